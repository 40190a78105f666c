import Bitmap
import Foundation
import Geometry
import Imaging
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sizes of images in points, and files with a scale in their names.
@MainActor
@Suite struct ImageSizeTests {
  private let stage = Stage(device: .iPhone15)

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: width, height: height)) }
  }

  @Test(
    arguments: [
      (UIImage.Orientation.up, 40, 20), (.left, 20, 40), (.rightMirrored, 20, 40), (.down, 40, 20),
    ] as [(UIImage.Orientation, CGFloat, CGFloat)]
  )
  func aTurnedPictureHasItsSidesExchanged(
    orientation: UIImage.Orientation,
    width: CGFloat,
    height: CGFloat
  ) throws {
    let stored = try #require(picture(40, 20).cgImage)
    #expect(stored.width == 80 && stored.height == 40)
    let image = UIImage(cgImage: stored, scale: 2, orientation: orientation)
    #expect(image.size == CGSize(width: width, height: height))
    #expect(UIImage(cgImage: stored, scale: 0, orientation: .up).size.width == 80)
    #expect(UIImage(cgImage: stored, scale: -1, orientation: .up).scale == 1)
    #expect(UIImage().size == .zero)
  }

  @Test(
    arguments: [
      (50, 50, 50, 25), (50, 10, 20, 10), (10, 50, 10, 5), (800, 800, 800, 400),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func aThumbnailFillsItsRoom(
    width: CGFloat,
    height: CGFloat,
    fittedWidth: CGFloat,
    fittedHeight: CGFloat
  ) throws {
    let small = try #require(
      picture(400, 200).preparingThumbnail(of: CGSize(width: width, height: height))
    )
    #expect(small.size == CGSize(width: fittedWidth, height: fittedHeight) && small.scale == 2)
  }

  @Test(arguments: [(0, 5), (5, 0), (-5, 5), (5, -5)] as [(CGFloat, CGFloat)])
  func aThumbnailHasASize(width: CGFloat, height: CGFloat) {
    #expect(picture(4, 2).preparingThumbnail(of: CGSize(width: width, height: height)) == nil)
  }

  @Test func aFileOfTheScreensScaleIsFoundFirst() throws {
    let folder = TemporaryFolder.ofProcess.appending(path: "\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ name: String, _ side: Int) throws {
      let levels = Array(repeating: UInt8(255), count: side * side * 4)
      let bitmap = Bitmap(width: side, height: side, straightRGBA: levels)
      try Data(PNG.encode(bitmap)).write(to: folder.appending(path: name))
    }
    for (name, side) in [
      ("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3), ("b.png", 4), ("c@3x.png", 6),
    ] {
      try write(name, side)
    }
    let bundle = try #require(Bundle(path: folder.path))
    func found(_ name: String, scale: CGFloat) -> [CGFloat]? {
      let traits = UITraitCollection(displayScale: scale)
      return ImageFiles.lookUp(name, in: bundle, traits).map {
        [CGFloat($0.image?.width ?? 0), $0.scale]
      }
    }
    #expect(found("a", scale: 1) == [1, 1] && found("a", scale: 2) == [2, 2])
    #expect(found("a", scale: 3) == [3, 3] && found("a.png", scale: 3) == [3, 3])
    #expect(found("b", scale: 3) == [4, 1] && found("c", scale: 1) == [6, 3])
    #expect(found("c", scale: 2) == [6, 3] && found("none", scale: 2) == nil)
    #expect(found("a", scale: 0) == [3, 3])
  }

  /// The frame after the last one was reported as missing.
  @Test func framesAreReadUpToTheFirstThatIsMissing() throws {
    let folder = try TemporaryFolder(named: "\(UUID()).bundle")
    defer { withExtendedLifetime(folder) {} }
    for (name, side) in [("turn0", 1), ("turn1", 2), ("turn2", 3), ("turn4", 5)] {
      let levels = [UInt8](repeating: 255, count: side * side * 4)
      let bitmap = Bitmap(width: side, height: side, straightRGBA: levels)
      try Data(PNG.encode(bitmap)).write(to: folder.url.appending(path: "\(name).png"))
    }
    let bundle = try #require(Bundle(path: folder.url.path))
    let moving = try #require(UIImage.animatedImage(named: "turn", in: bundle, duration: 2))
    #expect(moving.images?.map(\.size.width) == [1, 2, 3] && moving.duration == 2)
    #expect(stage.faults.isEmpty)
    #expect(UIImage.animatedImage(named: "stand", in: bundle, duration: 2) == nil)
    #expect(stage.faults.count == 1)
  }

  @Test func patternsHaveNoComponents() {
    let pattern = UIColor(patternImage: picture(2, 2))
    var value = CGFloat.zero
    #expect(!pattern.getRed(&value, green: nil, blue: nil, alpha: nil))
    #expect(!pattern.getWhite(&value, alpha: nil))
    #expect(!pattern.getHue(&value, saturation: nil, brightness: nil, alpha: nil))
    #expect(UIColor.red.getRed(&value, green: nil, blue: nil, alpha: nil) && value == 1)
    #expect(pattern == pattern && pattern != UIColor(patternImage: picture(2, 2)))
  }

  @Test func dynamicColorsAreEqualToThemselvesAlone() {
    let dynamic = UIColor { _ in .red }
    let other = UIColor { _ in .red }
    #expect(dynamic == dynamic && dynamic != other && dynamic != .red && .red != dynamic)
    #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.link)
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(!UIColor.red.isEqual("red") && !UIColor.red.isEqual(nil))
  }
}
