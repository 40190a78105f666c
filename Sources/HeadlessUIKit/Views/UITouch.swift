@preconcurrency public import Foundation
public import Geometry

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    /// A pointer above a view that is not pressed; there is none on a stage.
    case regionEntered, regionMoved, regionExited
  }

  public override init() {
    super.init()
  }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 1 }
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  var recognizers: [UIGestureRecognizer] = []
  /// Whether the view has received it, and no recognizer delays it any more.
  var hasReachedView = false
  /// The location in the window.
  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero
  var firstWindowLocation = CGPoint.zero

  /// A stage has only fingers.
  open var type: TouchType { .direct }
  // [I] A fingertip with a diameter of slightly more than a centimetre.
  open var majorRadius: CGFloat { 22 }
  open var majorRadiusTolerance: CGFloat { 4 }
  /// [D] A finger counts as an upright pencil.
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }
}

/// The touches at one instant.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  public enum EventSubtype: Int, Sendable {
    case none
    case motionShake
    // [D] UIEvent.h.
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  public override init() {
    super.init()
  }

  open internal(set) var type = EventType.touches
  open internal(set) var subtype = EventSubtype.none
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var allTouches: Set<UITouch>?
  var orderedTouches: [UITouch] = []
  /// Delivers a window's touches.
  var deliver: ((UIWindow) -> Void)?
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { gesture.tracked.contains($0) }
  }
  /// One sample for each event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }
  /// There are no predictions.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: ButtonMask { [] }
}
