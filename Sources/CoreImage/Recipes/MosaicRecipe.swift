internal import CLight
import Foundation

/// An image in squares of their average colors, on a grid through `center`.
struct MosaicRecipe: Recipe {
  let image: CIImage
  let center: CGPoint
  let side: Double
  private static let most = 1_000_000.0

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    // Whole squares, as far as the image goes: the rest of them is not averaged in.
    let wide = area.outset(by: Int(min(side, Self.most).rounded(.up)))
    let needed = wide.intersection(image.extent) ?? area
    let picture = image.picture(of: needed, in: space)
    let place = needed.inPicture(center)
    picture.change { clight_mosaic($0, place.x, place.y, side) }
    return picture.part(area)
  }
}
