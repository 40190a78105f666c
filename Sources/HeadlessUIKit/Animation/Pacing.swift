import Foundation
import Timeline

/// The pacing of an animation as requested from UIKit.
enum Pacing {
  case curve(Curve)
  case spring(Spring, velocity: Double)

  // [D] The raw values of UIView.AnimationCurve; [W] 7 is the system's spring.
  static func option(_ number: UInt) -> Pacing {
    switch number {
    case 1: .curve(CurveName.easeIn.curve)
    case 2: .curve(CurveName.easeOut.curve)
    case 3: .curve(.linear)
    case 7: .spring(.system, velocity: 0)
    default: .curve(CurveName.easeInEaseOut.curve)
    }
  }

  /// The pacing of a whole run of `duration` seconds as one curve.
  func curve(over duration: TimeInterval) -> Curve {
    switch self {
    case .curve(let curve): curve
    case .spring(let spring, let velocity):
      .spring(spring, over: duration, velocity: velocity)
    }
  }

  /// An animation with this pacing.
  func animation(keyPath: String, duration: TimeInterval) -> CABasicAnimation {
    switch self {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
      animation.duration = duration
      return animation
    case .spring(let spring, let velocity):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = spring.mass
      animation.stiffness = spring.stiffness
      animation.damping = spring.damping
      animation.initialVelocity = velocity
      animation.allowsOverdamping = spring.overdamping != .clamped
      animation.timingFunction = CAMediaTimingFunction(curve: .linear)
      animation.duration = duration
      return animation
    }
  }
}
