import Foundation

/// The device that a document was designed for; its frames are for that size.
struct DeviceCanvas: Hashable, Sendable {
  let size: CGSize
  let isLandscape: Bool

  // [D] Sizes of Interface Builder's canvases by the name of their device.
  private static let sizes: [String: CGSize] = [
    "retina3_5": CGSize(width: 320, height: 480), "retina4_0": CGSize(width: 320, height: 568),
    "retina4_7": CGSize(width: 375, height: 667), "retina5_5": CGSize(width: 414, height: 736),
    "retina5_9": CGSize(width: 375, height: 812), "retina6_1": CGSize(width: 414, height: 896),
    "retina6_5": CGSize(width: 414, height: 896), "retina6_0": CGSize(width: 390, height: 844),
    "retina6_7": CGSize(width: 428, height: 926), "retina6_12": CGSize(width: 393, height: 852),
    "retina5_4": CGSize(width: 375, height: 812), "retina6_3": CGSize(width: 402, height: 874),
    "retina6_72": CGSize(width: 430, height: 932), "retina6_9": CGSize(width: 440, height: 956),
    "ipad8_3rounded": CGSize(width: 744, height: 1133),
    "ipad10_2": CGSize(width: 810, height: 1080),
    "ipad10_9rounded": CGSize(width: 820, height: 1180),
    "ipad13_0rounded": CGSize(width: 1032, height: 1376),
    "ipad9_7": CGSize(width: 768, height: 1024), "ipad10_5": CGSize(width: 834, height: 1112),
    "ipad11_0rounded": CGSize(width: 834, height: 1194),
    "ipad12_9": CGSize(width: 1024, height: 1366),
    "ipad12_9rounded": CGSize(width: 1024, height: 1366),
  ]
  /// The canvas of documents without a device, which have size classes only.
  static let anySize = CGSize(width: 600, height: 600)

  init(_ device: Element?) {
    let upright = device?.id.flatMap { Self.sizes[$0] } ?? Self.anySize
    isLandscape = device?["orientation"] == "landscape"
    size = isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
  }
}
