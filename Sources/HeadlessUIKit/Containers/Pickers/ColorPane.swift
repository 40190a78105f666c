import Foundation
import Geometry

/// Colors side by side that a finger chooses, down on them or moving over them.
@MainActor
class ColorPane: UIView {
  /// Called with a color, and whether the finger is still down.
  var colorChosen: (UIColor, Bool) -> Void = { _, _ in }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = 8  // [I]
  }

  required init?(coder: NSCoder) { nil }

  /// Chooses the color at a place, in units of the size.
  func choose(at place: CGPoint, isContinuous: Bool) {}

  /// A finger that moves over the colors does not move the sheet.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches.first, isContinuous: true)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches.first, isContinuous: true)
  }
  /// [D] The last color of a touch is not a continuous one.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches.first, isContinuous: false)
  }

  /// A finger beyond the border chooses what is nearest.
  private func follow(_ touch: UITouch?, isContinuous: Bool) {
    guard let touch, bounds.width > 0, bounds.height > 0 else { return }
    let location = touch.location(in: self)
    let place = CGPoint(
      x: (location.x / bounds.width).clamped(to: 0...1),
      y: (location.y / bounds.height).clamped(to: 0...1)
    )
    choose(at: place, isContinuous: isContinuous)
  }
}
