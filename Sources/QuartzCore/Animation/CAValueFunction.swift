public import Foundation

/// The names of the functions from a number to a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Converts a number to a part of a transform, which an animation changes.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName
  package let component: String

  public init?(name: CAValueFunctionName) {
    guard let component = Self.components[name] else { return nil }
    self.name = name
    self.component = component
  }

  private static let components: [CAValueFunctionName: String] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z",
    .scaleX: "scale.x", .scaleY: "scale.y", .scaleZ: "scale.z",
    .translateX: "translation.x", .translateY: "translation.y", .translateZ: "translation.z",
  ]
}
