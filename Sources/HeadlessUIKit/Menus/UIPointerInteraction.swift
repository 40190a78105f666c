public import Foundation

// A phone has no pointer, so nobody is asked for the looks of one.

/// An interaction that changes the pointer over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  public override convenience init() {
    self.init(delegate: nil)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func invalidate() {}
}

@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

extension UIButton {
  /// Changes the pointer's looks over a button, from those that it proposes.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
}

@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  open private(set) var rect: CGRect
  open private(set) var identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }

  /// [D] iOS 15: along which axes a pressed pointer stays in the region.
  open var latchingAxes: UIAxis = []
}

@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}

/// How a pointer would look.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
  }

  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init()
  }

  /// [D] iOS 15: up to four.
  open var accessories: [UIPointerAccessory] = []

  open class func hidden() -> Self { made() }
  open class func system() -> Self { made() }
}

/// What stands beside a pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
  /// Where it stands, from the edge of the pointer.
  public struct Position: Hashable, Sendable {
    public var offset: CGFloat
    /// [D] In radians from the top, clockwise.
    public var angle: CGFloat

    public init(offset: CGFloat, angle: CGFloat) {
      (self.offset, self.angle) = (offset, angle)
    }

    // [I] At no distance, as none is documented.
    private static func at(_ eighths: CGFloat) -> Position {
      Position(offset: 0, angle: eighths * .pi / 4)
    }
    public static let top = at(0)
    public static let topRight = at(1)
    public static let right = at(2)
    public static let bottomRight = at(3)
    public static let bottom = at(4)
    public static let bottomLeft = at(5)
    public static let left = at(6)
    public static let topLeft = at(7)
  }

  public let shape: UIPointerShape
  public let position: Position
  open var orientationMatchesAngle = false

  public required init(_ shape: UIPointerShape, position: Position) {
    (self.shape, self.position) = (shape, position)
    super.init()
  }

  // [I] An empty shape, as pointers are never drawn.
  open class func arrow(_ position: Position) -> Self {
    let arrow = self.init(.path(UIBezierPath()), position: position)
    arrow.orientationMatchesAngle = true
    return arrow
  }
}

public enum UIPointerEffect {
  public enum TintMode: Int, Sendable {
    case none, overlay, underlay
  }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )
}

public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = .greatestFiniteMagnitude)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  public static let defaultCornerRadius: CGFloat = 8  // [I]
}
