import Foundation

/// A light that grows from a point until it fills the frame, and then fades.
// [D] So the reference describes it; [I] it is full in the middle, and has no rays here.
struct Flash {
  private let center: CGPoint
  private let color: CIColor
  /// How far it is to the frame's furthest corner.
  private let reach: Double

  init(_ values: FilterValues) throws {
    center = try values.point(kCIInputCenterKey)
    color = try values.color()
    let frame = try values.vector(kCIInputExtentKey).cgRectValue
    let across = max(abs(frame.minX - center.x), abs(frame.maxX - center.x))
    let down = max(abs(frame.minY - center.y), abs(frame.maxY - center.y))
    reach = Double(hypot(across, down))
  }

  func image(from image: CIImage, to target: CIImage, share: Double) -> CIImage {
    let extent = image.extent.joined(with: target.extent)
    let light = CIImage(color: color)
    let part = abs(2 * share - 1)
    if share > 0.5 {
      return target.mixed(with: light, .everywhere(Float(part))).cropped(to: extent)
    }
    guard share > 0, reach > 0 else { return image }
    return light.mixed(with: image, .red(of: disc(1 - part))).cropped(to: extent)
  }

  /// The part of the light; of 1 everywhere in the frame at a size of 1.
  private func disc(_ size: Double) -> CIImage {
    let recipe = GradientRecipe(
      shape: .radial(
        center: center,
        inner: reach * max(2 * size - 1, 0),
        outer: reach * 2 * size
      ),
      first: .white,
      last: .black
    )
    return CIImage(recipe, extent: .infinite)
  }
}
