import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import Testing

@Suite struct BuiltinTests {
  @Test func propertiesAreInputs() {
    let filter = CIFilter.gaussianBlur()
    #expect(filter.radius == 10)
    filter.inputImage = Pixels.sample
    filter.radius = 2
    #expect(filter.outputImage?.extent == Pixels.sample.extent.insetBy(dx: -6, dy: -6))
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Float == 2)
  }

  @Test func pointsColorsAndTransformsAreSet() {
    let gradient = CIFilter.linearGradient()
    gradient.point0 = .zero
    gradient.point1 = CGPoint(x: 0, y: 100)
    gradient.color0 = .red
    gradient.color1 = .blue
    #expect(gradient.outputImage?.pixel(0, -5) == [255, 0, 0, 255])
    #expect(gradient.outputImage?.pixel(0, 200) == [0, 0, 255, 255])
    let clamp = CIFilter.affineClamp()
    clamp.inputImage = Pixels.sample
    clamp.transform = CGAffineTransform(translationX: 3, y: 0)
    #expect(clamp.outputImage?.pixel(4, 4) == Pixels.sample.pixel(1, 4))
  }

  @Test func twoImagesAreBlended() {
    let blend = CIFilter.screenBlendMode()
    blend.inputImage = Pixels.gray(188)
    blend.backgroundImage = Pixels.gray(188)
    #expect(blend.outputImage?.pixel(0, 0) == [225, 225, 225, 255])
  }
}
