/// The number and meaning of a colour's components.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// A named colour space, or one of patterns.
public final class CGColorSpace: Sendable {
  private enum Kind: Hashable, Sendable {
    case colors
    /// Drawn in `space` if the pattern has no colours of its own.
    case patterns(haveBase: Bool)
  }

  package let space: ColorSpace
  private let kind: Kind

  private init(_ space: ColorSpace, _ kind: Kind) {
    (self.space, self.kind) = (space, kind)
  }

  package convenience init(_ space: ColorSpace) {
    self.init(space, .colors)
  }

  /// The space of patterns: with a base for those that take their colour from the fill.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.model != .pattern else { return nil }
    self.init(baseSpace?.space ?? .sRGB, .patterns(haveBase: baseSpace != nil))
  }

  /// Nil for a name that is not one of the constants below.
  public convenience init?(name: String) {
    guard let space = ColorSpace(rawValue: name) else { return nil }
    self.init(space)
  }

  public var name: String? { kind == .colors ? space.rawValue : nil }

  public var model: CGColorSpaceModel {
    guard kind == .colors else { return .pattern }
    return space.isGray ? .monochrome : .rgb
  }

  /// Of patterns, the base's; without one there are none.
  public var numberOfComponents: Int {
    if kind == .patterns(haveBase: false) { return 0 }
    return space.isGray ? 1 : 3
  }

  public var baseColorSpace: CGColorSpace? {
    kind == .patterns(haveBase: true) ? CGColorSpace(space) : nil
  }

  public var isWideGamutRGB: Bool { kind == .colors && space.primaries == .displayP3 }

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
    left.space == right.space && left.kind == right.kind
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(kind)
  }
}

/// Device colours are sRGB, the only device colour space here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(.sRGB)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(.gray)
}
