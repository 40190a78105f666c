import Bitmap
import Foundation
import Geometry
import HeadlessUIKit
import Imaging
import Testing

/// A bundle with one colour and one image, as Xcode writes them.
private final class Assets {
  let folder = FileManager.default.temporaryDirectory.appending(path: "transrender-\(UUID())")

  init() throws {
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x80", "green": "0.500", "blue": "255", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "0", "alpha": "0.5"}}}
      ]}
      """,
      to: "Media.xcassets/Brand/Ink.colorset/Contents.json"
    )
    try write(
      """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "dot-two.png"},
        {"idiom": "universal", "scale": "3x", "filename": "dot-three.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """,
      to: "Media.xcassets/Dot.imageset/Contents.json"
    )
    for (name, side) in [("two", 4), ("three", 6)] {
      let pixels = Bitmap(width: side, height: side) {
        $0.initializeMemory(as: UInt8.self, repeating: 255)
      }
      let file = folder.appending(path: "Media.xcassets/Dot.imageset/dot-\(name).png")
      try Data(PNG.encode(pixels)).write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
}

@MainActor
@Suite struct AssetCatalogueTests {
  @Test func colorsHaveTheirAppearances() throws {
    let assets = try Assets()
    let bundle = try #require(Bundle(path: assets.folder.path))
    let color = try #require(UIColor(named: "Ink", in: bundle, compatibleWith: nil))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light == UIColor(red: 128 / 255, green: 0.5, blue: 1, alpha: 1))
    #expect(dark == UIColor(white: 0, alpha: 0.5))
  }

  @Test func aColorThatIsMissingIsReported() throws {
    let assets = try Assets()
    let bundle = try #require(Bundle(path: assets.folder.path))
    let stage = Stage(device: .iPhone15)
    #expect(UIColor(named: "no such colour", in: bundle, compatibleWith: nil) == nil)
    #expect(stage.faults.count == 1)
    #expect("\(stage.faults)".contains("UIColor: there is no colour named 'no such colour'"))
  }

  @Test(arguments: [(1, 2), (2, 2), (3, 3)] as [(CGFloat, CGFloat)])
  func imagesComeInTheNearestScale(screen: CGFloat, scale: CGFloat) throws {
    let assets = try Assets()
    let bundle = try #require(Bundle(path: assets.folder.path))
    let traits = UITraitCollection(displayScale: screen)
    let image = try #require(UIImage(named: "Dot", in: bundle, compatibleWith: traits))
    #expect(image.scale == scale)
    #expect(image.size == CGSize(width: 2, height: 2))
    #expect(image.renderingMode == .alwaysTemplate)
  }
}
