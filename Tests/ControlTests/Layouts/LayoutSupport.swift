import Foundation
import Geometry

@testable import HeadlessUIKit

/// As large as it was told.
@MainActor
final class Content: UIView {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }
}

/// With a border outside of what is aligned.
@MainActor
final class Decorated: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 4, left: 2, bottom: 8, right: 6)
  }
}

/// Whose lines of text are a subview's.
@MainActor
final class Titled: UIView {
  private let title: UILabel

  init(_ title: UILabel) {
    self.title = title
    super.init(frame: .zero)
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  override var forFirstBaselineLayout: UIView { title }
}

extension NSLayoutConstraint {
  @discardableResult
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    isActive = true
    return self
  }
}

extension NSLayoutXAxisAnchor {
  func constraint(equalToConstant constant: CGFloat, in view: UIView) -> NSLayoutConstraint {
    constraint(equalTo: view.leftAnchor, constant: constant)
  }
}

extension HandLayoutTests {
  func put(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  func box() -> UIView {
    let view = UIView()
    put(view)
    return view
  }

  func content(_ width: CGFloat, _ height: CGFloat) -> Content {
    let view = Content()
    view.size = CGSize(width: width, height: height)
    put(view)
    return view
  }

  func text(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    put(label)
    return label
  }

  /// At the top left.
  func pin(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  func center(_ view: UIView) {
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
  }

  func fill(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  func laidOut(_ view: UIView) -> CGRect {
    root.layoutIfNeeded()
    return view.frame
  }
}
