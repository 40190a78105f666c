import Bitmap
import CoreGraphics
import CoreImage
import Foundation
import Geometry
import Testing

/// Images that say where others show.
@Suite struct ImageMaskTests {
  private let row = CGRect(x: 0, y: 0, width: 4, height: 1)

  private func mask(_ bytes: [UInt8], bits: Int = 8, decode: [CGFloat]? = nil) throws -> CGImage {
    let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
    let made = CGImage(
      maskWidth: 4,
      height: 1,
      bitsPerComponent: bits,
      bitsPerPixel: bits,
      bytesPerRow: bytes.count,
      provider: provider,
      decode: decode,
      shouldInterpolate: false
    )
    return try #require(made)
  }

  private func pixels(_ image: CGImage?) throws -> [[UInt8]] {
    let bitmap = try #require(image?.bitmap)
    let bytes = bitmap.straightRGBA()
    return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
  }

  private func alphas(_ image: CGImage?) throws -> [UInt8] { try pixels(image).map { $0[3] } }

  private var red: CGImage {
    let pixels = Array(repeating: [UInt8]([255, 0, 0, 255]), count: 4).joined()
    return CGImage(Bitmap(width: 4, height: 1, straightRGBA: Array(pixels)))
  }

  private func gray(_ levels: [UInt8]) -> CGImage {
    CGImage(Bitmap(width: 4, height: 1, straightRGBA: levels.flatMap { [$0, $0, $0, 255] }))
  }

  /// [D] Samples of 1 are not painted.
  @Test func blackShowsThroughAMask() throws {
    let mask = try mask([0, 255, 51, 255])
    #expect(mask.isMask && mask.colorSpace == nil && mask.width == 4)
    #expect(try alphas(mask) == [255, 0, 204, 0])
    #expect(try alphas(self.mask([0, 255, 51, 255], decode: [1, 0])) == [0, 255, 51, 255])
  }

  @Test(arguments: [(1, [0b0101_0000], [255, 0, 255, 0]), (2, [0b0001_1011], [255, 170, 85, 0])])
  func samplesMayBeSmall(bits: Int, bytes: [UInt8], expected: [UInt8]) throws {
    #expect(try alphas(mask(bytes, bits: bits)) == expected)
  }

  @Test func anImageShowsThroughAMask() throws {
    let masked = try red.masking(mask([0, 255, 0, 255]))
    #expect(masked?.isMask == false && masked?.width == 4)
    #expect(try pixels(masked)[0] == [255, 0, 0, 255])
    #expect(try alphas(masked) == [255, 0, 255, 0])
  }

  /// [D] Of a gray image white shows, unlike of a mask.
  @Test func anImageShowsThroughALightOne() throws {
    #expect(try alphas(red.masking(gray([0, 255, 255, 0]))) == [0, 255, 255, 0])
    let clear = CGImage(
      Bitmap(width: 4, height: 1, straightRGBA: [0, 0, 0, 255] + Array(repeating: 0, count: 12))
    )
    #expect(try alphas(red.masking(clear)) == [255, 0, 0, 0])
  }

  @Test func aMaskIsPaintedWithTheFillColor() throws {
    let context = CGContext(canvas: row, scale: 1)
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.draw(try mask([255, 0, 255, 0]), in: row)
    let pixels = try pixels(context.makeImage())
    #expect(pixels[1] == [0, 0, 255, 255] && pixels.map { $0[3] } == [0, 255, 0, 255])
  }

  @Test func aContextIsClippedToWhatALightImageShows() throws {
    let context = CGContext(canvas: row, scale: 1)
    context.clip(to: row, mask: gray([255, 0, 0, 255]))
    context.fill(row)
    #expect(try alphas(context.makeImage()) == [255, 0, 0, 255])
  }

  /// Gradients of gray contexts are how reflections fade.
  @Test func anImageOfAGrayContextIsAMask() throws {
    let gray = CGContext(
      data: nil,
      width: 4,
      height: 1,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceGray(),
      bitmapInfo: CGImageAlphaInfo.none.rawValue
    )
    gray?.setFillColor(gray: 1, alpha: 1)
    gray?.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    let context = CGContext(canvas: row, scale: 1)
    context.clip(to: row, mask: try #require(gray?.makeImage()))
    context.fill(row)
    #expect(try alphas(context.makeImage()) == [0, 255, 255, 0])
  }

  @Test func colorsAreMaskedOut() throws {
    let levels = gray([0, 100, 110, 255])
    #expect(
      try alphas(levels.copy(maskingColorComponents: [100, 110, 100, 110, 90, 120]))
        == [255, 0, 0, 255]
    )
    #expect(levels.copy(maskingColorComponents: [0, 1]) == nil)
  }

  @Test func otherSamplesAreNoMask() throws {
    let provider = try #require(CGDataProvider(data: NSData(data: Data([0, 0]))))
    func made(_ bits: Int, _ width: Int) -> CGImage? {
      CGImage(
        maskWidth: width,
        height: 1,
        bitsPerComponent: bits,
        bitsPerPixel: bits,
        bytesPerRow: 2,
        provider: provider,
        decode: nil,
        shouldInterpolate: false
      )
    }
    #expect(made(16, 1) == nil && made(8, 3) == nil && made(8, 2) != nil)
  }
}
