import Bitmap
import Foundation
import Geometry
import Imaging
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The caps of images: those that a catalogue cuts in pixels, and those that code sets in points.
@MainActor
@Suite struct ImageSliceTests {
  private let stage = Stage(device: .iPhone15)

  /// An image of 8 × 6 pixels, two of them a point, with what its set says of resizing.
  private func image(_ resizing: String, properties: String = "{}") throws -> ImageTraits {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let levels = [UInt8](repeating: 255, count: 8 * 6 * 4)
    let file = PNG.encode(Bitmap(width: 8, height: 6, straightRGBA: levels))
    try Data(file).write(to: folder.url.appending(path: "a.png"))
    let json = """
      {"images": [{"filename": "a.png", "scale": "2x", "resizing": \(resizing)}],
       "properties": \(properties)}
      """
    let set = try JSONDecoder().decode(ImageSet.self, from: Data(json.utf8))
    return try #require(CataloguedImage(folder: folder.url, set: set).traits(for: TraitValues()))
  }

  private func caps(_ top: Int, _ left: Int, _ bottom: Int, _ right: Int) -> String {
    """
    {"cap-insets": {"top": \(top), "left": \(left), "bottom": \(bottom), "right": \(right)}}
    """
  }

  /// Caps may meet in the middle, but not overlap.
  @Test(
    arguments: [
      ([1, 2, 3, 4], true), ([0, 4, 0, 4], true), ([3, 0, 3, 0], true), ([0, 0, 0, 0], true),
      ([0, 5, 0, 4], false), ([0, 8, 0, 8], false), ([0, 2, 0, 7], false), ([4, 0, 3, 0], false),
      ([6, 0, 6, 0], false), ([0, 9, 0, 0], false), ([0, 0, 7, 0], false),
    ] as [([Int], Bool)]
  )
  func slicesFitIntoTheirPicture(pixels: [Int], fits: Bool) throws {
    let found = try image(caps(pixels[0], pixels[1], pixels[2], pixels[3]))
    let insets = [
      found.capInsets.top, found.capInsets.left, found.capInsets.bottom, found.capInsets.right,
    ]
    #expect(found.size == CGSize(width: 4, height: 3))
    #expect(insets == (fits ? pixels.map { CGFloat($0) / 2 } : [0, 0, 0, 0]))
    #expect(found.isResizable == fits)
  }

  @Test func slicesThatAreNotGivenOrNegativeAreNone() throws {
    let found = try image("{\"cap-insets\": {\"left\": 2, \"bottom\": -4}}")
    #expect(found.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
    #expect(found.isResizable && found.resizingMode == .tile)
    #expect(try !image("{\"center\": {\"mode\": \"stretch\"}}").isResizable)
  }

  @Test(arguments: [("stretch", UIImage.ResizingMode.stretch), ("tile", .tile), ("other", .tile)])
  func theMiddleIsStretchedOrRepeated(mode: String, resizing: UIImage.ResizingMode) throws {
    let found = try image(
      "{\"center\": {\"mode\": \"\(mode)\"}, \"cap-insets\": {\"left\": 2}}"
    )
    #expect(found.resizingMode == resizing)
  }

  @Test(
    arguments: [
      ("template", .alwaysTemplate), ("original", .alwaysOriginal), ("automatic", .automatic),
    ] as [(String, UIImage.RenderingMode)]
  )
  func aSetSaysHowItIsDrawn(intent: String, mode: UIImage.RenderingMode) throws {
    let said = "{\"template-rendering-intent\": \"\(intent)\"}"
    #expect(try image("{}", properties: said).renderingMode == mode)
  }

