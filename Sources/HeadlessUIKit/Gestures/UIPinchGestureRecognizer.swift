@preconcurrency public import Foundation

/// Recognizes two fingers that move together or apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  // [W1] The change of the distance at which a pinch begins.
  private static let slop: CGFloat = 8

  private var base: CGFloat = 0
  private var trail = VelocityTracker()

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// 1 where the pinch began; setting it changes the reference.
  open var scale: CGFloat = 1 {
    didSet { rebase() }
  }
  /// In scale factors per second of virtual time.
  open var velocity: CGFloat { trail.velocity(at: arbiter?.now ?? 0).x }

  private var isMeasuring = false
  private func rebase() {
    guard !isMeasuring, let pair = TouchPair(tracked), scale != 0 else { return }
    base = pair.length / scale
    trail = VelocityTracker()
  }

  private func measure(_ pair: TouchPair, at time: TimeInterval) {
    isMeasuring = true
    scale = base > 0 ? pair.length / base : 1
    isMeasuring = false
    trail.add(CGPoint(x: scale, y: 0), at: time)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = TouchPair(tracked) else { return }
    if isActive { return rebase() }
    base = pair.length
    trail = VelocityTracker()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = TouchPair(tracked) else { return }
    if isActive {
      measure(pair, at: event.timestamp)
      state = .changed
    } else if abs(pair.length - base) >= Self.slop {
      state = .began
      if isActive { trail.add(CGPoint(x: scale, y: 0), at: event.timestamp) }
    }
  }

  override func willBegin() {
    guard let pair = TouchPair(tracked) else { return }
    base = pair.length
    isMeasuring = true
    scale = 1
    isMeasuring = false
  }

  /// [D] The gesture ends when both fingers are lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.isEmpty { state = isActive ? .ended : .failed }
  }
}
