/// How a film fits into its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill"
  )
}

// The names of Swift 3.

@available(*, deprecated, renamed: "AVLayerVideoGravity.resize")
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
@available(*, deprecated, renamed: "AVLayerVideoGravity.resizeAspect")
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
@available(*, deprecated, renamed: "AVLayerVideoGravity.resizeAspectFill")
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
