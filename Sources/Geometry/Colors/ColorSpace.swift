/// Colour spaces, by Core Graphics' names.
package enum ColorSpace: String, Hashable, Sendable {
  case sRGB = "kCGColorSpaceSRGB"
  case extendedSRGB = "kCGColorSpaceExtendedSRGB"
  case linearSRGB = "kCGColorSpaceLinearSRGB"
  case extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  case displayP3 = "kCGColorSpaceDisplayP3"
  case extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  case linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
  case extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  case gray = "kCGColorSpaceGenericGrayGamma2_2"
  case extendedGray = "kCGColorSpaceExtendedGray"
  case linearGray = "kCGColorSpaceLinearGray"
  case extendedLinearGray = "kCGColorSpaceExtendedLinearGray"

  package enum Primaries: Hashable, Sendable {
    case gray, sRGB, displayP3
  }

  package var primaries: Primaries {
    switch self {
    case .gray, .extendedGray, .linearGray, .extendedLinearGray: .gray
    case .sRGB, .extendedSRGB, .linearSRGB, .extendedLinearSRGB: .sRGB
    case .displayP3, .extendedDisplayP3, .linearDisplayP3, .extendedLinearDisplayP3: .displayP3
    }
  }

  package var isGray: Bool { primaries == .gray }

  package var isLinear: Bool {
    switch self {
    case .linearSRGB, .extendedLinearSRGB, .linearDisplayP3, .extendedLinearDisplayP3: true
    case .linearGray, .extendedLinearGray: true
    case .sRGB, .extendedSRGB, .displayP3, .extendedDisplayP3, .gray, .extendedGray: false
    }
  }

  /// Whether components may leave 0…1.
  package var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3, .extendedLinearDisplayP3: true
    case .extendedGray, .extendedLinearGray: true
    case .sRGB, .linearSRGB, .displayP3, .linearDisplayP3, .gray, .linearGray: false
    }
  }
}
