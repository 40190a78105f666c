import Bitmap
import CoreGraphics
import CoreImage
import Foundation
import Geometry
import Scene
import Testing

/// Contexts of one's own, whose origin is at the lower left.
@Suite struct BitmapContextTests {
  private func made(_ width: Int, _ height: Int, bits: Int = 8, alpha: UInt32 = 0) -> CGContext? {
    CGContext(
      data: nil,
      width: width,
      height: height,
      bitsPerComponent: bits,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: alpha
    )
  }

  @Test func itStandsOnItsHead() throws {
    let context = try #require(made(20, 10, alpha: 1))
    #expect((context.width, context.height) == (20, 10))
    #expect(CGPoint(x: 0, y: 10).applying(context.state.transform) == .zero)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
    let image = try #require(context.makeImage())
    #expect((image.width, image.height) == (20, 10))
  }

  @Test func itsShadowsFallUpwards() throws {
    let context = try #require(made(100, 100, alpha: 1))
    context.scaleBy(x: 3, y: -3)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: .black)
    context.fill(CGRect(x: 10, y: 10, width: 20, height: 30))
    let shadow = Shadow(radius: 3, offset: CGSize(width: 1, height: -2))
    #expect(context.commands.contains(.beginGroup(DrawingGroup(shadow: shadow))))
  }

  @Test func itHasItsSizeInPixels() throws {
    let context = try #require(made(30, 20))
    #expect(context.width == 30 && context.height == 20)
    #expect(CGPoint(x: 1, y: 2).applying(context.ctm) == CGPoint(x: 1, y: 2))
    #expect(made(0, 1) == nil)
    #expect(made(1, 0) == nil)
    #expect(made(1, 1, bits: 0) == nil)
    let image = CGImage(Bitmap(width: 1, height: 1, straightRGBA: [0, 0, 0, 255]))
    #expect(image.bitmapInfo.rawValue == 1 && image.alphaInfo == .premultipliedLast)
    let drawn = try #require(context.makeImage())
    #expect(drawn.bitmapInfo.rawValue == 0x2002 && drawn.alphaInfo == .premultipliedFirst)
  }
}
