import Bitmap
import CoreGraphics
import Foundation
import Imaging
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct CGImageSourceTests {
  /// One pixel.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5Erk"
    + "Jggg=="

  /// Every part that had arrived was decoded, and reported as damaged.
  @Test func aFileThatArrivesInPartsIsReadWhenItIsWhole() throws {
    let stage = Stage()
    stage.core.becomeAmbient()
    let file = try #require(Data(base64Encoded: Self.png))
    let source = CGImageSourceCreateIncremental(nil)
    for count in stride(from: 8, to: file.count, by: 8) {
      CGImageSourceUpdateData(source, NSData(data: file.prefix(count)), false)
      #expect(CGImageSourceGetCount(source) == 0)
    }
    CGImageSourceUpdateData(source, NSData(data: file), false)
    #expect(CGImageSourceGetCount(source) == 1 && stage.faults.isEmpty)
    CGImageSourceUpdateData(source, NSData(data: file.prefix(20)), true)
    #expect(!stage.faults.isEmpty)
  }

  // MARK: Stills

  private func still(_ width: Int, _ height: Int) throws -> CGImageSource {
    let levels = [UInt8](repeating: 255, count: width * height * 4)
    let file = PNG.encode(Bitmap(width: width, height: height, straightRGBA: levels))
    return try #require(CGImageSourceCreateWithData(NSData(data: Data(file)), nil))
  }

  @Test(.evidence(.documented)) func aStillHasOnePicture() throws {
    let source = try still(4, 2)
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
    let properties = try #require(source.properties(at: 0))
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 4)
    #expect(properties[kCGImagePropertyPixelHeight] as? Int == 2)
    #expect(properties[kCGImagePropertyOrientation] as? Int == 1)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    #expect(source.properties.isEmpty)
    let empty = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetType(empty) == nil && empty.properties(at: 0) == nil)
    #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/no/such.png"), nil) == nil)
  }

  /// Its longer side is as long as it may be, and never longer than that of the picture.
  @Test(
    .evidence(.documented),
    arguments: [
      (40, 20, 30, 30, 15), (40, 20, 20, 20, 10), (20, 40, 30, 15, 30), (40, 20, 10, 10, 5),
      (40, 20, 40, 40, 20), (40, 20, 90, 40, 20), (40, 20, 0, 40, 20), (40, 20, -5, 40, 20),
    ]
  )
  func aThumbnailIsAsLargeAsItMayBe(
    width: Int,
    height: Int,
    most: Int,
    shownWidth: Int,
    shownHeight: Int
  ) throws {
    let stage = Stage()
    stage.advance(by: 0)
    let source = try still(width, height)
    let options: [CFString: Any] = [kCGImageSourceThumbnailMaxPixelSize: most]
    let thumbnail = try #require(
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    )
    #expect(thumbnail.width == shownWidth && thumbnail.height == shownHeight)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil)?.width == width)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, options as CFDictionary) == nil)
  }

  // MARK: Animations

  /// Frames of 4 × 2 pixels, each a little redder than the one before.
  private func animation(_ delays: [Double], plays: Int = 0) throws -> CGImageSource {
    var encoder = GIFEncoder(plays: plays)
    for (index, delay) in delays.enumerated() {
      let pixel = [UInt8(50 * index), 0, 0, 255]
      let levels = Array([[UInt8]](repeating: pixel, count: 8).joined())
      try encoder.add(Bitmap(width: 4, height: 2, straightRGBA: levels), seconds: delay)
    }
    let file = try encoder.finish()
    return try #require(CGImageSourceCreateWithData(NSData(data: Data(file)), nil))
  }

  /// The level of red in the first pixel of a frame.
  private func red(_ source: CGImageSource, _ index: Int) -> UInt8? {
    guard case .bitmap(let pixels) = CGImageSourceCreateImageAtIndex(source, index, nil)?.picture
    else { return nil }
    return pixels.straightRGBA()[0]
  }

  @Test(.evidence(.documented)) func framesAreReadInAnyOrder() throws {
    let source = try animation([0.1, 0.1, 0.1])
    #expect(CGImageSourceGetCount(source) == 3)
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    #expect([0, 2, 1, 1, 0, 2].map { red(source, $0) } == [0, 100, 50, 50, 0, 100])
    #expect(red(source, 3) == nil && red(source, -1) == nil && source.properties(at: 3) == nil)
    let properties = try #require(source.properties(at: 2))
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 4)
    #expect(properties[kCGImagePropertyPixelHeight] as? Int == 2)
  }

  @Test(.evidence(.documented)) func framesThatAreTooShortAreShownLonger() throws {
    let source = try animation([0.01, 0.02, 0.03, 0.5])
    let delays = (0..<4).map { index -> [Double?] in
      let frame = source.properties(at: index)?[kCGImagePropertyGIFDictionary]
      let times = frame as? [CFString: Any]
      return [
        times?[kCGImagePropertyGIFDelayTime] as? Double,
        times?[kCGImagePropertyGIFUnclampedDelayTime] as? Double,
      ]
    }
    #expect(delays == [[0.1, 0.01], [0.02, 0.02], [0.03, 0.03], [0.5, 0.5]])
  }

  /// A file that does not say how often it plays has no number.
  @Test(arguments: [(0, 0), (1, nil), (3, 2)] as [(Int, Int?)])
  func anAnimationSaysHowOftenItIsRepeated(plays: Int, loops: Int?) throws {
    let source = try animation([0.1, 0.1], plays: plays)
    let all = try #require(source.properties[kCGImagePropertyGIFDictionary] as? [CFString: Any])
    #expect(all[kCGImagePropertyGIFLoopCount] as? Int == loops)
    #expect(CGImageSourceCopyProperties(source, nil) != nil)
  }
}
