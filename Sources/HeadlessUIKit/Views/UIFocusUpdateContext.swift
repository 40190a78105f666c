@preconcurrency public import Foundation
public import Geometry

public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // [D] UIFocus.h.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// From where to where the focus moves.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  open var focusHeading: UIFocusHeading { [] }

  public override init() {
    super.init()
  }
}

/// Animations beside a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  public override init() {
    super.init()
  }

  /// Nothing moves the focus, so both run at once.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }

  /// [D] For what gets the focus, and for what loses it.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) { run(animations, completion) }
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) { run(animations, completion) }

  private final class NoAnimation: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { 0 }
  }

  private func run(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    _ completion: (() -> Void)?
  ) {
    animations?(NoAnimation())
    completion?()
  }
}

/// How long the animations of a move of the focus take.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  var duration: TimeInterval { get }
}

/// Knows which item has the focus: none.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  open var focusedItem: (any UIFocusItem)? { nil }

  /// [D] Whether an environment is the other one, or in its chain.
  open class func environment(
    _ environment: any UIFocusEnvironment,
    contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    sequence(first: otherEnvironment) { $0.parentFocusEnvironment }.contains { $0 === environment }
  }

  /// Nothing is heard on a stage.
  open class func register(
    _ soundFileURL: URL,
    forSoundIdentifier identifier: UIFocusSoundIdentifier
  ) {}

  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}

  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification"
  )
}

/// The sound of a move of the focus.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierNone")
  public static let `default` = UIFocusSoundIdentifier(rawValue: "UIFocusSoundIdentifierDefault")
}

/// Which item of a group gets the focus first: that of the highest priority.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  // [D] UIFocus.h.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

/// Where the focus is about to move; here it stays.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  open var movementDirection: CGVector { .zero }
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  open var rotation: CGVector { .zero }
  open var translation: CGVector { .zero }
  open var interactionTransform: CATransform3D { CATransform3DIdentity }
}
