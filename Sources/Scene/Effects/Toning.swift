/// A change of saturation and brightness, in sRGB components as CSS and Core Image do it.
public struct Toning: Hashable, Sendable {
  /// 1 leaves colours alone, 0 makes them grey, more makes them vivid.
  public var saturation: Double
  /// Each component is multiplied by it.
  public var brightness: Double

  public init(saturation: Double = 1, brightness: Double = 1) {
    self.saturation = saturation
    self.brightness = brightness
  }

  // Rec. 709 weights of red, green and blue, as in feColorMatrix's `saturate`.
  public static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)
}
