import Foundation
import Geometry

extension CGColor {
  /// The space and the components as a `UIColor` prints them.
  // [W] Logs of devices, such as "UIExtendedGrayColorSpace 0.666667 1"; [I] for other spaces.
  var printed: String {
    let numbers = (components ?? []).map { String(format: "%g", Double($0)) }
    return ([printedSpace] + numbers).joined(separator: " ")
  }

  private var printedSpace: String {
    let name = colorSpace?.name
    if name == CGColorSpace.extendedSRGB { return "UIExtendedSRGBColorSpace" }
    if name == CGColorSpace.extendedGray { return "UIExtendedGrayColorSpace" }
    let isGray = colorSpace?.model == .monochrome
    return isGray ? "kCGColorSpaceModelMonochrome" : "kCGColorSpaceModelRGB"
  }
}
