/// The curves that have a name in Core Animation, UIKit and CSS.
public enum CurveName: String, Hashable, Codable, Sendable, CaseIterable {
  case linear
  /// CSS `ease-in`; `UIView.AnimationCurve` 1.
  case easeIn
  /// CSS `ease-out`; `UIView.AnimationCurve` 2.
  case easeOut
  /// CSS `ease-in-out`; `UIView.AnimationCurve` 0, the default of UIKit.
  case easeInEaseOut
  /// CSS `ease`; the curve of implicit layer animations.
  case `default`
  case hold
  /// `UIView.AnimationCurve` 7: the spring of the system's own transitions.
  case system

  public var curve: Curve {
    switch self {
    case .linear: .linear
    case .easeIn: .bezier(UnitBezier(0.42, 0, 1, 1))  // [D] CAMediaTimingFunction
    case .easeOut: .bezier(UnitBezier(0, 0, 0.58, 1))  // [D] CAMediaTimingFunction
    case .easeInEaseOut: .bezier(UnitBezier(0.42, 0, 0.58, 1))  // [D] CAMediaTimingFunction
    case .default: .bezier(UnitBezier(0.25, 0.1, 0.25, 1))  // [D] CAMediaTimingFunction
    case .hold: .hold
    case .system: .spring(.system, over: Spring.systemDuration)
    }
  }

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension Curve {
  public static let easeIn = CurveName.easeIn.curve
  public static let easeOut = CurveName.easeOut.curve
  public static let easeInEaseOut = CurveName.easeInEaseOut.curve
  public static let `default` = CurveName.default.curve
  public static let system = CurveName.system.curve

  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Curve {
    .bezier(UnitBezier(x1, y1, x2, y2))
  }

  public static func steps(_ count: Int, _ jump: Steps.Jump = .end) -> Curve {
    .steps(Steps(count, jump))
  }

  /// The curve of a raw value of `UIView.AnimationCurve`: 0 to 3, and the private 7.
  public init?(uiViewAnimationCurve rawValue: Int) {
    switch rawValue {
    case 0: self = .easeInEaseOut
    case 1: self = .easeIn
    case 2: self = .easeOut
    case 3: self = .linear
    case 7: self = .system
    default: return nil
    }
  }

  /// The curve of a CSS keyword such as `ease-in`.
  public init?(css keyword: String) {
    switch keyword {
    case "linear": self = .linear
    case "ease": self = .default
    case "ease-in": self = .easeIn
    case "ease-out": self = .easeOut
    case "ease-in-out": self = .easeInEaseOut
    case "step-start": self = .steps(1, .start)
    case "step-end": self = .steps(1, .end)
    default: return nil
    }
  }
}
