import Foundation
import Geometry
import HeadlessUIKit

extension ViewAppearance {
  /// Applies the values that are set, and leaves the others unchanged.
  @MainActor
  func apply(to view: UIView, _ cast: Cast) {
    if let frame {
      view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    if let center { view.center = CGPoint(x: center[0], y: center[1]) }
    if let background { view.backgroundColor = background }
    if let tint { view.tintColor = tint }
    if let alpha { view.alpha = alpha }
    if let isHidden { view.isHidden = isHidden }
    if let contentMode { view.contentMode = contentMode }
    applyEdges(to: view)
    if let transform { view.transform = transform.matrix }
    let text = text.map { cast.say($0) }
    if let label = view as? UILabel { apply(text, to: label) }
    if let button = view as? UIButton { apply(text, to: button) }
    if let field = view as? UITextField { apply(text, to: field) }
  }

  @MainActor
  private func applyEdges(to view: UIView) {
    if let clips { view.clipsToBounds = clips }
    if let cornerRadius { view.layer.cornerRadius = cornerRadius }
    if let border {
      view.layer.borderWidth = border.width
      view.layer.borderColor = border.color.cgColor
    }
    if let shadow {
      view.layer.shadowColor = shadow.color.cgColor
      view.layer.shadowOpacity = Float(shadow.opacity)
      view.layer.shadowRadius = shadow.radius
      view.layer.shadowOffset = CGSize(width: shadow.offset[0], height: shadow.offset[1])
    }
  }

  @MainActor
  private func apply(_ text: String?, to label: UILabel) {
    if let text { label.text = text }
    if let color { label.textColor = color }
    if let alignment { label.textAlignment = alignment }
    if let lines { label.numberOfLines = lines }
    if hasTextStyle { label.adjustsFontForContentSizeCategory = true }
    if let font = font(over: label.font) { label.font = font }
  }

  @MainActor
  private func apply(_ text: String?, to button: UIButton) {
    if let text { button.setTitle(text, for: .normal) }
    if let color { button.setTitleColor(color, for: .normal) }
    if hasTextStyle { button.titleLabel?.adjustsFontForContentSizeCategory = true }
    if let font = font(over: button.titleLabel?.font) { button.titleLabel?.font = font }
  }

  @MainActor
  private func apply(_ text: String?, to field: UITextField) {
    if let text { field.text = text }
    if let color { field.textColor = color }
    if let alignment { field.textAlignment = alignment }
    if hasTextStyle { field.adjustsFontForContentSizeCategory = true }
    if let font = font(over: field.font) { field.font = font }
  }

  /// Whether its text scales with the preferred text size.
  private var hasTextStyle: Bool {
    if case .style = font { true } else { false }
  }

  private func font(over current: UIFont?) -> UIFont? {
    switch font {
    case .points(let size): return .systemFont(ofSize: size, weight: weight ?? .regular)
    case .style(let style):
      guard let weight else { return .preferredFont(forTextStyle: style) }
      return .preferredFont(style, weight: weight)
    case nil:
      return weight.map { .systemFont(ofSize: current?.pointSize ?? 17, weight: $0) }
    }
  }
}

extension Transform {
  var matrix: CGAffineTransform {
    CGAffineTransform(translationX: move[0], y: move[1])
      .rotated(by: rotate * .pi / 180)
      .scaledBy(x: scale[0], y: scale[1])
  }
}
