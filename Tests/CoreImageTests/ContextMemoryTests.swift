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

  @Test func aFormatWithoutMemoryIsReported() throws {
    let stage = Stage()
    let context = try context(alpha: .last)
    #expect(stage.faults.isEmpty)
    #expect(context.data == nil)
    #expect(stage.faults.map(\.subject) == ["CGContext"])
  }

  @Test func aRowHasRoomForItsPixels() {
    let space = CGColorSpaceCreateDeviceRGB()
    let context = CGContext(
      data: nil,
      width: 2,
      height: 1,
      bitsPerComponent: 8,
      bytesPerRow: 7,
      space: space,
      bitmapInfo: 1
    )
    #expect(context == nil)
  }
}
