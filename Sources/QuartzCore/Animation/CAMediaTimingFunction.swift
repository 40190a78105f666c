public import Foundation
package import Timeline

/// The names of Core Animation's own timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pacing of an animation.
open class CAMediaTimingFunction: NSObject {
  package let curve: Curve
  private let points: [Float]

  public convenience init(name: CAMediaTimingFunctionName) {
    let points = Self.named[name] ?? [0, 0, 1, 1]
    self.init(controlPoints: points[0], points[1], points[2], points[3])
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    // The decimals as written, not the nearest Float: 0.42 is 0.42.
    let exact = points.map { Double("\($0)") ?? Double($0) }
    curve =
      points == [0, 0, 1, 1]
      ? .linear : .bezier(UnitBezier(exact[0], exact[1], exact[2], exact[3]))
  }

  package init(curve: Curve) {
    self.curve = curve
    points = [0, 0, 1, 1]
  }

  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let ends: [Float] = [0, 0] + points + [1, 1]
    ptr[0] = ends[2 * idx]
    ptr[1] = ends[2 * idx + 1]
  }

  // [D] Numbers.md
  private static let named: [CAMediaTimingFunctionName: [Float]] = [
    .linear: [0, 0, 1, 1],
    .easeIn: [0.42, 0, 1, 1],
    .easeOut: [0, 0, 0.58, 1],
    .easeInEaseOut: [0.42, 0, 0.58, 1],
    .default: [0.25, 0.1, 0.25, 1],
  ]
}
