@preconcurrency public import Foundation
import Geometry

public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// The timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pacing over `duration` seconds, for one axis of the velocity.
  func pacing(over duration: TimeInterval, axis: KeyPath<CGVector, CGFloat>) -> Pacing {
    if let spring = springTimingParameters { return spring.pacing(over: duration, axis: axis) }
    return cubicTimingParameters?.pacing ?? .option(0)
  }

  /// [D] A spring with mass, stiffness and damping has its own duration.
  func length(asked duration: TimeInterval) -> TimeInterval {
    springTimingParameters?.settling ?? duration
  }
}
