internal import CLight
import Foundation

/// Squares of two colors, around a corner.
struct CheckerboardRecipe: Recipe {
  let center: CGPoint
  let side: Double
  let sharpness: Double
  let first: CIColor
  let second: CIColor

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    let picture = LightPicture(area)
    let place = area.inPicture(center)
    let (one, other) = (space.light(first), space.light(second))
    picture.change {
      clight_checkerboard($0, place.x, place.y, side, sharpness, one, other)
    }
    return picture
  }
}
