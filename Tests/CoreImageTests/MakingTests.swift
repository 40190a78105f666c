import CoreImage
import Foundation
import Testing

@Suite struct MakingTests {
  private func made(_ name: String, _ values: [String: Any]) -> CIImage? {
    CIFilter(name: name, parameters: values)?.outputImage
  }

  @Test func aCheckerboardAlternatesAroundItsCenter() throws {
    let board = try #require(
      made("CICheckerboardGenerator", ["inputWidth": 10, "inputCenter": CIVector(x: 0, y: 0)])
    )
    #expect(board.extent.isInfinite)
    #expect(board.pixel(1, 1) == board.pixel(-2, -2))
    #expect(board.pixel(1, 1) == board.pixel(11, 11))
    #expect(board.pixel(1, 1) != board.pixel(11, 1))
    #expect(Set([board.pixel(1, 1)[0], board.pixel(11, 1)[0]]) == [0, 255])
  }

  @Test func aRadialGradientIsRound() throws {
    let values: [String: Any] = [
      "inputCenter": CIVector(x: 0, y: 0), "inputRadius0": 10, "inputRadius1": 50,
    ]
    let gradient = try #require(made("CIRadialGradient", values))
    #expect(gradient.pixel(2, 2) == [255, 255, 255, 255])
    #expect(gradient.pixel(60, 0) == [0, 0, 0, 255])
    #expect(gradient.pixel(30, 0) == gradient.pixel(0, 30))
    // Half of the way is half of the light.
    #expect(abs(Int(gradient.pixel(29, 0)[0]) - 188) <= 2)
  }

  @Test func aMosaicKeepsTheAverage() {
    let image = Pixels.sample.cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))
    let mosaic = image.applyingFilter(
      "CIPixellate",
      parameters: ["inputScale": 4, "inputCenter": CIVector(x: 0, y: 0)]
    )
    #expect(mosaic.extent == image.extent)
    #expect(mosaic.pixel(0, 0) == mosaic.pixel(3, 3))
    #expect(mosaic.pixel(0, 0) != mosaic.pixel(4, 0))
    let averages = [image, mosaic].map { $0.applyingFilter("CIAreaAverage").pixel(0, 0) }
    #expect(averages[0] == averages[1])
  }

  @Test(arguments: [0.5, 0.3, 2])
  func resamplingKeepsConstantsAndEdges(scale: Double) {
    let image = Pixels.gray(90, 20, 10)
    let scaled = image.applyingFilter("CILanczosScaleTransform", parameters: ["inputScale": scale])
    #expect(scaled.extent.size == CGSize(width: 20 * scale, height: 10 * scale))
    #expect(Set(scaled.bytes()) == [90, 255])
  }

  @Test func resamplingKeepsPictureUpright() {
    let image = Pixels.image(20, 20) { _, y in y < 10 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
    let half = image.applyingFilter("CILanczosScaleTransform", parameters: ["inputScale": 0.5])
    #expect(half.pixel(5, 9) == [255, 255, 255, 255])
    #expect(half.pixel(5, 0) == [0, 0, 0, 255])
  }
}
