import Testing

@testable import CoreImage

/// The weights that a resampled row or column is mixed with.
@Suite struct LanczosWeightTests {
  @Test func weightsOfTheSameSizeTakeTheirPixelAlone() {
    let weights = LanczosRecipe.Weights(0..<3, scale: 1)
    #expect(weights.taps == 7 && weights.source == -3..<6 && weights.starts == [0, 1, 2])
    for pixel in 0..<3 {
      let taps = weights.weights[(pixel * 7)..<(pixel * 7 + 7)]
      #expect(zip(taps, [0, 0, 0, 1, 0, 0, 0] as [Float]).allSatisfy { abs($0 - $1) < 1e-6 })
    }
  }

  @Test(arguments: [0.25, 0.5, 0.7, 1.3, 2])
  func weightsAddUpToOneAndAreTurnedWithTheirRows(scale: Double) {
    let weights = LanczosRecipe.Weights(0..<8, scale: scale)
    let count = Int(weights.taps)
    for pixel in 0..<8 {
      let sum = weights.weights[(pixel * count)..<((pixel + 1) * count)].reduce(0, +)
      #expect(abs(sum - 1) < 1e-5)
      #expect(Int(weights.starts[pixel]) + count <= weights.source.count)
    }
    let turned = weights.upsideDown
    #expect(turned.weights == weights.weights.reversed())
    #expect(
      turned.upsideDown.starts == weights.starts
        && turned.starts.last == Int32(weights.source.count) - weights.taps
    )
  }
}
