public import Foundation
public import Geometry
package import Timeline

/// How keyframes are interpolated.
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

  package var mode: KeyframeMode { KeyframeMode(rawValue: rawValue) ?? .linear }
}

/// Whether a layer that moves along a path rotates with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  public override init() {
    super.init()
  }

  open var values: [Any]?
  /// Takes precedence over `values`.
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// [D] One for each value, from −1 to 1, for the cubic modes: the tension of the curve.
  open var tensionValues: [NSNumber]?
  /// The continuity: other than 0, there is a corner.
  open var continuityValues: [NSNumber]?
  /// The bias of the curve.
  open var biasValues: [NSNumber]?
  /// Rotates a layer with the path that it moves along.
  open var rotationMode: CAAnimationRotationMode?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = filledProperty(Self.fresh())
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    return copy
  }

  package override var motion: Motion? {
    if path != nil { return pathMotion.map { .along($0) } }
    return Motion(
      frames: (values ?? []).map { AnimatableValue($0) },
      times: keyTimes?.map(\.doubleValue),
      curves: (timingFunctions ?? []).map(\.curve),
      mode: calculationMode.mode,
      bends: bends
    )
  }

  private var bends: [KeyframeBend] {
    let given = [tensionValues ?? [], continuityValues ?? [], biasValues ?? []]
    return (0..<(given.map(\.count).max() ?? 0)).map { index in
      let numbers = given.map { index < $0.count ? $0[index].doubleValue : 0 }
      return KeyframeBend(tension: numbers[0], continuity: numbers[1], bias: numbers[2])
    }
  }

  private var pathMotion: PathMotion? {
    guard let path else { return nil }
    return PathMotion(
      path.value,
      times: keyTimes?.map(\.doubleValue),
      curves: (timingFunctions ?? []).map(\.curve),
      mode: calculationMode.mode
    )
  }

  package override func courses(pace: Pace) -> [PathCourse] {
    super.courses(pace: pace) + (turning(pace).map { [$0] } ?? [])
  }

  /// [D] Along a path with a rotation mode, the layer keeps its angle to the tangent.
  private func turning(_ pace: Pace) -> PathCourse? {
    guard let rotationMode, let pathMotion else { return nil }
    let course = Course(
      pace: pace,
      motion: .heading(pathMotion, turned: rotationMode == .rotateAutoReverse ? .pi : 0),
      isAdditive: true,
      isCumulative: false
    )
    return PathCourse(path: "transform.rotation.z", course: course)
  }
}
