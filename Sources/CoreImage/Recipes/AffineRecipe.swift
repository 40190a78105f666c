internal import CLight
import Foundation
import Geometry

/// An image that is moved, scaled or turned.
// [W] Beyond its extent an image is clear, so that scaling softens its edges, which apps know to
// avoid with `clampedToExtent`.
struct AffineRecipe: Recipe {
  let image: CIImage
  /// From points of the result to points of the image.
  let inverse: CGAffineTransform
  let isNearest: Bool

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    let touched = area.rect.applying(inverse).insetBy(dx: -1, dy: -1)
    guard let needed = PixelArea(covering: touched.intersection(image.extent)) else {
      return LightPicture(area)
    }
    let picture = LightPicture(area)
    let source = image.picture(of: needed, in: space)
    let map = area.toPicture.inverted().concatenating(inverse).concatenating(needed.toPicture)
    // In the order of the kernel: x from x and y, then y from them.
    let numbers = [map.a, map.c, map.tx, map.b, map.d, map.ty].map { Double($0) }
    picture.change(with: source) { clight_affine($0, $1, numbers, isNearest) }
    return picture
  }
}

/// An image that says how it is sampled when it is transformed.
struct SampledRecipe: Recipe {
  let image: CIImage
  let isNearest: Bool

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    image.picture(of: area, in: space)
  }
}

extension Recipe {
  /// Whether transforming keeps pixels hard.
  var isNearest: Bool { (self as? SampledRecipe)?.isNearest ?? false }
}
