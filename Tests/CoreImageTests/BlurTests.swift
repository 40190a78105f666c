import CoreImage
import Foundation
import Testing

@Suite struct BlurTests {
  private let plain = CIContext(options: [.workingColorSpace: NSNull()])

  @Test(arguments: ["CIGaussianBlur", "CIBoxBlur"], [0.3, 1, 2.5, 7, 20])
  func aBlurredConstantIsThatConstant(name: String, radius: Double) {
    let image = Pixels.gray(137, 30, 20).clampedToExtent()
      .applyingFilter(name, parameters: [kCIInputRadiusKey: radius])
    #expect(image.pixel(11, 3) == [137, 137, 137, 255])
    #expect(image.pixel(-50, 90) == [137, 137, 137, 255])
  }

  @Test(arguments: [1.5, 4.2, 10, 25])
  func theRadiusIsTheStandardDeviation(radius: Double) {
    // The integral of the kernel: an edge between clear and opaque.
    let half = CIImage.white.cropped(to: CGRect(x: 0, y: -500, width: 500, height: 1500))
    let blurred = half.applyingGaussianBlur(sigma: radius)
    let row = blurred.bytes(CGRect(x: -150, y: 0, width: 300, height: 1))
    let alphas = stride(from: 3, to: row.count, by: 4).map { Double(row[$0]) / 255 }
    var (mean, square) = (0.0, 0.0)
    for index in 1..<alphas.count {
      let (weight, place) = (alphas[index] - alphas[index - 1], Double(index - 150))
      (mean, square) = (mean + weight * place, square + weight * place * place)
    }
    #expect(abs(mean) < 0.05)
    #expect(abs(square.squareRoot() - radius) < 0.02 * radius + 0.05)
  }

  @Test func aBlurKeepsTheTotal() {
    let blurred = Pixels.gray(255, 20, 20).applyingGaussianBlur(sigma: 5)
    let bytes = blurred.bytes()
    let total = stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) }
    #expect(abs(Double(total) / 255 - 400) < 4)
  }

  @Test func theExtentGrowsByThreeRadii() {
    let blurred = Pixels.sample.applyingGaussianBlur(sigma: 10)
    #expect(blurred.extent == Pixels.sample.extent.insetBy(dx: -30, dy: -30))
    #expect(Pixels.sample.applyingGaussianBlur(sigma: 0).extent == Pixels.sample.extent)
  }

  /// The middle of black and white is half of the light, which is brighter than half of the bytes.
  @Test func blursMixLight() {
    let image = Pixels.image(40, 40) { x, _ in x < 20 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
      .clampedToExtent().applyingFilter("CIBoxBlur", parameters: ["inputRadius": 9.5])
    #expect(image.pixel(19, 20)[0] > 180)
    #expect(image.pixel(20, 20, in: plain)[0] < 140)
  }

  @Test func aBlurIsTheSameWhereverItsAreaStarts() {
    let image = Pixels.sample.clampedToExtent().applyingGaussianBlur(sigma: 2)
    let whole = image.bytes(CGRect(x: 0, y: 0, width: 12, height: 9))
    let pixel = image.pixel(5, 4)
    #expect(pixel == Array(whole[((9 - 1 - 4) * 12 + 5) * 4..<((9 - 1 - 4) * 12 + 6) * 4]))
  }
}
