import Testing

@testable import Porting

@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("pin", "pin"), ("Pin2", "pin2"), ("app-logo large", "appLogoLarge"), ("URLIcon", "urlIcon"),
    ("logoImage", "logo"), ("Image", "image"), ("2x", "_2x"), ("brandColor", "brandColor"),
    ("red", "red"), ("add", nil),
  ])
  func anImageHasASymbolUnlessUIKitHasIt(name: String, symbol: String?) {
    #expect(AssetSymbols.symbol(of: name, .image) == symbol)
  }

  @Test(arguments: [
    ("BrandColor", "brand"), ("Color", "color"), ("Red", nil), ("link", nil), ("---", nil),
    ("logoImage", "logoImage"),
  ])
  func aColorHasASymbolUnlessUIKitHasIt(name: String, symbol: String?) {
    #expect(AssetSymbols.symbol(of: name, .color) == symbol)
  }

  private func used(_ text: String, _ names: [(String, AssetSymbols.Kind)]) -> String {
    var symbols = AssetSymbols()
    for (name, kind) in names { symbols.add(name, kind) }
    let kept = symbols.used(in: [PortedModule.File(path: "A.swift", text: Array(text.utf8))])
    return kept.isEmpty ? "" : kept.text
  }

  @Test func onlyWhatCodeNamesIsDeclared() {
    let text = used(
      "let a = UIImage.pin; view.tintColor = .brand; f(UIImage(resource: .default))",
      [("pin", .image), ("unused", .image), ("default", .image), ("Brand Color", .color)]
    )
    #expect(text.contains("static let pin = ImageResource(name: \"pin\", bundle: .main)"))
    #expect(text.contains("static var `default`: UIImage { UIImage(resource: .default) }"))
    #expect(text.contains("static let brand = ColorResource(name: \"Brand Color\", bundle: .main)"))
    #expect(!text.contains("unused"))
  }

  /// An app from before Xcode 15 may have a list of its images under that name.
  @Test func anAppMayHaveTheTypeItself() {
    let own = "enum ImageResource { case pin }; f(.pin)"
    #expect(used(own, [("pin", .image)]).isEmpty)
    let text = used(own + "; g(.brand)", [("pin", .image), ("Brand Color", .color)])
    #expect(text.contains("struct ColorResource") && !text.contains("ImageResource"))
    let extended = used("extension ImageResource {}; f(.pin)", [("pin", .image)])
    #expect(extended.contains("static let pin = ImageResource("))
  }

  @Test func nameSpacesAreEnumerations() {
    var symbols = AssetSymbols()
    symbols.add("pin", .image, in: ["map icons", "Small"])
    symbols.add("red", .color, in: ["Brand"])
    symbols.add("blue", .color, in: ["Unused"])
    let code = "a(.MapIcons.Small.pin); b(UIColor(resource: .Brand.red)); UIColor.blue"
    let text = symbols.used(in: [PortedModule.File(path: "A.swift", text: Array(code.utf8))]).text
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(
      lines.contains(#"static let pin = ImageResource(name: "map icons/Small/pin", bundle: .main)"#)
    )
    let members = [
      "enum Brand {", "static var red: UIColor { UIColor(resource: .Brand.red) }", "}",
    ]
    #expect(lines.indices.contains { Array(lines[$0...].prefix(3)) == members })
    #expect(!text.contains("Unused"))
  }

  @Test func aNameSpaceThatTheAppDeclaresItselfIsLeftToIt() {
    var symbols = AssetSymbols()
    symbols.add("red", .color, in: ["Brand"])
    symbols.add("pin", .image, in: ["Brand"])
    let own = "extension UIColor { enum Brand { static let red = 1 } }; "
    let code = own + "a(.Brand.red); b(.Brand.pin)"
    let text = symbols.used(in: [PortedModule.File(path: "A.swift", text: Array(code.utf8))]).text
    #expect(!text.contains("static var red"))
    #expect(text.contains("static var pin"))
  }

  @Test func whatTheAppDeclaresItselfIsLeftToIt() {
    let own = "extension UIColor { static let brand = UIColor.red }; let a = UIColor.brand"
    #expect(used(own, [("brand", .color)]) == "")
    #expect(used("let brand = 1", [("brand", .color)]) == "")
    let other = "enum Names { static let brand = 1 }; let a = UIColor.brand"
    #expect(used(other, [("brand", .color)]).contains("static var brand: UIColor"))
  }
}
