@preconcurrency public import Foundation
import Geometry

public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// Whatever can pace a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pacing over `duration` seconds for an axis whose share of the velocity is `axis`.
  func pacing(over duration: TimeInterval, axis: KeyPath<CGVector, CGFloat>) -> Pacing {
    if let spring = springTimingParameters { return spring.pacing(over: duration, axis: axis) }
    return cubicTimingParameters?.pacing ?? .option(0)
  }

  /// [D] A spring stated in mass, stiffness and damping takes as long as it needs.
  func length(asked duration: TimeInterval) -> TimeInterval {
    springTimingParameters?.settling ?? duration
  }
}
