import Foundation
import TestSupport
import Testing

@testable import TransrenderCommand

/// The code that R.swift would write.
@MainActor @Suite struct RSwiftTests {
  let scratch: Scratch
  let project: SampleProject

  init() throws {
    scratch = try Scratch()
    project = try SampleProject(in: scratch)
  }

  @Test(arguments: [
    ("settings-icon", "settingsIcon"), ("ic_back", "ic_back"), ("URLIcon", "urlIcon"),
    ("MyClass", "myClass"), ("PRFX_MyClass", "prfx_MyClass"), ("PR123FXMyClass", "pr123FXMyClass"),
    ("easy 123 and done...", "easy123AndDone"), ("123NSSomeThing", "nsSomeThing"),
    ("title.subtitle", "titleSubtitle"), ("OK", "ok"), ("gradient.jpg", "gradientJpg"), ("12", ""),
  ])
  func namesBecomeIdentifiers(name: String, identifier: String) {
    #expect(RSwiftName.of(name) == identifier)
  }

  private func generated(_ code: String) throws -> (lines: [String], notes: [String]) {
    try project.write(code, to: "Shop/Left.swift")
    let app = try TriedApp(project.url.path, target: nil)
    let package = TriedPackage(app: app, dependency: .folder("../transrender"))
    let file = try package.files().files.first { $0.path == "Sources/The_Shop/RSwift.swift" }
    let text = String(decoding: file?.text ?? [], as: UTF8.self)
    return (
      text.split(separator: "\n").map { String($0.drop { $0 == " " }) }, package.rSwift.notes
    )
  }

  private func writeResources() throws {
    try project.write("{}", to: "Shop/Assets.xcassets/pin-small.imageset/Contents.json")
    try project.write("{}", to: "Shop/Assets.xcassets/Deep Red.colorset/Contents.json")
    try project.write(
      #"{"properties": {"provides-namespace": true}}"#,
      to: "Shop/Assets.xcassets/Menu/Contents.json"
    )
    try project.write("{}", to: "Shop/Assets.xcassets/Menu/left.imageset/Contents.json")
    try project.write(
      "\"menu.open_file\" = \"Open\";\n\"count\" = \"%d of %@\";",
      to: "Shop/de.lproj/Main.strings"
    )
    try project.write(
      """
      <document initialViewController="A"><scenes>
      <scene><objects><navigationController id="A"/></objects></scene>
      <scene><objects>
      <tableViewController storyboardIdentifier="List Screen" id="B" customClass="ListController">
      <tableViewCell reuseIdentifier="PriceCell" id="C" customClass="PriceCell"/>
      <connections><segue destination="D" kind="show" identifier="showPrice" id="E"/></connections>
      </tableViewController></objects></scene>
      <scene><objects><viewController id="D" customClass="Elsewhere"/></objects></scene>
      </scenes></document>
      """,
      to: "Shop/Base.lproj/Main.storyboard"
    )
  }

  @Test func resourcesAreDeclaredAsItDoes() throws {
    try writeResources()
    let (lines, notes) = try generated(
      """
      class PriceCell: UITableViewCell {}
      let a = R.image.pinSmall(), b = R.color.deepRed(), c = R.string.main.count(1, "a")
      let d = R.storyboard.main.listScreen(), e = R.reuseIdentifier.priceCell.identifier
      let f = R.segue.listController.showPrice.identifier, g = R.file.pricesJson()
      """
    )
    for line in [
      #"static let pinSmall = ImageResource(name: "pin-small")"#,
      #"static let left = ImageResource(name: "Menu/left")"#, "enum menu {",
      #"static let deepRed = ColorResource(name: "Deep Red")"#,
      #"static let menuOpen_file = StringResource(table: "Main", key: "menu.open_file")"#,
      "static func count(_ value1: Int, _ value2: String) -> String "
        + #"{ StringResource(table: "Main", key: "count").text([value1, value2]) }"#,
      "typealias Initial = UINavigationController", "static let main = Storyboard_main()",
      "let listScreen = ControllerIdentifier<ListController>(storyboard: \"Main\","
        + " identifier: \"List Screen\")",
      #"static let priceCell = ReuseIdentifier<PriceCell>(identifier: "PriceCell")"#,
      "enum listController {",
      "static let showPrice = SegueIdentifier<ListController, UIViewController>(identifier:"
        + " \"showPrice\")",
      #"static let pricesJson = FileResource(name: "prices", pathExtension: "json")"#,
    ] {
      #expect(lines.contains(line), "\(line) in \(lines.joined(separator: "\n"))")
    }
    #expect(!lines.contains("enum nib {"), "nobody asks for it")
    #expect(notes == ["'R', as R.swift declares it, is written into the package"])
  }

