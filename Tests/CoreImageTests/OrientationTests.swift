import CoreImage
import Foundation
import Geometry
import Testing

/// [D] Exif's orientations: where the first row and the first column of a stored picture lie.
@Suite struct OrientationTests {
  /// A picture 12 pixels wide and 9 high that does not begin at the origin.
  private let image = Pixels.sample.transformed(by: CGAffineTransform(translationX: 3, y: -2))

  /// Where the first and the last pixel of the first row are seen.
  @Test(
    arguments: [
      (1, [0, 8, 11, 8]), (2, [11, 8, 0, 8]), (3, [11, 0, 0, 0]), (4, [0, 0, 11, 0]),
      (5, [0, 11, 0, 0]), (6, [8, 11, 8, 0]), (7, [8, 0, 8, 11]), (8, [0, 0, 0, 11]),
    ] as [(Int32, [Int])]
  )
  func theFirstRowLiesWhereExifSays(number: Int32, places: [Int]) {
    let turned = image.oriented(forExifOrientation: number)
    let size = number < 5 ? CGSize(width: 12, height: 9) : CGSize(width: 9, height: 12)
    #expect(turned.extent == CGRect(origin: .zero, size: size))
    #expect(turned.pixel(places[0], places[1]) == Pixels.sample.pixel(0, 8))
    #expect(turned.pixel(places[2], places[3]) == Pixels.sample.pixel(11, 8))
    let transform = image.orientationTransform(forExifOrientation: number)
    #expect(image.extent.applying(transform) == turned.extent)
  }

  @Test(arguments: [0, 9, -1] as [Int32])
  func anUnknownOrientationChangesNothing(number: Int32) {
    #expect(image.oriented(forExifOrientation: number) === image)
    #expect(image.orientationTransform(forExifOrientation: number) == .identity)
  }

  @Test func whatIsEverywhereIsNotTurned() {
    #expect(CIImage.red.orientationTransform(for: .left) == .identity)
    #expect(CIImage.red.oriented(.left).extent.isInfinite)
  }
}
