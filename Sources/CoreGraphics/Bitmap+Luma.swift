package import Bitmap

extension Bitmap {
  /// [W] Luma as in BT.601, by which Core Graphics converts device colors.
  package static func luma(blue: UInt8, green: UInt8, red: UInt8) -> UInt8 {
    let (blue, green, red) = (Int(blue), Int(green), Int(red))
    return UInt8((blue * 114 + green * 587 + red * 299 + 500) / 1000)
  }
}
