import Bitmap
import CoreGraphics
import CoreImage
import Foundation
import Geometry
import Testing
import VirtualTime

/// The bytes of an image, as code that reads single pixels sees them.
@Suite struct BytesTests {
  private func bytes(of image: CGImage) throws -> [UInt8] {
    let data = try #require(image.dataProvider?.data)
    #expect(CFDataGetLength(data) == image.bytesPerRow * image.height)
    let start = try #require(CFDataGetBytePtr(data))
    return withExtendedLifetime(image) {
      Array(UnsafeBufferPointer(start: start, count: CFDataGetLength(data)))
    }
  }

  @Test func picturesOfFilesBeginWithRed() throws {
    let pixels: [UInt8] = [200, 100, 50, 255, 1, 2, 3, 255]
    let image = CGImage(Bitmap(width: 2, height: 1, straightRGBA: pixels))
    #expect(try bytes(of: image) == pixels)
    #expect(image.alphaInfo == .premultipliedLast)
    #expect(image.bitmapInfo.isDisjoint(with: .byteOrderMask))
  }

  @Test func drawnPicturesBeginWithBlue() throws {
    let context = try #require(
      CGContext(
        data: nil,
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: 0
      )
    )
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(try bytes(of: image) == [0, 0, 255, 255])
    #expect(image.bitmapInfo.contains(.byteOrder32Little))
  }

  @Test func theBytesStayWhereTheyAre() {
    let image = CGImage(Bitmap(width: 1, height: 1, straightRGBA: [9, 8, 7, 255]))
    let first = CFDataGetBytePtr(image.dataProvider?.data)
    let second = CFDataGetBytePtr(image.dataProvider?.data)
    #expect(first == second)
    #expect(withExtendedLifetime(image) { first?[1] } == 8)
  }

  @Test func aPartIsCopied() {
    var part: [UInt8] = [0, 0]
    CFDataGetBytes(NSData(data: Data([1, 2, 3, 4])), CFRangeMake(1, 2), &part)
    #expect(part == [2, 3])
  }

  /// A layer is drawn into once, then shown anywhere and at any size.
  @Test func aLayerIsShownManyTimes() throws {
    let context = CGContext(canvas: CGRect(x: 0, y: 0, width: 4, height: 2), scale: 1)
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 1, height: 1), auxiliaryInfo: nil)
    )
    layer.context?.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.draw(layer, at: CGPoint(x: 1, y: 0))
    context.draw(layer, in: CGRect(x: 2, y: 0, width: 2, height: 2))
    let bytes = try bytes(of: try #require(context.makeImage()))
    let blue = stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] == 255 }
    #expect(blue == [false, true, true, true, false, false, true, true])
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }
}
