import Foundation
import Geometry
import HeadlessUIKit
import TestSupport
import Testing

@testable import InterfaceBuilder

/// What single elements of a document say.
@MainActor @Suite struct ReaderTests {
  private func element(
    _ attributes: [String: String] = [:],
    name: String = "element",
    _ children: [Element] = [],
    text: String = ""
  ) -> Element {
    Element(
      name: name,
      attributes: attributes,
      children: children,
      text: text,
      position: DocumentPosition(line: 1, column: 1)
    )
  }

  // MARK: Texts and numbers

  /// Base64 is written without the signs that fill it up.
  @Test(arguments: ["", "a", "ab", "abc", "abcd", "héé", "two\nlines"])
  func anEncodedTextIsReadWhateverItsLength(text: String) {
    let code = Data(text.utf8).base64EncodedString().replacing("=", with: "")
    #expect(element(["base64-UTF8": "YES"], text: code).plainText == text)
    #expect(element(text: code).plainText == code)
  }

  @Test func whatIsNoBase64IsTakenAsItStands() {
    #expect(element(["base64-UTF8": "YES"], text: "*").plainText == "*")
  }

  @Test func geometryIsZeroWhereNothingIsSaid() {
    let sides = ["x": "1", "y": "2", "width": "3", "height": "4"]
    #expect(element(sides).rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(element().rect == .zero && element().insets == .zero)
    let old = ["minX": "1", "minY": "2", "maxX": "3", "maxY": "4"]
    #expect(element(old).insets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let new = ["left": "1", "top": "2", "right": "3", "bottom": "4"]
    #expect(element(new).insets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let directional = ["leading": "1", "top": "2", "trailing": "3", "bottom": "4"]
    #expect(
      element(directional).directionalInsets
        == NSDirectionalEdgeInsets(top: 2, leading: 1, bottom: 4, trailing: 3)
    )
  }

  struct Inset: Sendable, CustomTestStringConvertible {
    let attributes: [String: String]
    let span: ClosedRange<CGFloat>
    var testDescription: String { "\(attributes.sorted { $0.key < $1.key })" }
  }

  /// Two of three values give a place; in a superview of 100 × 200 points.
  @Test(arguments: [
    Inset(attributes: ["min": "10", "max": "20"], span: 10...80),
    Inset(attributes: ["min": "10", "max": "95"], span: 10...10),
    Inset(attributes: ["min": "10", "length": "30"], span: 10...40),
    Inset(attributes: ["max": "20", "length": "30"], span: 50...80),
    Inset(attributes: ["length": "30"], span: 35...65),
    Inset(attributes: ["min": "10"], span: 10...100),
    Inset(attributes: ["max": "20"], span: 0...80),
    Inset(attributes: [:], span: 0...100),
  ])
  func distancesFromTheEdgesMakeAFrame(row: Inset) throws {
    func frame(_ names: [String: String]) throws -> CGRect {
      let pairs = row.attributes.map { (names[$0.key] ?? "", $0.value) }
      let inset = element(
        ["key": "frameInset"].merging(pairs) { first, _ in first },
        name: "frame"
      )
      return try #require(element([:], [inset]).frame(in: CGSize(width: 100, height: 100)))
    }
    let across = try frame(["min": "minX", "max": "maxX", "length": "width"])
    #expect(across.minX == row.span.lowerBound && across.maxX == row.span.upperBound)
    #expect(across.minY == 0 && across.height == 100)
    let down = try frame(["min": "minY", "max": "maxY", "length": "height"])
    #expect(down.minY == row.span.lowerBound && down.maxY == row.span.upperBound)
  }

  /// Xcode 8 wrote what autoresizing stretches as parts of the superview.
  @Test func distancesMayBePartsOfTheSuperview() {
    let attributes = [
      "key": "frameInset", "minX": "12.5%", "width": "75.00%", "minY": "100.00%", "height": "30",
    ]
    let inset = element(attributes, name: "frame")
    let frame = element([:], [inset]).frame(in: CGSize(width: 200, height: 400))
    #expect(frame == CGRect(x: 25, y: 400, width: 150, height: 30))
  }

  @Test func aFrameIsReadBeforeDistances() {
    let rect = element(["key": "frame", "x": "5", "width": "6"], name: "rect")
    let inset = element(["key": "frameInset", "minX": "1"], name: "frame")
    #expect(
      element([:], [inset, rect]).frame(in: .zero) == CGRect(x: 5, y: 0, width: 6, height: 0)
    )
    #expect(element().frame(in: .zero) == nil)
  }

  @Test(arguments: [("250", 250), ("-5", 0), ("1001", 1000), ("0", 0), ("1000", 1000)])
  func aPriorityIsBroughtIntoItsRange(text: String, number: Float) {
    #expect(ConstraintMaker.priority(element(["priority": text]))?.rawValue == number)
    #expect(ConstraintMaker.priority(element()) == nil)
  }

  @Test(.evidence(.documented))
  func aSymbolicConstantIsTheStandardDistance() {
    #expect(ConstraintMaker.constant(element(["symbolic": "YES"])) == 8)
    #expect(ConstraintMaker.constant(element(["symbolic": "NO"])) == 0)
    #expect(ConstraintMaker.constant(element(["constant": "-3.5", "symbolic": "YES"])) == -3.5)
    #expect(ConstraintMaker.constant(element()) == 0)
  }

  // MARK: Canvases

  // [D] Interface Builder's devices.
  nonisolated static let canvases = [
    "retina3_5 320 480", "retina4_0 320 568", "retina4_7 375 667", "retina5_5 414 736",
    "retina5_9 375 812", "retina6_1 414 896", "retina6_5 414 896", "retina6_0 390 844",
    "retina6_7 428 926", "retina6_12 393 852", "retina5_4 375 812", "retina6_3 402 874",
    "retina6_72 430 932", "retina6_9 440 956", "ipad8_3rounded 744 1133", "ipad10_2 810 1080",
    "ipad10_9rounded 820 1180", "ipad13_0rounded 1032 1376", "ipad9_7 768 1024",
    "ipad10_5 834 1112", "ipad11_0rounded 834 1194", "ipad12_9 1024 1366",
    "ipad12_9rounded 1024 1366",
  ]

  @Test(arguments: canvases)
  func aCanvasHasItsDevicesSize(row: String) {
    let words = row.split(separator: " ").map(String.init)
    let upright = DeviceCanvas(element(["id": words[0], "orientation": "portrait"]))
    let lying = DeviceCanvas(element(["id": words[0], "orientation": "landscape"]))
    #expect(
      "\(Int(upright.size.width)) \(Int(upright.size.height))" == words[1...].joined(separator: " ")
    )
    #expect(lying.size == CGSize(width: upright.size.height, height: upright.size.width))
    #expect(!upright.isLandscape && lying.isLandscape)
  }

  @Test func withoutAKnownDeviceTheCanvasIsSquare() {
    #expect(DeviceCanvas(nil).size == CGSize(width: 600, height: 600))
    #expect(DeviceCanvas(element(["id": "future"])).size == CGSize(width: 600, height: 600))
  }

  // MARK: Fonts and symbols

  @Test func fontsAreReadByStyleNameTypeAndWeight() {
    func font(_ attributes: [String: String]) -> UIFont { FontReader.font(element(attributes)) }
    #expect(font([:]) == .systemFont(ofSize: UIFont.systemFontSize))
    #expect(font(["style": "UICTFontTextStyleTitle2"]) == .preferredFont(forTextStyle: .title2))
    #expect(font(["type": "boldSystem", "pointSize": "20"]) == .boldSystemFont(ofSize: 20))
    #expect(font(["type": "italicSystem", "pointSize": "20"]) == .italicSystemFont(ofSize: 20))
    #expect(
      font(["type": "system", "weight": "heavy", "pointSize": "9"])
        == .systemFont(ofSize: 9, weight: .heavy)
    )
  }

  @Test(arguments: [
    ("Nowhere-DemiBold", UIFont.Weight.semibold), ("Nowhere-SemiBold", .semibold),
    ("Nowhere-UltraLight", .ultraLight), ("Nowhere-Light", .light), ("Nowhere-Bold", .bold),
    ("Nowhere-Medium", .medium), ("Nowhere-Black", .black), ("Nowhere", .regular),
  ])
  func anUnknownFontKeepsItsWeight(name: String, weight: UIFont.Weight) {
    let font = FontReader.font(element(["name": name, "pointSize": "18"]))
    #expect(font == .systemFont(ofSize: 18, weight: weight))
  }

  @Test func symbolsAreReadByFontSizeWeightAndScale() {
    typealias Configuration = UIImage.SymbolConfiguration
    func read(_ attributes: [String: String], _ children: [Element] = []) -> Configuration {
      SymbolReader.configuration(element(attributes, children))
    }
    #expect(read(["scale": "large"]) == Configuration(scale: .large))
    #expect(read(["symbolScale": "small"]) == Configuration(scale: .small))
    #expect(read(["weight": "bold"]) == Configuration(weight: .bold))
    #expect(
      read(["pointSize": "30", "weight": "thin", "scale": "small"])
        == Configuration(pointSize: 30, weight: .thin, scale: .small)
    )
    let font = element(["pointSize": "30"], name: "fontDescription")
    #expect(
      read(["scale": "large"], [font])
        == Configuration(font: .systemFont(ofSize: 30), scale: .large)
    )
  }

  // MARK: Colours

  @Test func colorsAreSystemColorsNamedOnesOrNumbers() {
    let copy = element(
      ["name": "Brand"],
      name: "namedColor",
      [element(["red": "1", "green": "0", "blue": "0", "alpha": "1"], name: "color")]
    )
    let reader = ColorReader(
      resources: DocumentResources(element([:], [copy])),
      bundle: nil
    )
    func color(_ attributes: [String: String]) -> UIColor? { reader.color(element(attributes)) }
    #expect(color(["systemColor": "systemTealColor"]) == .systemTeal)
    #expect(color(["cocoaTouchSystemColor": "darkTextColor"]) == .darkText)
    #expect(color(["name": "Brand"]) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(color(["name": "Nowhere"]) == nil)
    #expect(color(["catalog": "System", "name": "controlColor"]) == .systemBackground)
    #expect(color(["catalog": "System", "name": "windowBackgroundColor"]) == .systemBackground)
    #expect(color(["catalog": "System", "name": "controlTextColor"]) == .label)
    #expect(color(["white": "0.25", "alpha": "0.5"]) == UIColor(white: 0.25, alpha: 0.5))
    #expect(color(["white": "1"]) == UIColor(white: 1, alpha: 1))
    #expect(
      color(["red": "0.1", "green": "0.2", "blue": "0.3", "alpha": "0.4"])
        == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    )
    #expect(
      color(["red": "1", "green": "0", "blue": "0", "colorSpace": "displayP3"])
        == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    )
    #expect(color(["red": "1", "green": "0"]) == nil)
  }

  // MARK: Images

  private func finder(_ images: [String: CGSize]) -> ImageFinder {
    let notes = images.map { name, size in
      element(
        ["name": name, "width": "\(size.width)", "height": "\(size.height)"],
        name: "image"
      )
    }
    return ImageFinder(resources: DocumentResources(element([:], notes)), bundle: nil)
  }

  @Test(arguments: [
    (CGSize(width: 40, height: 30), true), (CGSize(width: 0, height: 30), false),
    (CGSize(width: 40, height: 0), false), (CGSize(width: 1999, height: 2000), true),
    (CGSize(width: 2000, height: 2000), false), (CGSize(width: 4000, height: 500), true),
    (CGSize(width: 10, height: 500_000), false),
  ])
  func anImageThatIsNotHereIsABoxOfItsSize(size: CGSize, isDrawn: Bool) {
    let image = finder(["photo": size]).image("photo")
    #expect(image?.size == (isDrawn ? size : nil))
  }

  @Test func anImageWithoutASizeIsASmallBox() {
    #expect(finder([:]).image("photo")?.size == CGSize(width: 24, height: 24))
    for side in ["width", "height"] {
      let note = element(["name": "photo", side: "10"], name: "image")
      let resources = DocumentResources(element([:], [note]))
      #expect(ImageFinder(resources: resources, bundle: nil).image("photo") == nil)
    }
  }

  // MARK: Names

  @Test func aModuleIsSearchedOnce() {
    for _ in 0..<2 { InterfaceNames.search("ModuleOfReaderTests") }
    #expect(InterfaceNames.modules.filter { $0 == "ModuleOfReaderTests" }.count == 1)
  }

  @Test(arguments: [("a", ["a"]), (nil, []), ("b", ["b"])] as [(String?, [String])])
  func theInitialSceneIsTheOneThatTheDocumentNames(initial: String?, names: [String]) throws {
    let nameless = "<viewController sceneMemberID=\"viewController\" title=\"c\"/>"
    let data = Documents.storyboard(
      initial: initial,
      [
        Documents.controller("a", "title=\"a\""), Documents.controller("b", "title=\"b\""),
        nameless,
      ]
    )
    let screens = try InterfaceDocument(data: data, name: "Main").screens
    #expect(screens.map(\.name) == ["a", "b", "c"])
    #expect(screens.filter(\.isInitial).map(\.name) == names)
  }
}
