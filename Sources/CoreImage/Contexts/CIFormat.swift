internal import VirtualTime

/// The layout of a pixel in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  // Numbers of our own: Apple's are constants of its library.
  public static let ARGB8 = CIFormat(rawValue: 1)
  public static let BGRA8 = CIFormat(rawValue: 2)
  public static let RGBA8 = CIFormat(rawValue: 3)
  public static let ABGR8 = CIFormat(rawValue: 4)
  public static let RGBAh = CIFormat(rawValue: 5)
  public static let RGBAf = CIFormat(rawValue: 6)

  /// For each byte of a pixel, its place in a bitmap's blue, green, red and alpha.
  var order: [Int]? {
    switch self {
    case .ARGB8: [3, 2, 1, 0]
    case .BGRA8: [0, 1, 2, 3]
    case .RGBA8: [2, 1, 0, 3]
    case .ABGR8: [3, 0, 1, 2]
    default: nil
    }
  }

  func report() {
    StageCore.ambient.warnOnce(
      "CIContext",
      "only formats of four bytes a pixel can be rendered to memory",
      remedy: "use CIFormat.RGBA8"
    )
  }
}
