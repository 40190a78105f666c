internal import Foundation
package import Bitmap

/// SSIM of Wang, Bovik, Sheikh and Simoncelli (2004): for reports, never for verdicts.
///
/// Luma only, an 11×11 Gaussian window of σ 1.5, K₁ 0.01, K₂ 0.03; windows that extend beyond the
/// picture are omitted, as in the authors' program.
package enum StructuralSimilarity {
  private static let radius = 5
  private static let steadying = (luminance: 6.5025, contrast: 58.5225)  // (0.01·255)², (0.03·255)²

  /// 1 for equal pictures; nil for pictures smaller than the window.
  package static func mean(_ one: Bitmap, _ other: Bitmap) -> Double? {
    let side = radius * 2 + 1
    guard one.width == other.width, one.height == other.height, one.width >= side,
      one.height >= side
    else { return nil }
    let x = Plane(luma: one)
    let y = Plane(luma: other)
    let means = (x.blurred(), y.blurred())
    let squares = (x.times(x).blurred(), y.times(y).blurred(), x.times(y).blurred())
    var sum = 0.0
    for index in means.0.values.indices {
      let (mx, my) = (means.0.values[index], means.1.values[index])
      let vx = squares.0.values[index] - mx * mx
      let vy = squares.1.values[index] - my * my
      let covariance = squares.2.values[index] - mx * my
      sum +=
        (2 * mx * my + steadying.luminance) * (2 * covariance + steadying.contrast)
        / ((mx * mx + my * my + steadying.luminance) * (vx + vy + steadying.contrast))
    }
    return sum / Double(means.0.values.count)
  }

  private struct Plane {
    var width: Int
    var height: Int
    var values: [Double]

    init(width: Int, height: Int, values: [Double]) {
      (self.width, self.height, self.values) = (width, height, values)
    }

    init(luma bitmap: Bitmap) {
      self.init(
        width: bitmap.width,
        height: bitmap.height,
        values: bitmap.pixels.map {
          0.299 * Double($0.red) + 0.587 * Double($0.green) + 0.114 * Double($0.blue)
        }
      )
    }

    func times(_ other: Plane) -> Plane {
      Plane(width: width, height: height, values: zip(values, other.values).map { $0 * $1 })
    }

    /// The windows that fit: `radius` fewer pixels at each border.
    func blurred() -> Plane { narrowed().transposed().narrowed().transposed() }

    private func narrowed() -> Plane {
      let kernel = StructuralSimilarity.kernel
      let fitting = width - kernel.count + 1
      var result: [Double] = []
      result.reserveCapacity(fitting * height)
      for row in 0..<height {
        for column in 0..<fitting {
          let start = row * width + column
          result.append(kernel.indices.reduce(0) { $0 + kernel[$1] * values[start + $1] })
        }
      }
      return Plane(width: fitting, height: height, values: result)
    }

    private func transposed() -> Plane {
      var result: [Double] = []
      result.reserveCapacity(values.count)
      for column in 0..<width {
        for row in 0..<height { result.append(values[row * width + column]) }
      }
      return Plane(width: height, height: width, values: result)
    }
  }

  private static let kernel: [Double] = {
    let raw = (-radius...radius).map { exp(-Double($0 * $0) / (2 * 1.5 * 1.5)) }
    let sum = raw.reduce(0, +)
    return raw.map { $0 / sum }
  }()
}
