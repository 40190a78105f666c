import Foundation

/// A band that moves over a frame, from outside of it on one side to outside on the other.
// [I] In the direction of its angle; the target is behind it.
struct Sweep {
  private let direction: CGVector
  private let width: Double
  /// Where the band begins, along the direction.
  private let tail: Double
  private let color: CIColor
  private let opacity: Double

  init(_ values: FilterValues) throws {
    let angle = try values.number(kCIInputAngleKey)
    direction = CGVector(dx: cos(angle), dy: sin(angle))
    // A gradient needs two places.
    width = max(try values.number(kCIInputWidthKey), 0.1)
    let frame = try values.vector(kCIInputExtentKey).cgRectValue
    let (xs, ys): ([Double], [Double]) = ([frame.minX, frame.maxX], [frame.minY, frame.maxY])
    let corners = xs.flatMap { (x: Double) in
      ys.map { (y: Double) in x * cos(angle) + y * sin(angle) }
    }
    let (first, last) = (corners.min() ?? 0, corners.max() ?? 0)
    let share = min(max(try values.number(kCIInputTimeKey), 0), 1)
    tail = first - width + share * (last - first + width)
    color = try values.color()
    opacity = try values.number("inputOpacity")
  }

  /// 1 behind the band, 0 before it, and all between in it.
  var ramp: CIImage { gradient(from: tail, to: tail + width) }

  /// The same with a hard edge in the middle of the band.
  var edge: CIImage {
    let middle = tail + width / 2
    return gradient(from: middle - 0.5, to: middle + 0.5)
  }

  /// An image under the band's color, which is strongest in its middle.
  func tinted(_ image: CIImage) -> CIImage {
    guard opacity > 0 else { return image }
    // Of a share and the rest, the product is a quarter at most.
    let band = ramp.combined(with: ramp.colored(.matrix(.inversion)), .product)
      .colored(.matrix(.scale(4 * opacity)))
    return CIImage(color: color).mixed(with: image, .red(of: band)).cropped(to: image.extent)
  }

  private func gradient(from start: Double, to end: Double) -> CIImage {
    let recipe = GradientRecipe(
      shape: .linear(from: place(start), to: place(end)),
      first: .white,
      last: .black
    )
    return CIImage(recipe, extent: .infinite)
  }

  private func place(_ distance: Double) -> CGPoint {
    CGPoint(x: direction.dx * distance, y: direction.dy * distance)
  }
}
