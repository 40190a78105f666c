import Bitmap
import Foundation
import Geometry
import Imaging
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A bundle with one colour and one image, as Xcode writes them.
private final class Assets {
  private let place: TemporaryFolder
  var folder: URL { place.url }

  init() throws {
    place = try TemporaryFolder()
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
    try write(
      """
      {"images": [{"idiom": "universal", "filename": "any.svg"},
        {"idiom": "universal", "filename": "dark.svg",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "filename": "pad.pdf"},
        {"idiom": "universal", "filename": "wide.svg", "height-class": "compact"}]}
      """,
      to: "Media.xcassets/Sign.imageset/Contents.json"
    )
    for (name, side) in [("any", 10), ("dark", 20), ("wide", 30)] {
      try write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(side)" height="\(side)">
        <rect width="4" height="4" fill="red"/></svg>
        """,
        to: "Media.xcassets/Sign.imageset/\(name).svg"
      )
    }
    try write(
      """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Kids[3 0 R]>>endobj
      3 0 obj<</Type/Page/MediaBox[0 0 40 41.2]>>endobj
      """,
      to: "Media.xcassets/Sign.imageset/pad.pdf"
    )
    try write(
      """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "dot-two.png", "resizing":
        {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
         "cap-insets": {"top": 1, "left": 2, "bottom": 1, "right": 0}}}]}
      """,
      to: "Media.xcassets/Cut.imageset/Contents.json"
    )
    for (path, name, side) in [("Dot", "two", 4), ("Dot", "three", 6), ("Cut", "two", 4)] {
      let pixels = Bitmap(width: side, height: side) {
        $0.initializeMemory(as: UInt8.self, repeating: 255)
      }
      let file = folder.appending(path: "Media.xcassets/\(path).imageset/dot-\(name).png")
      try Data(PNG.encode(pixels)).write(to: file)
    }
  }

  func write(_ text: String, to path: String) throws {
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

  /// What is asked for and not there gives way, contrast before the tone.
  @Test(arguments: [
    (["0"], [0, 0, 0, 0]), (["0", "dark 1"], [0, 1, 0, 1]), (["0", "high 2"], [0, 0, 2, 2]),
    (["0", "dark 1", "high 2"], [0, 1, 2, 1]),
    (["0", "dark 1", "high 2", "dark high 3"], [0, 1, 2, 3]), (["dark 1"], [1, 1, 1, 1]),
  ])
  func colorsHaveVariantsForContrast(entries: [String], bytes: [Int]) throws {
    let written = entries.map { entry in
      let words = entry.split(separator: " ")
      let looks = words.dropLast().map { word in
        word == "dark"
          ? #"{"appearance": "luminosity", "value": "dark"}"#
          : #"{"appearance": "contrast", "value": "high"}"#
      }
      return """
        {"color": {"components": {"white": "\(words.last ?? "")", "alpha": "1.0"}},
         "appearances": [\(looks.joined(separator: ","))]}
        """
    }
    let assets = try Assets()
    try assets.write(
      "{\"colors\": [\(written.joined(separator: ","))]}",
      to: "Media.xcassets/Tone.colorset/Contents.json"
    )
    let bundle = try #require(Bundle(path: assets.folder.path))
    let color = try #require(UIColor(named: "Tone", in: bundle, compatibleWith: nil))
    let shown = [
      (UIUserInterfaceStyle.light, UIAccessibilityContrast.normal), (.dark, .normal),
      (.light, .high), (.dark, .high),
    ].map { style, contrast in
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(accessibilityContrast: contrast),
      ])
      return color.resolvedColor(with: traits)
    }
    let wanted = bytes.map { byte in
      // As Xcode writes them: up to 1 a fraction, above a byte.
      UIColor(white: byte > 1 ? Double(byte) / 255 : Double(byte), alpha: 1)
    }
    #expect(shown == wanted)
  }

  /// Numbers that are none, or far from any color, ended the process when they were drawn.
  @Test(arguments: [
    ("nan", nil), ("inf", nil), ("1.e999", nil), ("-1.5", -1.5), ("0x7fffffffffffffff", 16),
    ("1e308", 16),
  ])
  func componentsThatAreNoNumbersAreNone(component: String, red: CGFloat?) throws {
    let components = "{\"red\": \"\(component)\", \"green\": \"1\", \"blue\": \"0\"}"
    let assets = try Assets()
    try assets.write(
      "{\"colors\": [{\"color\": {\"components\": \(components)}}]}",
      to: "Media.xcassets/Odd.colorset/Contents.json"
    )
    let bundle = try #require(Bundle(path: assets.folder.path))
    let color = UIColor(named: "Odd", in: bundle, compatibleWith: nil)
    #expect(color == red.map { UIColor(red: $0, green: 1, blue: 0, alpha: 1) })
  }

  /// A scale of 0 made images of infinite size.
  @Test(arguments: ["0x", "nanx", "17x"])
  func scalesThatAreNoneCountAsOne(scale: String) throws {
    let assets = try Assets()
    try assets.write(
      "{\"images\": [{\"scale\": \"\(scale)\", \"filename\": \"dot-two.png\"}]}",
      to: "Media.xcassets/Dot.imageset/Contents.json"
    )
    let bundle = try #require(Bundle(path: assets.folder.path))
    #expect(UIImage(named: "Dot", in: bundle, compatibleWith: nil)?.size.width == 4)
  }

  /// A path could lead out of the catalogue.
  @Test func filesOutsideOfTheSetAreNotRead() throws {
    let assets = try Assets()
    try assets.write(
      "{\"images\": [{\"scale\": \"2x\", \"filename\": \"../Dot.imageset/dot-two.png\"}]}",
      to: "Media.xcassets/Other.imageset/Contents.json"
    )
    let bundle = try #require(Bundle(path: assets.folder.path))
    #expect(UIImage(named: "Other", in: bundle, compatibleWith: nil) == nil)
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
    let spelt = try #require(UIImage(named: "Dot.png", in: bundle, compatibleWith: traits))
    #expect(spelt.size == image.size)
    #expect(image.scale == scale)
    #expect(image.size == CGSize(width: 2, height: 2))
    #expect(image.renderingMode == .alwaysTemplate)
  }

  // MARK: Drawings and other forms

  @Test func drawingsAreAsLargeAsTheySayAtEveryScale() throws {
    let assets = try Assets()
    let bundle = try #require(Bundle(path: assets.folder.path))
    for scale in [1, 2, 3] as [CGFloat] {
      let traits = UITraitCollection(displayScale: scale)
      let image = try #require(UIImage(named: "Sign", in: bundle, compatibleWith: traits))
      #expect(image.size == CGSize(width: 10, height: 10))
      #expect(image.scale == scale)
      #expect(image.cgImage?.width == Int(10 * scale))
    }
  }

  struct Form: CustomTestStringConvertible, Sendable {
    let traits: UITraitCollection
    let width: CGFloat
    var testDescription: String { "\(width)" }
  }

  @Test(arguments: [
    Form(traits: UITraitCollection(userInterfaceStyle: .light), width: 10),
    Form(traits: UITraitCollection(userInterfaceStyle: .dark), width: 20),
    Form(traits: UITraitCollection(verticalSizeClass: .compact), width: 30),
    Form(traits: UITraitCollection(verticalSizeClass: .regular), width: 10),
    Form(traits: UITraitCollection(userInterfaceIdiom: .pad), width: 40),
    Form(
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(verticalSizeClass: .compact),
        UITraitCollection(userInterfaceStyle: .dark),
      ]),
      width: 20
    ),
  ])
  func eachTraitHasItsForm(_ form: Form) throws {
    let assets = try Assets()
    let bundle = try #require(Bundle(path: assets.folder.path))
    let all = UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 2), form.traits])
    let image = try #require(UIImage(named: "Sign", in: bundle, compatibleWith: all))
    #expect(image.size.width == form.width)
    let asset = try #require(image.imageAsset)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 20)
    let again = try #require(UIImage(named: "Sign", in: bundle, compatibleWith: all))
    #expect(again == image)
  }

  @Test func anImageViewShowsTheFormOfItsTraits() throws {
    let assets = try Assets()
    let bundle = try #require(Bundle(path: assets.folder.path))
    let stage = Stage(device: .iPhone15)
    let controller = UIViewController()
    let view = UIImageView()
    try stage.prepare {
      let image = try #require(UIImage(named: "Sign", in: bundle, compatibleWith: nil))
      view.image = image.withRenderingMode(.alwaysTemplate)
      controller.view.addSubview(view)
      stage.show(controller)
    }
    #expect(view.intrinsicContentSize.width == 10)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize.width == 20)
    #expect(view.image?.renderingMode == .alwaysTemplate)
    #expect(view.image?.size.width == 10)
  }

  @Test func registeredFormsComeFirst() throws {
    let asset = UIImageAsset()
    let (plain, dark) = (UIImage(), UIImage().withTintColor(.red))
    asset.register(plain, with: UITraitCollection())
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === plain)
    asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === plain)
  }

  /// Contrast and weight did not count, so that an image for any traits came first.
  @Test(.evidence(.documented)) func theFormWithTheMostTraitsCounts() {
    let asset = UIImageAsset()
    let forms: [(image: UIImage, traits: UITraitCollection)] = [
      (UIImage(), UITraitCollection()),
      (UIImage(), UITraitCollection(accessibilityContrast: .high)),
      (UIImage(), UITraitCollection(legibilityWeight: .bold)),
      (UIImage(), UITraitCollection(layoutDirection: .rightToLeft)),
      (UIImage(), UITraitCollection(userInterfaceLevel: .elevated)),
      (UIImage(), UITraitCollection(horizontalSizeClass: .compact)),
      (UIImage(), UITraitCollection(verticalSizeClass: .compact)),
      (UIImage(), UITraitCollection(userInterfaceIdiom: .pad)),
      (UIImage(), UITraitCollection(displayScale: 3)),
      (UIImage(), UITraitCollection(preferredContentSizeCategory: .small)),
    ]
    for form in forms { asset.register(form.image, with: form.traits) }
    for form in forms { #expect(asset.image(with: form.traits) === form.image) }
    let both = UITraitCollection(traitsFrom: [forms[1].traits, forms[2].traits])
    let best = UIImage()
    asset.register(best, with: both)
    #expect(asset.image(with: both) === best && asset.varies)
    #expect(asset.image(with: forms[1].traits) === forms[1].image)
  }

  @Test func slicesAreInPixels() throws {
    let assets = try Assets()
    let bundle = try #require(Bundle(path: assets.folder.path))
    let image = try #require(UIImage(named: "Cut", in: bundle, compatibleWith: nil))
    #expect(image.capInsets == UIEdgeInsets(top: 0.5, left: 1, bottom: 0.5, right: 0))
    #expect(image.resizingMode == .stretch)
  }
}
