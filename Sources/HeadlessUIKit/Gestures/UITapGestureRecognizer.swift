import Foundation

/// Recognizes taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  // [W] The longest duration and movement of a tap.
  private static let longestTap: TimeInterval = 0.75
  private static let reach = GestureArbiter.tapRadius

  private var taps = 0
  private var fingers = 0
  private var start = CGPoint.zero

  /// Kept; a finger has no buttons.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary  // [D]

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// [W] A single tap does not prevent a double tap.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers = max(fingers, tracked.count)
    guard fingers <= numberOfTouchesRequired else { return state = .failed }
    if taps == 0 { start = lastLocation }
    guard tracked.count == numberOfTouchesRequired else { return }
    startTimer(Self.longestTap) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if lastLocation.distance(to: start) > Self.reach { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard lastLocation.distance(to: start) <= Self.reach else { return state = .failed }
    guard tracked.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired {
      stopTimer()
      state = .ended
    } else {
      startTimer(GestureArbiter.tapInterval) { [weak self] in self?.state = .failed }
    }
  }

  open override func reset() {
    super.reset()
    (taps, fingers) = (0, 0)
  }

  override var waitsForMore: Bool { taps > 0 && taps < numberOfTapsRequired }
}

extension UIGestureRecognizer {
  /// Whether it recognizes one tap of one finger.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
