@preconcurrency public import Foundation
import Timeline

/// A curve for a property animator.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let pacing: Pacing
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  public override init() {
    // [D] Without an argument: the system's curve, the spring of its transitions.
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    pacing = .option(7)
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = curve.controlPoints
    pacing = .option(UInt(curve.rawValue))
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    pacing = .curve(.bezier(UnitBezier(point1.x, point1.y, point2.x, point2.y)))
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UIView.AnimationCurve {
  // [D] Numbers.md
  var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (.zero, CGPoint(x: 0.58, y: 1))
    case .linear: (.zero, CGPoint(x: 1, y: 1))
    }
  }
}
