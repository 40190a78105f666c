import Bitmap
import CoreGraphics
import CoreImage
import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Testing
import VirtualTime

/// The memory of bitmap contexts, as code that reads and writes single pixels sees it.
@MainActor
@Suite struct ContextMemoryTests {
  private let first = CGRect(x: 0, y: 0, width: 1, height: 1)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func context(
    _ data: UnsafeMutableRawPointer? = nil,
    width: Int = 1,
    height: Int = 1,
    bytesPerRow: Int = 0,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    alpha: CGImageAlphaInfo = .premultipliedLast,
    order: CGBitmapInfo = []
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: data,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: bytesPerRow,
        space: space,
        bitmapInfo: alpha.rawValue | order.rawValue
      )
    )
  }

  private func bytes(of context: CGContext) throws -> [UInt8] {
    let data = try #require(context.data)
    let count = context.bytesPerRow * context.height
    return withExtendedLifetime(context) {
      Array(UnsafeRawBufferPointer(start: data, count: count))
    }
  }

  struct Format: CustomTestStringConvertible, Sendable {
    var alpha: CGImageAlphaInfo
    var order: CGBitmapInfo = []
    /// Of a red pixel.
    var bytes: [UInt8]
    var testDescription: String { "\(alpha), \(order.rawValue)" }
  }

  @Test(arguments: [
    Format(alpha: .premultipliedLast, bytes: [255, 0, 0, 255]),
    Format(alpha: .premultipliedFirst, bytes: [255, 255, 0, 0]),
    Format(alpha: .premultipliedLast, order: .byteOrder32Little, bytes: [255, 0, 0, 255]),
    Format(alpha: .premultipliedFirst, order: .byteOrder32Little, bytes: [0, 0, 255, 255]),
    Format(alpha: .noneSkipLast, order: .byteOrder32Big, bytes: [255, 0, 0, 255]),
    Format(alpha: .alphaOnly, bytes: [255]),
  ])
  func aPixelLiesAsItsFormatSays(_ format: Format) throws {
    let context = try context(alpha: format.alpha, order: format.order)
    context.setFillColor(red)
    context.fill(first)
    #expect(try bytes(of: context) == format.bytes)
    #expect(context.alphaInfo == format.alpha)
    #expect(context.bitsPerPixel == 8 * format.bytes.count)
  }

  @Test func grayIsTheLumaOfAColor() throws {
    let context = try context(space: CGColorSpaceCreateDeviceGray(), alpha: .none)
    #expect(try bytes(of: context) == [0])
    context.setFillColor(red)
    context.fill(first)
    #expect(try bytes(of: context) == [76])
  }

  @Test func anImageIsAsGrayAsItsContext() throws {
    let context = try context(space: CGColorSpaceCreateDeviceGray(), alpha: .none)
    context.setFillColor(red)
    context.fill(first)
    let provided = try #require(context.makeImage()?.dataProvider?.data)
    #expect(Array(Data(referencing: provided)) == [76, 76, 76, 255])
  }

  @Test func withoutAlphaTheGroundIsBlack() throws {
    let context = try context(alpha: .noneSkipLast)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0))
    context.fill(first)
    #expect(try bytes(of: context) == [0, 0, 0, 255])
  }

  @Test func theFirstRowIsTheUppermost() throws {
    let context = try context(height: 2, bytesPerRow: 8)
    context.setFillColor(red)
    // The origin is at the bottom.
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect(try bytes(of: context) == [255, 0, 0, 255, 0, 0, 0, 0] + Array(repeating: 0, count: 8))
  }

  /// Code keeps the address and reads it after every drawing.
  @Test func memoryOfTheCallersIsDrawnInto() throws {
    var pixels: [UInt8] = Array(repeating: 0, count: 8)
    try pixels.withUnsafeMutableBytes { memory in
      let context = try context(memory.baseAddress, width: 2)
      #expect(context.data == memory.baseAddress)
      context.setFillColor(red)
      context.fill(first)
      #expect(Array(memory) == [255, 0, 0, 255, 0, 0, 0, 0])
      context.saveGState()
      context.clip(to: CGRect(x: 1, y: 0, width: 1, height: 1))
      context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      #expect(Array(memory) == [255, 0, 0, 255, 0, 0, 255, 255])
      context.restoreGState()
      context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
      #expect(Array(memory) == Array(repeating: 0, count: 8))
    }
  }

  @Test func aGroupIsPaintedAtItsEnd() throws {
    let context = try context()
    _ = context.data
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(first)
    #expect(try bytes(of: context) == [0, 0, 0, 0])
    context.endTransparencyLayer()
    #expect(try bytes(of: context) == [255, 0, 0, 255])
  }

  @Test func whatIsWrittenIsDrawn() throws {
    let context = try context(width: 2)
    let data = try #require(context.data)
    data.storeBytes(of: 0xFF00_00FF, toByteOffset: 4, as: UInt32.self)
    let image = try #require(context.makeImage())
    let provided = try #require(image.dataProvider?.data)
    var seen = Array(repeating: UInt8(9), count: 8)
    CFDataGetBytes(provided, CFRangeMake(0, 8), &seen)
    #expect(seen == [0, 0, 0, 0, 255, 0, 0, 255])
    // What is drawn later lies above it.
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(first)
    #expect(try bytes(of: context) == [0, 0, 255, 255, 255, 0, 0, 255])
  }

  @Test func whatIsHalfTransparentIsPaintedOnce() throws {
    let context = try context(width: 2)
    context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    context.fill(first)
    #expect(try bytes(of: context) == [0, 0, 0, 128, 0, 0, 0, 0])
    context.setFillColor(red)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try bytes(of: context) == [0, 0, 0, 128, 255, 0, 0, 255])
  }

  @Test func whatIsWrittenReplacesWhatWasDrawn() throws {
    let context = try context(width: 2)
    context.setFillColor(red)
    context.fill(first)
    try #require(context.data).storeBytes(of: 0, as: UInt32.self)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try bytes(of: context) == [0, 0, 0, 0, 255, 0, 0, 255])
  }

  /// What is in the group comes later.
  @Test func memoryMayBeAskedForInsideAGroup() throws {
    let context = try context(width: 2)
    context.setFillColor(red)
    for _ in 0..<3 { context.fill(first) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try bytes(of: context) == [255, 0, 0, 255, 0, 0, 0, 0])
    context.clip(to: .zero)
    context.resetClip()
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(first)
    context.endTransparencyLayer()
    #expect(try bytes(of: context) == [0, 0, 255, 255, 255, 0, 0, 255])
  }

  @Test func clipsAreResetAboveWhatIsThere() throws {
    let context = try context(width: 2)
    context.setFillColor(red)
    context.clip(to: first)
    context.fill(first)
    _ = context.data
    context.resetClip()
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try bytes(of: context) == [255, 0, 0, 255, 255, 0, 0, 255])
  }

  /// Layers show what is there as images do.
  @Test func aLayerShowsWhatIsWritten() throws {
    let whole = try context()
    let layer = try #require(CGLayer(whole, size: first.size, auxiliaryInfo: nil))
    let data = try #require(layer.context?.data)
    data.storeBytes(of: 0xFF00_00FF, as: UInt32.self)
    whole.draw(layer, at: .zero)
    #expect(try bytes(of: whole) == [0, 0, 255, 255])
  }

  @Test func contextsOfUIKitHaveMemoryToo() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 2)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 0.5))
    let blue: [UInt8] = [255, 0, 0, 255]
    #expect(try bytes(of: context) == blue + blue + Array(repeating: 0, count: 8))
    #expect(context.bitmapInfo == [.byteOrder32Little, CGBitmapInfo(rawValue: 2)])
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 1, height: 1))
  }

  /// The canvas ends inside of the last pixel, which stays as it is.
  @Test func everyPixelIsWhole() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1.6, height: 1), false, 1)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    let data = try #require(context.data)
    data.storeBytes(of: 0xFF00_00FF, toByteOffset: 4, as: UInt32.self)
    for _ in 0..<2 { UIRectFill(first) }
    #expect(try bytes(of: context) == [0, 0, 0, 255, 255, 0, 0, 255])
  }

  @Test func aFormatWithoutMemoryIsReported() throws {
    let stage = Stage()
    let context = try context(alpha: .last)
    #expect(stage.faults.isEmpty)
    #expect(context.data == nil)
    #expect(stage.faults.map(\.subject) == ["CGContext"])
  }

  /// Cairo's pictures have sides of at most 32767 pixels.
  @Test func memoryIsMadeForWhatCanBeDrawn() throws {
    let stage = Stage()
    let context = try context(width: 32_768)
    #expect(context.data == nil)
    #expect(stage.faults.map(\.subject) == ["CGContext"])
    #expect(try self.context(width: 32_767).data != nil)
  }

  @Test(
    arguments: [
      (2, 1, 7), (.max, 1, 0), (1, .max, 0), (1 << 32, 1 << 32, 0), (1, 2, .max),
    ] as [(Int, Int, Int)]
  )
  func aRowHasRoomForItsPixelsAndRowsHaveRoom(width: Int, height: Int, bytesPerRow: Int) {
    let context = CGContext(
      data: nil,
      width: width,
      height: height,
      bitsPerComponent: 8,
      bytesPerRow: bytesPerRow,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: 1
    )
    #expect(context == nil)
  }
}
