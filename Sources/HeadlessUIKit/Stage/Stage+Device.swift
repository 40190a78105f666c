public import Foundation
public import Geometry

extension Stage {
  /// The dimensions of a screen, in portrait.
  public struct Device: Hashable, Sendable {
    /// In points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    public var safeArea: UIEdgeInsets
    public var idiom: UIUserInterfaceIdiom

    public init(
      width: CGFloat,
      height: CGFloat,
      scale: CGFloat,
      safeArea: UIEdgeInsets = .zero,
      idiom: UIUserInterfaceIdiom = .phone
    ) {
      precondition(
        width > 0 && height > 0 && scale > 0,
        "a device's width, height and scale must be greater than 0"
      )
      size = CGSize(width: width, height: height)
      self.scale = scale
      self.safeArea = safeArea
      self.idiom = idiom
    }
  }
}

// [W] Points, scales and safe areas as published for each model.
extension Stage.Device {
  public static let iPhoneSE = Stage.Device(
    width: 375,
    height: 667,
    scale: 2,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  )
  public static let iPhone14 = Stage.Device(
    width: 390,
    height: 844,
    scale: 3,
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  )
  public static let iPhone15 = Stage.Device(
    width: 393,
    height: 852,
    scale: 3,
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  )
  public static let iPhone15ProMax = Stage.Device(
    width: 430,
    height: 932,
    scale: 3,
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  )
  public static let iPadPro11 = Stage.Device(
    width: 834,
    height: 1194,
    scale: 2,
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    idiom: .pad
  )
  public static let iPadPro13 = Stage.Device(
    width: 1024,
    height: 1366,
    scale: 2,
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    idiom: .pad
  )
}

extension Stage.Device {
  /// The named models, in the order in which they are listed.
  package static let models: [(String, Stage.Device)] = [
    ("iPhoneSE", .iPhoneSE), ("iPhone14", .iPhone14), ("iPhone15", .iPhone15),
    ("iPhone15ProMax", .iPhone15ProMax), ("iPadPro11", .iPadPro11), ("iPadPro13", .iPadPro13),
  ]
}