  /// A file that cannot be read gives way to the next best one.
  @Test func aFileThatIsMissingIsPassedOver() throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let levels = [UInt8](repeating: 9, count: 3 * 3 * 4)
    let file = PNG.encode(Bitmap(width: 3, height: 3, straightRGBA: levels))
    try Data(file).write(to: folder.url.appending(path: "one.png"))
    let json = """
      {"images": [{"filename": "two.png", "scale": "2x"}, {"filename": "one.png", "scale": "1x"}]}
      """
    let set = try JSONDecoder().decode(ImageSet.self, from: Data(json.utf8))
    let catalogued = CataloguedImage(folder: folder.url, set: set)
    var values = TraitValues()
    values.displayScale = 2
    let found = try #require(catalogued.traits(for: values))
    #expect(found.scale == 1 && found.size == CGSize(width: 3, height: 3))
    #expect(catalogued.key(for: values) == "two.png@2.0")
    #expect(catalogued.key(for: TraitValues()) == "one.png@1.0")
  }

  // MARK: Drawing

  private let pixels = UIImage(
    cgImage: CGImage(
      Bitmap(width: 4, height: 4, straightRGBA: [UInt8](repeating: 255, count: 64))
    )
  )

  @Test func anOpacityIsHeldBetweenNothingAndAll() {
    let place = CGRect(x: 1, y: 2, width: 8, height: 8)
    func painted(_ alpha: CGFloat) -> [DrawingCommand] {
      recorded { context in
        pixels.draw(in: place, blendMode: .multiply, alpha: alpha)
        #expect(context.state.blendMode == .normal && context.state.alpha == 1)
      }
    }
    #expect(painted(2) == painted(1) && painted(-1) == painted(0))
    #expect(painted(1) != painted(0.5) && painted(0) != painted(0.5))
  }

  @Test func whatHasNoRoomIsNotDrawn() {
    for (width, height) in [(0, 5), (5, 0), (-5, 5)] as [(CGFloat, CGFloat)] {
      let size = CGSize(width: width, height: height)
      let commands = pixels.commands(in: CGRect(origin: .zero, size: size), tint: nil)
      #expect(commands.isEmpty == (width == 0 || height == 0))
    }
    let place = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(pixels.commands(in: place, tint: nil).count == 1)
    #expect(UIImage().commands(in: place, tint: nil).isEmpty)
  }

  /// Nine parts of an image without caps of its own follow the layer that shows it.
  @Test(.evidence(.inferred)) func aLayersCenterStretchesItsImage() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    func center(_ image: UIImage) -> CGRect? {
      let content = ImageContents(image, tint: nil).content(in: layer.values)
      guard case .image(let shown) = content else { return nil }
      return shown.contentsCenter
    }
    let insets = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
    let capped = pixels.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let caps = CGRect(x: 0, y: 0.25, width: 1, height: 0.5)
    #expect(center(pixels) == ImageContent.unit && center(capped) == caps)
    layer.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    #expect(center(pixels) == layer.contentsCenter && center(capped) == caps)
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    #expect(center(pixels) == CGRect(x: 0.375, y: 0.375, width: 0.25, height: 0.25))
  }

  // MARK: Centres

  private func drawn(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let picture = DrawnPicture([], size: CGSize(width: width, height: height), scale: 1)
    return UIImage(cgImage: CGImage(.drawn(picture)))
  }

  private func center(_ image: UIImage, _ insets: UIEdgeInsets) -> CGRect {
    image.resizableImage(withCapInsets: insets, resizingMode: .stretch).center
  }

  @Test func whatHasNoSizeHasNoMiddle() {
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    for image in [UIImage(), drawn(0, 10), drawn(10, 0)] {
      #expect(center(image, insets) == CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(drawn(10, 10).center == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// What lies between caps that overlap has no size.
  @Test func theMiddleIsWhatTheCapsLeave() {
    let insets = UIEdgeInsets(top: 2, left: 1, bottom: 3, right: 4)
    #expect(
      center(drawn(10, 20), insets) == CGRect(x: 0.1, y: 0.1, width: 0.5, height: 0.75)
    )
    let wide = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    let middle = center(drawn(10, 20), wide)
    #expect(middle == CGRect(x: 0.8, y: 0, width: 0, height: 1))
    let wider = UIEdgeInsets(top: 25, left: 12, bottom: 0, right: 0)
    #expect(center(drawn(10, 20), wider) == CGRect(x: 1, y: 1, width: 0, height: 0))
    #expect(center(drawn(10, 20), .zero) == CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
