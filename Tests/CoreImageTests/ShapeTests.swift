import Bitmap
import CoreImage
import Foundation
import Geometry
import Testing

@Suite struct ShapeTests {
  private let image = Pixels.sample

  @Test func bytesThatAreOnlyConvertedStayWhatTheyAre() {
    #expect(image.bytes() == image.cgImage?.bitmap?.straightRGBA())
    let plain = CIContext(options: [.workingColorSpace: NSNull()])
    #expect(image.bytes(in: plain) == image.bytes())
  }

  @Test func theOriginIsAtTheBottomLeft() {
    let image = Pixels.image(2, 2) { x, y in [UInt8(x * 100), UInt8(y * 100), 0, 255] }
    #expect(image.pixel(0, 0) == [0, 100, 0, 255])
    #expect(image.pixel(1, 1) == [100, 0, 0, 255])
  }

  @Test func croppingKeepsPixelsWhereTheyAre() {
    let part = image.cropped(to: CGRect(x: 3, y: 2, width: 5, height: 4))
    #expect(part.extent == CGRect(x: 3, y: 2, width: 5, height: 4))
    #expect(part.pixel(4, 3) == image.pixel(4, 3))
    #expect(part.pixel(2, 3) == [0, 0, 0, 0])
    #expect(image.cropped(to: CGRect(x: 50, y: 0, width: 5, height: 5)).extent.isEmpty)
  }

  @Test func aColorIsEverywhereUntilItIsCropped() {
    let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
    #expect(red.extent.isInfinite)
    #expect(CIContext().createCGImage(red, from: red.extent) == nil)
    let part = red.cropped(to: CGRect(x: -3, y: 5, width: 2, height: 2))
    #expect(part.extent == CGRect(x: -3, y: 5, width: 2, height: 2))
    #expect(
      part.bytes() == [UInt8]([255, 0, 0, 255] + [255, 0, 0, 255]) + [
        255, 0, 0, 255, 255, 0, 0, 255,
      ]
    )
  }

  @Test func clampedPixelsGoOnForEver() {
    let clamped = image.clampedToExtent()
    #expect(clamped.extent.isInfinite)
    #expect(clamped.pixel(-100, -100) == image.pixel(0, 0))
    #expect(clamped.pixel(500, 4) == image.pixel(11, 4))
    #expect(clamped.pixel(5, 5) == image.pixel(5, 5))
    #expect(clamped.cropped(to: image.extent).bytes() == image.bytes())
  }

  @Test func shiftsMovePixelsExactly() {
    let moved = image.transformed(by: CGAffineTransform(translationX: 7, y: -3))
    #expect(moved.extent == CGRect(x: 7, y: -3, width: 12, height: 9))
    #expect(moved.bytes() == image.bytes())
  }

  @Test func thereAndBackIsWhereItWas() {
    let turn = CGAffineTransform(0, 2, -2, 0, 10, 20)
    let back = image.samplingNearest().transformed(by: turn).samplingNearest()
      .transformed(by: turn.inverted())
    #expect(back.extent == image.extent)
    #expect(back.bytes() == image.bytes())
  }

  @Test func scalingSoftensTheEdgesOfWhatIsNotClamped() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let white = Pixels.gray(255)
    #expect(white.transformed(by: double).pixel(0, 3)[3] < 255)
    #expect(white.samplingNearest().transformed(by: double).pixel(0, 3)[3] == 255)
    #expect(white.clampedToExtent().transformed(by: double).pixel(0, 3)[3] == 255)
  }

  @Test(arguments: [
    CGImagePropertyOrientation.up, .down, .left, .right, .upMirrored, .downMirrored,
  ])
  func orientationsThatUndoEachOtherDo(orientation: CGImagePropertyOrientation) {
    let inverse: CGImagePropertyOrientation =
      switch orientation {
      case .left: .right
      case .right: .left
      default: orientation
      }
    let turned = image.oriented(orientation)
    #expect(turned.extent.origin == .zero)
    #expect(turned.oriented(inverse).bytes() == image.bytes())
  }

  /// [D] CGImagePropertyOrientation has Exif's numbers.
  @Test(
    arguments: [
      (.up, 1), (.upMirrored, 2), (.down, 3), (.downMirrored, 4), (.leftMirrored, 5), (.right, 6),
      (.rightMirrored, 7), (.left, 8),
    ] as [(CGImagePropertyOrientation, Int32)]
  )
  func orientationsAreThoseOfExif(orientation: CGImagePropertyOrientation, number: Int32) {
    let turned = image.oriented(orientation)
    #expect(turned.extent == image.oriented(forExifOrientation: number).extent)
    #expect(turned.bytes() == image.oriented(forExifOrientation: number).bytes())
  }
}
