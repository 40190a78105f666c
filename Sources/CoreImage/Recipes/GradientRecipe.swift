internal import CLight
import Foundation

/// From one color to another, which go on for ever on either side.
struct GradientRecipe: Recipe {
  enum Shape: Sendable {
    case linear(from: CGPoint, to: CGPoint)
    case radial(center: CGPoint, inner: Double, outer: Double)
  }

  let shape: Shape
  let first: CIColor
  let last: CIColor

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    let picture = LightPicture(area)
    let (from, to) = (space.light(first), space.light(last))
    switch shape {
    case .linear(let start, let end):
      let (a, b) = (area.inPicture(start), area.inPicture(end))
      picture.change { clight_linear_gradient($0, a.x, a.y, b.x, b.y, from, to) }
    case .radial(let center, let inner, let outer):
      let place = area.inPicture(center)
      picture.change { clight_radial_gradient($0, place.x, place.y, inner, outer, from, to) }
    }
    return picture
  }
}
