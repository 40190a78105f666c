/// The number and meaning of a colour's components.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// A named colour space.
public final class CGColorSpace: Sendable {
  package let space: ColorSpace

  package init(_ space: ColorSpace) {
    self.space = space
  }

  /// Nil for a name that is not one of the constants below.
  public convenience init?(name: String) {
    guard let space = ColorSpace(rawValue: name) else { return nil }
    self.init(space)
  }

  public var name: String? { space.rawValue }
  public var model: CGColorSpaceModel { space.isGray ? .monochrome : .rgb }
  public var numberOfComponents: Int { space.isGray ? 1 : 3 }
  public var isWideGamutRGB: Bool { space.primaries == .displayP3 }

  public static let sRGB = ColorSpace.sRGB.rawValue
  public static let extendedSRGB = ColorSpace.extendedSRGB.rawValue
  public static let linearSRGB = ColorSpace.linearSRGB.rawValue
  public static let extendedLinearSRGB = ColorSpace.extendedLinearSRGB.rawValue
  public static let displayP3 = ColorSpace.displayP3.rawValue
  public static let extendedDisplayP3 = ColorSpace.extendedDisplayP3.rawValue
  public static let linearDisplayP3 = ColorSpace.linearDisplayP3.rawValue
  public static let extendedLinearDisplayP3 = ColorSpace.extendedLinearDisplayP3.rawValue
  public static let genericGrayGamma2_2 = ColorSpace.gray.rawValue
  public static let extendedGray = ColorSpace.extendedGray.rawValue
  public static let linearGray = ColorSpace.linearGray.rawValue
  public static let extendedLinearGray = ColorSpace.extendedLinearGray.rawValue
}

extension CGColorSpace: Hashable {
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.space == right.space
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
  }
}

/// Device colours are sRGB, the only device colour space here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(.sRGB)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(.gray)
}
