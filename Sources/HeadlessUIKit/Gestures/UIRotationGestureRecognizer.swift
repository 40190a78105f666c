@preconcurrency public import Foundation

/// Recognizes two fingers that rotate about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  // [I] The distance along the circle at which a rotation begins.
  private static let slop: CGFloat = 10

  private var last: CGFloat = 0
  private var turned: CGFloat = 0
  private var trail = VelocityTracker()

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// In radians, clockwise, since the rotation began; setting it changes the reference.
  open var rotation: CGFloat = 0 {
    didSet { if !isMeasuring { trail = VelocityTracker() } }
  }
  /// In radians per second of virtual time.
  open var velocity: CGFloat { trail.velocity(at: arbiter?.now ?? 0).x }

  private var isMeasuring = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = TouchPair(tracked) else { return }
    last = pair.angle
    if !isActive { turned = 0 }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = TouchPair(tracked) else { return }
    let step = remainder(pair.angle - last, 2 * .pi)
    last = pair.angle
    if isActive {
      turn(to: rotation + step, at: event.timestamp)
      state = .changed
      return
    }
    turned += step
    if abs(turned) * pair.length / 2 >= Self.slop { state = .began }
    if isActive { trail.add(CGPoint(x: rotation, y: 0), at: event.timestamp) }
  }

  private func turn(to angle: CGFloat, at time: TimeInterval) {
    isMeasuring = true
    rotation = angle
    isMeasuring = false
    trail.add(CGPoint(x: angle, y: 0), at: time)
  }

  override func willBegin() {
    rotation = 0
  }

  /// [D] The gesture ends when both fingers are lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.isEmpty { state = isActive ? .ended : .failed }
  }
}
