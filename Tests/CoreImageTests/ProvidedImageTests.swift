import CoreGraphics
import CoreImage
import Foundation
import Geometry
import Testing

/// Images that are made of bytes.
@Suite struct ProvidedImageTests {
  private func image(
    _ bytes: [UInt8],
    bytesPerRow: Int,
    bitsPerPixel: Int = 32,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    _ info: CGBitmapInfo
  ) throws -> CGImage? {
    CGImage(
      width: 1,
      height: 2,
      bitsPerComponent: 8,
      bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow,
      space: space,
      bitmapInfo: info,
      provider: try #require(CGDataProvider(data: NSData(data: Data(bytes)))),
      decode: nil,
      shouldInterpolate: true,
      intent: .defaultIntent
    )
  }

  private func pixels(of image: CGImage?) throws -> [UInt8] {
    let data = try #require(image?.dataProvider?.data)
    return Array(Data(referencing: data))
  }

  private func info(_ alpha: CGImageAlphaInfo) -> CGBitmapInfo { .init(rawValue: alpha.rawValue) }

  @Test func rowsMayBeLongerThanTheirPixels() throws {
    let bytes: [UInt8] = [9, 8, 7, 255, 0, 0, 0, 0, 6, 5, 4, 255]
    let image = try image(bytes, bytesPerRow: 8, info(.premultipliedLast))
    #expect(try pixels(of: image) == [9, 8, 7, 255, 6, 5, 4, 255])
  }

  @Test func straightAlphaIsMultiplied() throws {
    let bytes: [UInt8] = [128, 255, 0, 128, 255, 9, 9, 9]
    let image = try image(bytes, bytesPerRow: 4, info(.first))
    #expect(try pixels(of: image) == [128, 0, 64, 128, 9, 9, 9, 255])
  }

  @Test func grayHasOneByte() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let image = try image([1, 2], bytesPerRow: 1, bitsPerPixel: 8, space: gray, info(.none))
    #expect(try pixels(of: image) == [1, 1, 1, 255, 2, 2, 2, 255])
  }

  @Test func tooFewBytesAreNoImage() throws {
    #expect(try image([1, 2, 3, 4], bytesPerRow: 4, info(.premultipliedLast)) == nil)
    #expect(try image(Array(repeating: 0, count: 8), bytesPerRow: 3, info(.last)) == nil)
  }

  @Test(arguments: [(Int.max, 1, Int.max), (1, .max, 4), (1, 2, .max), (1 << 62, 4, 8)])
  func hugeNumbersAreNoImage(width: Int, height: Int, bytesPerRow: Int) throws {
    let image = CGImage(
      width: width,
      height: height,
      bitsPerComponent: 8,
      bitsPerPixel: 32,
      bytesPerRow: bytesPerRow,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: info(.last),
      provider: try #require(CGDataProvider(data: NSData(data: Data(count: 8)))),
      decode: nil,
      shouldInterpolate: true,
      intent: .defaultIntent
    )
    #expect(image == nil)
  }

  @Test func otherFormatsAreNoImage() throws {
    let bytes = [UInt8](repeating: 0, count: 8)
    #expect(try image(bytes, bytesPerRow: 4, bitsPerPixel: 24, info(.none)) == nil)
  }
}
