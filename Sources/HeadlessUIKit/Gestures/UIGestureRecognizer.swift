@preconcurrency public import Foundation

/// Watches touches for one kind of gesture and tells its targets when it happens.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  // What has no public name of its own; see `UIGestureRecognizer+States.swift`.
  var ownState = State.possible
  /// What the gesture would become if nobody stood in its way.
  var wantedState: State?
  var receivers: [Receiver] = []
  var requirements: [WeakRecognizer] = []
  weak var attachedView: UIView?
  weak var arena: TouchArena?
  /// The touches that count now, and all that were seen since the last reset.
  var tracked: [UITouch] = []
  /// Of a gesture that has not begun, those that have left the screen.
  var lifted: [UITouch] = []
  var seen: [UITouch] = []
  var lastPlace = CGPoint.zero
  var timer: Int?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  open func addTarget(_ target: Any, action: Selector) { add(target as AnyObject, action) }
  open func removeTarget(_ target: Any?, action: Selector?) {
    removeReceivers(target as AnyObject?, action)
  }

  // MARK: State

  open var state: State {
    get { ownState }
    set { request(newValue) }
  }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      // Switched on again, it is ready for the very next touch.
      if isEnabled { prepareForNext() } else { giveUp() }
    }
  }
  open var view: UIView? { attachedView }
  open var cancelsTouchesInView = true  // [D]
  open var delaysTouchesBegan = false  // [D]
  open var delaysTouchesEnded = true  // [D]
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = []
  open var name: String?

  // MARK: Other recognizers

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Places

  /// The middle of the touches.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(lastPlace, from: nil) ?? lastPlace
  }
  open var numberOfTouches: Int { counted.count }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard counted.indices.contains(touchIndex) else { return complain(ofTouch: touchIndex) }
    return counted[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    giveUp()
  }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: UIEvent.ButtonMask { [] }
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll { $0 === touch }
  }

  /// Whether the gesture may still come although no finger is down.
  var waitsForMore: Bool { false }
  /// For so many seconds the view does not hear of touches that the gesture may want.
  var contentDelay: TimeInterval? { nil }
  /// The last word before the gesture begins, after everybody else's.
  var mayTakeTouches: Bool { true }
  /// Everybody has agreed; the next thing is the new state.
  func willBegin() {}
}

extension UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  /// [D] Targets are not retained.
  struct Receiver {
    weak var target: AnyObject?
    let action: Selector
  }

  struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }
}
