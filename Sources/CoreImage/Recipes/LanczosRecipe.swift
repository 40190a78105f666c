internal import CLight
import Foundation

/// An image resampled with Lanczos' window of three lobes (Duchon, 1979).
struct LanczosRecipe: Recipe {
  let image: CIImage
  let scaleX: Double
  let scaleY: Double

  func picture(of area: PixelArea, in space: WorkingSpace) -> LightPicture {
    let columns = Weights(area.x..<area.maxX, scale: scaleX)
    let rows = Weights(area.y..<area.maxY, scale: scaleY)
    let source = PixelArea(
      x: columns.source.lowerBound,
      y: rows.source.lowerBound,
      width: columns.source.count,
      height: rows.source.count
    )
    // What lies beyond the edge is like the edge, which stays opaque.
    let picture = image.clampedToExtent().picture(of: source, in: space)
    let narrow = PixelArea(x: area.x, y: source.y, width: area.width, height: source.height)
    let half = LightPicture(narrow)
    half.change(with: picture) {
      clight_weigh_rows($0, $1, columns.starts, columns.weights, columns.taps)
    }
    let result = LightPicture(area)
    let down = rows.upsideDown
    result.change(with: half) {
      clight_weigh_columns($0, $1, down.starts, down.weights, down.taps)
    }
    return result
  }
}

extension LanczosRecipe {
  /// For each pixel of a range, what it takes of which pixels of the source.
  struct Weights {
    private(set) var starts: [Int32] = []
    private(set) var weights: [Float] = []
    let taps: Int32
    /// The pixels of the source that are needed; starts are counted from its first.
    let source: Range<Int>

    init(_ pixels: Range<Int>, scale: Double) {
      let spread = max(1, 1 / scale)
      let count = Int((6 * spread).rounded(.up)) + 1
      let places = pixels.map { (Double($0) + 0.5) / scale }
      let firsts = places.map { Int(($0 - 3 * spread).rounded(.down)) }
      let first = firsts.first ?? 0
      source = first..<(firsts.last ?? 0) + count
      taps = Int32(count)
      starts = firsts.map { Int32($0 - first) }
      weights = zip(places, firsts).flatMap { place, first in
        Self.normalized(
          (0..<count).map { Self.window((Double(first + $0) + 0.5 - place) / spread) }
        )
      }
    }

    /// The same for a picture whose rows go down.
    var upsideDown: Weights {
      var turned = self
      let last = Int32(source.count) - taps
      turned.starts = starts.reversed().map { last - $0 }
      turned.weights = weights.reversed()
      return turned
    }

    private static func normalized(_ weights: [Double]) -> [Float] {
      let sum = weights.reduce(0, +)
      return weights.map { Float($0 / sum) }
    }

    private static func window(_ x: Double) -> Double {
      if x == 0 { return 1 }
      guard abs(x) < 3 else { return 0 }
      let angle = Double.pi * x
      return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
    }
  }
}
