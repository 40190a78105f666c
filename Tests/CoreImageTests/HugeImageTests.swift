import Bitmap
import CoreImage
import Foundation
import Geometry
import Testing

/// Inputs that no memory is large enough for, and numbers that are none.
@Suite struct HugeImageTests {
  private let image = Pixels.sample
  private let window = CGRect(x: 0, y: 0, width: 8, height: 8)

  @Test(arguments: [
    ("CIGaussianBlur", "inputRadius", 1e30), ("CIGaussianBlur", "inputRadius", Double.infinity),
    ("CIBoxBlur", "inputRadius", .infinity), ("CIPixellate", "inputScale", .infinity),
    ("CIPixellate", "inputScale", 1e300), ("CILanczosScaleTransform", "inputScale", 1e-4),
    ("CIGaussianBlur", "inputRadius", .nan), ("CIPixellate", "inputScale", .nan),
  ])
  func aNumberOutOfAllBoundsEndsNothing(filter: String, key: String, number: Double) {
    let result = image.applyingFilter(filter, parameters: [key: number])
    let picture = CIContext().createCGImage(result, from: window)
    #expect(picture == nil || picture?.width == 8)
  }

  @Test func aPictureThatFitsNowhereIsNotMade() {
    let whole = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
    #expect(CIContext().createCGImage(CIImage(color: .red), from: whole) == nil)
  }

  @Test func aSliverAtTheEdgeIsNotReadBeyondIt() throws {
    let edge = image.extent.maxY
    let sliver = image.cropped(to: CGRect(x: 0, y: edge - 1e-7, width: 4, height: 1))
    let around = CGRect(x: 0, y: edge - 2, width: 4, height: 4)
    let picture = try #require(CIContext().createCGImage(sliver, from: around))
    #expect(picture.width == 4 && picture.height == 4)
  }

  @Test(arguments: [Double.nan, .infinity, 3e6, 1, -4])
  func aCubeOfAnotherSizeHasNoOutput(side: Double) {
    let result = CIFilter(
      name: "CIColorCube",
      parameters: [
        kCIInputImageKey: image, "inputCubeDimension": side, "inputCubeData": Data(count: 64),
      ]
    )
    #expect(result?.outputImage == nil)
  }

  @Test func aValueOfAnotherKindLeavesTheOneBefore() throws {
    let filter = try #require(CIFilter(name: "CIAffineTransform"))
    filter.setValue(image, forKey: kCIInputImageKey)
    let before = filter.outputImage?.extent
    filter.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 1)), forKey: "inputTransform")
    #expect(filter.outputImage?.extent == before && before != nil)
  }
}
