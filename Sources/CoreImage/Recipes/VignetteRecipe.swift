internal import CLight
import Foundation

/// An image that is darker towards its corners.
// [I] The formula is not published: here light falls with the square of the distance, to
// `1 - intensity / 2` in the corners at a radius of 1.
struct VignetteRecipe: Recipe {
  let image: CIImage
  let intensity: Double
  let radius: Double

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    let picture = image.picture(of: area, in: space)
    let extent = image.extent
    let center = area.inPicture(CGPoint(x: extent.midX, y: extent.midY))
    let corner = Double(hypot(extent.width, extent.height) / 2) * radius
    picture.change { clight_vignette($0, center.x, center.y, corner, intensity / 2) }
    return picture
  }
}
