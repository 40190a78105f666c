import VirtualTime
@preconcurrency public import Foundation

/// Recognizes one kind of gesture in touches and notifies its targets.
@preconcurrency @MainActor
open class UIGestureRecognizer: ClassMadeRecognizer {
  // Internal members; see `UIGestureRecognizer+States.swift`.
  var ownState = State.possible
  /// The state that the gesture will have when nothing prevents it.
  var wantedState: State?
  var receivers: [Receiver] = []
  var requirements: [WeakRecognizer] = []
  weak var attachedView: UIView?
  weak var arbiter: GestureArbiter?
  /// The current touches, and all touches since the last reset.
  var tracked: [UITouch] = []
  /// The touches that were lifted before the gesture began.
  var lifted: [UITouch] = []
  var seen: [UITouch] = []
  var lastLocation = CGPoint.zero
  var timer: Int?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  @available(*, unavailable)
  public required convenience init(_made: Void) {
    self.init(target: nil, action: nil)
  }

  /// Called when everything of its document is connected.
  open func awakeFromNib() {}

  /// Comes to the state of another recognizer, whose substitute it is.
  func copyGesture(of other: UIGestureRecognizer) {
    (attachedView, arbiter) = (other.attachedView, other.arbiter)
    (tracked, lifted, seen) = (other.tracked, other.lifted, other.seen)
    (ownState, lastLocation) = (other.ownState, other.lastLocation)
  }

  open func addTarget(_ target: Any, action: Selector) {
    if let target = ClassTarget.object(target) { add(target, action) }
  }
  open func removeTarget(_ target: Any?, action: Selector?) {
    removeReceivers(ClassTarget.object(target), action)
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
      // Enabled again, it is ready for the next touch.
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

  /// The centre of the touches.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(lastLocation, from: nil) ?? lastLocation
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

  /// Whether the gesture may still be recognized although no finger is down.
  var waitsForMore: Bool { false }
  /// How long touches are withheld from the view, in seconds.
  var contentDelay: TimeInterval? { nil }
  /// A final check before the gesture begins, after all delegates.
  var mayTakeTouches: Bool { true }
  /// Called when the gesture is certain to begin, before its state changes.
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
