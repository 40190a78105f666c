import Foundation
import Geometry

/// The chevron of an item with children; it points down if expanded.
@MainActor
final class OutlineMark: UIControl {
  let style: UICellAccessory.OutlineDisclosureOptions.Style
  private let handler: (() -> Void)?
  private let chevron: UIView
  var toggle: (() -> Void)?

  init(_ options: UICellAccessory.OutlineDisclosureOptions, _ handler: (() -> Void)?) {
    (style, self.handler) = (options.style, handler)
    chevron = AccessoryMark(.disclosureIndicator) ?? UIView()
    // [I] As wide as a touch target.
    super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    if let color = options.tintColor { chevron.tintColor = color }
    addSubview(chevron)
    chevron.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addAction(UIAction { [weak self] _ in self?.fire() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var answersTaps: Bool { true }

  func fire() {
    guard let handler else { return toggle?() ?? () }
    handler()
  }

  func turn(isExpanded: Bool) {
    let quarter: CGFloat = isRightToLeft ? -.pi / 2 : .pi / 2
    let change = { [chevron] in
      chevron.transform = isExpanded ? CGAffineTransform(rotationAngle: quarter) : .identity
    }
    guard window != nil else { return change() }
    UIView.animate(withDuration: 0.3, animations: change)  // [I]
  }
}
