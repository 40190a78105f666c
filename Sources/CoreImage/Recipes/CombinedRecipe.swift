internal import CLight
import Foundation

/// One image laid over, in or with another.
struct CombinedRecipe: Recipe {
  let front: CIImage
  let back: CIImage
  let mode: Combination

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    let picture = front.picture(of: area, in: space)
    let below = back.picture(of: area, in: space)
    picture.change(with: below) { clight_combine($0, $1, mode.kernel) }
    return picture
  }
}

/// Porter and Duff's operators, sums and extremes of components, and blend modes.
enum Combination: Int, CaseIterable, Sendable {
  // In the order of the kernel's modes.
  case sourceOver, sourceIn, sourceOut, sourceAtop
  case addition, product, maximum, minimum
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity

  var kernel: clight_mode { clight_mode(rawValue: UInt32(rawValue)) }

  func extent(of front: CGRect, over back: CGRect) -> CGRect {
    switch self {
    case .sourceIn, .product, .minimum: front.intersection(back).orZero
    case .sourceOut: front
    case .sourceAtop: back
    case .sourceOver, .addition, .maximum, .multiply, .screen, .overlay, .darken, .lighten,
      .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue, .saturation,
      .color, .luminosity:
      front.joined(with: back)
    }
  }
}

extension CGRect {
  /// A rectangle that null means nothing of.
  var orZero: CGRect { isNull ? .zero : self }

  /// The union, to which an empty rectangle adds nothing.
  func joined(with other: CGRect) -> CGRect {
    if isInfinite || other.isInfinite { return .infinite }
    if isEmpty { return other }
    return other.isEmpty ? self : union(other)
  }
}

extension CIImage {
  func combined(with back: CIImage, _ mode: Combination) -> CIImage {
    CIImage(
      CombinedRecipe(front: self, back: back, mode: mode),
      extent: mode.extent(of: extent, over: back.extent)
    )
  }
}
