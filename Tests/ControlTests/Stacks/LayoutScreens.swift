import Foundation
import Geometry

@testable import HeadlessUIKit

/// Screens whose frames are recorded.
@MainActor
enum LayoutScreens {
  static let named: [String: @MainActor () -> UIView] = [
    "profile": profile,
    "form-right-to-left": { form(.forceRightToLeft) },
    "scrolled-stack": scrolledStack,
    "grid-of-stacks": gridOfStacks,
  ]

  private static func view(
    _ name: String,
    _ size: CGSize? = nil,
    _ made: UIView = UIView()
  ) -> UIView {
    made.accessibilityIdentifier = name
    made.translatesAutoresizingMaskIntoConstraints = false
    if let size {
      made.widthAnchor.constraint(equalToConstant: size.width).isActive = true
      made.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }
    return made
  }

  private static func fill(_ parent: UIView, _ child: UIView, inset: CGFloat) {
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
      child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset),
      child.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor, constant: inset),
    ])
  }

  /// A picture beside two lines, and a button that keeps to the bottom.
  private static func profile() -> UIView {
    let root = UIView()
    root.accessibilityIdentifier = "screen"
    let picture = view("picture", CGSize(width: 80, height: 80))
    let name = view("name", CGSize(width: 150, height: 24))
    let city = view("city", CGSize(width: 90, height: 18))
    let lines = UIStackView(arrangedSubviews: [name, city])
    lines.axis = .vertical
    lines.alignment = .leading
    lines.spacing = 6
    let row = UIStackView(arrangedSubviews: [picture, lines])
    row.alignment = .center
    row.spacing = 16
    root.addSubview(view("row", nil, row))
    lines.accessibilityIdentifier = "lines"
    let button = view("button")
    root.addSubview(button)
    fill(root, row, inset: 20)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      button.heightAnchor.constraint(equalToConstant: 50),
    ])
    return root
  }

  /// Labels and fields in rows; what leads stands on the right.
  private static func form(_ direction: UISemanticContentAttribute) -> UIView {
    let root = UIView()
    root.accessibilityIdentifier = "screen"
    let rows = ["first", "second"].map { name in
      let row = UIStackView(arrangedSubviews: [
        view("\(name) label", CGSize(width: 70, height: 20)), view("\(name) field"),
      ])
      row.spacing = 10
      row.alignment = .center
      row.semanticContentAttribute = direction
      row.arrangedSubviews[1].heightAnchor.constraint(equalToConstant: 30).isActive = true
      return view("\(name) row", nil, row)
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 12
    root.addSubview(view("column", nil, column))
    fill(root, column, inset: 16)
    return root
  }

  /// A stack that is higher than the scroll view that it lies in.
  private static func scrolledStack() -> UIView {
    let root = UIView()
    root.accessibilityIdentifier = "screen"
    let scroll = UIScrollView()
    root.addSubview(view("scroll view", nil, scroll))
    let blocks = (1...4).map { number in
      let block = view("block \(number)")
      block.heightAnchor.constraint(equalToConstant: CGFloat(number) * 100).isActive = true
      return block
    }
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.axis = .vertical
    stack.spacing = 8
    stack.setCustomSpacing(30, after: blocks[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    scroll.addSubview(view("stack", nil, stack))
    let (content, window) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: window.widthAnchor),
    ])
    return root
  }

  /// Three rows of three, shared equally both ways.
  private static func gridOfStacks() -> UIView {
    let root = UIView()
    root.accessibilityIdentifier = "screen"
    let rows = (0..<3).map { row in
      let line = UIStackView(arrangedSubviews: (0..<3).map { view("cell \(row) \($0)") })
      line.distribution = .fillEqually
      line.spacing = 3
      return view("row \(row)", nil, line)
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.distribution = .fillEqually
    column.spacing = 3
    root.addSubview(view("grid", nil, column))
    fill(root, column, inset: 0)
    column.heightAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    return root
  }
}
