@preconcurrency public import Foundation
public import Geometry
import Timeline

/// A spring for a property animator.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Parameters {
    /// The stiffness is derived from the animator's duration.
    case dampingRatio(CGFloat)
    /// Fully specified; the animator's duration is ignored.
    case physics(Spring)
  }

  private let statement: Parameters
  public let initialVelocity: CGVector

  public convenience override init() {
    // [D] The system's spring.
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    statement = .dampingRatio(ratio)
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    statement = .physics(
      Spring(mass: mass, stiffness: stiffness, damping: damping, overdamping: .clamped)
    )
    initialVelocity = velocity
    super.init()
  }

  /// [D] iOS 17.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    statement = .physics(Spring(duration: duration, bounce: bounce, overdamping: .clamped))
    self.initialVelocity = initialVelocity
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  func pacing(over duration: TimeInterval, axis: KeyPath<CGVector, CGFloat>) -> Pacing {
    let velocity = initialVelocity[keyPath: axis]
    return switch statement {
    case .dampingRatio(let ratio):
      .uikitSpring(duration: duration, ratio: ratio, velocity: velocity)
    case .physics(let spring): .spring(spring, velocity: velocity)
    }
  }

  /// The duration of a fully specified spring; nil for one that adapts.
  var settling: TimeInterval? {
    guard case .physics(let spring) = statement else { return nil }
    return spring.settlingDuration(velocity: initialVelocity.dx)
  }

  /// Whether a point's two axes move differently.
  var splitsAxes: Bool { initialVelocity.dx != initialVelocity.dy }
}
