@preconcurrency public import Foundation

/// Recognizes a finger that does not move.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var taps = 0
  /// The most fingers that were down at once since the last tap.
  private var fingers = 0

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  open var minimumPressDuration: TimeInterval = 0.5  // [D]
  open var allowableMovement: CGFloat = 10  // [D]
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count <= numberOfTouchesRequired else {
      // [I] An additional finger is ignored once the press has begun.
      if isActive { tracked.removeAll { touches.contains($0) } } else { state = .failed }
      return
    }
    fingers = max(fingers, tracked.count)
    guard tracked.count == numberOfTouchesRequired else { return }
    start = lastLocation
    stopTimer()
    guard taps >= numberOfTapsRequired else { return }
    startTimer(minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive { return state = .changed }
    if lastLocation.distance(to: start) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // [D] A press ends when any of its fingers is lifted.
    if isActive { return state = .ended }
    stopTimer()
    guard taps < numberOfTapsRequired else { return state = .failed }
    // The fingers of a tap need not be lifted together.
    guard tracked.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    (taps, fingers) = (taps + 1, 0)
    startTimer(GestureArbiter.tapInterval) { [weak self] in self?.state = .failed }
  }

  open override func reset() {
    super.reset()
    (taps, fingers) = (0, 0)
  }

  override var waitsForMore: Bool { taps > 0 && ownState == .possible }
}