  /// Identifiers have the characters that a document writes as entities; comments declare nothing.
  @Test func documentsAreReadAsXML() throws {
    try project.write(
      """
      <document><scenes><scene><objects>
      <!-- <viewController storyboardIdentifier="Old" id="Z"/> -->
      <viewController storyboardIdentifier="Salt &amp; Pepper" id="A"/>
      </objects></scene></scenes></document>
      """,
      to: "Shop/Base.lproj/Main.storyboard"
    )
    let (lines, _) = try generated("let a = R.storyboard.main.name")
    let identifiers = lines.filter { $0.hasPrefix("let ") && $0.contains("ControllerIdentifier<") }
    #expect(
      identifiers == [
        "let saltPepper = ControllerIdentifier<UIViewController>(storyboard: \"Main\","
          + " identifier: \"Salt & Pepper\")"
      ]
    )
  }

  /// Formats take no raw pointers: all of `R` did not compile.
  @Test func aPointerIsAnArgumentAsANumber() throws {
    try project.write("\"address\" = \"at %p\";", to: "Shop/de.lproj/Main.strings")
    let (lines, _) = try generated("let a = R.string.main.address(b)")
    #expect(
      lines.contains(
        "static func address(_ value1: UnsafeRawPointer) -> String "
          + "{ StringResource(table: \"Main\", key: \"address\")"
          + ".text([Int(bitPattern: value1)]) }"
      )
    )
  }

  @Test func nibsOfCellsRegisterThemselves() throws {
    try project.write(
      """
      <document><device id="retina6_1" orientation="portrait"/>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <collectionViewCell id="A" reuseIdentifier="Tile" customClass="TileCell"/>
      </objects></document>
      """,
      to: "New/TileCell.xib"
    )
    try project.write(
      "<document><objects><placeholder id=\"-1\"/><view id=\"A\"/></objects></document>",
      to: "New/Card.xib"
    )
    let (lines, _) = try generated(
      "class TileCell: UICollectionViewCell {}; let a = [R.nib.tileCell.name, R.nib.card.name]"
    )
    #expect(
      lines.contains(
        #"static let tileCell = ReusableNib<TileCell>(name: "TileCell", identifier: "Tile")"#
      )
    )
    #expect(lines.contains(#"static let card = Nib<UIView>(name: "Card")"#))
  }

  @Test func aSpaceIsNotCalledLikeAnImage() throws {
    try writeResources()
    try project.write("{}", to: "Shop/Assets.xcassets/menu.imageset/Contents.json")
    let (lines, _) = try generated("let a = R.image.menu(), b = R.image.pinSmall()")
    #expect(lines.contains(#"static let menu = ImageResource(name: "menu")"#))
    #expect(!lines.contains("enum menu {"))
  }

  @Test func imagesBesideCataloguesHaveOneNameAtAllScales() throws {
    for name in ["far.png", "far@2x.png", "far@3x~ipad.png", "far~iphone.png"] {
      try project.write("", to: "New/\(name)")
    }
    let (lines, _) = try generated("let a = R.image.far()")
    #expect(
      lines.filter { $0.contains("ImageResource(name:") } == [
        #"static let far = ImageResource(name: "far")"#
      ]
    )
  }

  @Test func whatIsNotWrittenIsSaid() throws {
    let (lines, notes) = try generated("let a = R.font.acmeLight(size: 1), b = R.image.pin()")
    #expect(lines.contains("enum image {"))
    #expect(
      notes == ["'R', as R.swift declares it, is written into the package without 'R.font'"]
    )
  }

  @Test(arguments: [
    "struct R { struct image {} }; let a = R.image.pin()", "let a = 1", "let a = VC.R.image.pin()",
    "enum R: Int { case a }; let b = R.a.rawValue",
  ])
  func whatIsAmongTheSourcesIsNotDeclaredAgain(code: String) throws {
    let (lines, notes) = try generated(code)
    #expect(lines.isEmpty && notes.isEmpty)
  }
}
