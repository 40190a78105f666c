/// A key of the options with which an image is made; options have no effect here.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  public static let applyOrientationProperty =
    CIImageOption(rawValue: "CIImageApplyOrientationProperty")
}
