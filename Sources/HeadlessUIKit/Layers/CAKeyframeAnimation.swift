public import Foundation
public import Geometry
import Timeline

/// How keyframes are joined.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var mode: KeyframeMode { KeyframeMode(rawValue: rawValue) ?? .linear }
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  public override init() {
    super.init()
  }

  open var values: [Any]?
  /// Takes the place of `values`.
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = filledProperty(CAKeyframeAnimation())
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copy
  }

  override var motion: Motion? {
    let frames = path.map { $0.waypoints } ?? (values ?? []).map { AnimatableValue($0) }
    return Motion(
      frames: frames,
      times: keyTimes?.map(\.doubleValue),
      curves: (timingFunctions ?? []).map(\.curve),
      mode: calculationMode.mode
    )
  }
}
