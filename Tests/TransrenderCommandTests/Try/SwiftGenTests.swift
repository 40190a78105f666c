import Foundation
import TestSupport
import Testing

@testable import TransrenderCommand

/// The code that SwiftGen would write.
@MainActor @Suite struct SwiftGenTests {
  let scratch: Scratch
  let project: SampleProject

  init() throws {
    scratch = try Scratch()
    project = try SampleProject(in: scratch)
  }

  // MARK: Settings

  @Test func settingsAreMapsAndListsByIndentation() throws {
    let yaml = try PlainYAML(
      """
      # comment
      input_dir: App/  # here
      strings:
        inputs: ["en.lproj", 'de''s']
        outputs:
          - templateName: "flat-swift5"
            params:
              enumName: Texts
      xcassets:
      - inputs:
        - A#1.xcassets
      """
    )
    #expect(yaml["input_dir"]?.string == "App/")
    #expect(yaml["strings"]?["inputs"] == .list([.text("en.lproj"), .text("de's")]))
    let output = yaml["strings"]?["outputs"]?.elements.first
    #expect(output?["templateName"]?.string == "flat-swift5")
    #expect(output?["params"]?["enumName"]?.string == "Texts")
    #expect(yaml["xcassets"]?.elements.first?["inputs"] == .list([.text("A#1.xcassets")]))
  }

  @Test(arguments: [
    ("a: 1\nb: &x 2", 2), ("a: |\n  text", 1), ("a: {b: 1}", 1), ("a:\n  b: 1\n c: 2", 3),
    ("just words", 1),
  ])
  func otherYAMLIsRefusedWithItsLine(text: String, line: Int) {
    #expect(throws: PlainYAML.Fault(line: line)) { try PlainYAML(text) }
  }

  // MARK: Names

  @Test(arguments: [
    ("banana", "Banana", "banana"), ("main_menu", "MainMenu", "mainMenu"),
    ("URLIcon", "URLIcon", "urlIcon"), ("HELLO_WORLD", "HelloWorld", "helloWorld"),
    ("2x", "_2x", "_2x"), ("with space-dash", "WithSpaceDash", "withSpaceDash"),
  ])
  func namesBecomeIdentifiers(name: String, type: String, value: String) {
    #expect(GeneratedName.ofType(name) == type)
    #expect(GeneratedName.ofValue(name) == value)
  }

  @Test(arguments: [
    ("Hello", []), ("%@ has %d of 100%%", ["Any", "Int"]), ("%2$@ in %1$.1f", ["Float", "Any"]),
    ("%lld", ["Int"]),
  ])
  func aFormatSaysWhatItTakes(format: String, types: [String]) {
    #expect(Placeholders(format).types == types)
  }

  // MARK: Files

  private func generated() throws -> (text: String, notes: [String]) {
    let app = try TriedApp(project.url.path, target: nil)
    let package = TriedPackage(app: app, dependency: .folder("../transrender"))
    let file = try package.files().files.first { $0.path == "Sources/The_Shop/SwiftGen.swift" }
    return (String(decoding: file?.text ?? [], as: UTF8.self), package.swiftGen.notes)
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  private func writeSettings(_ template: String) throws {
    try project.write(
      """
      strings:
        inputs: Shop/de.lproj
        outputs:
          - templateName: \(template)
      xcassets:
        inputs: Shop/Assets.xcassets
        outputs:
          templateName: swift5
      """,
      to: "swiftgen.yml"
    )
    try project.write(
      "\"menu.open_file\" = \"Open\";\n\"menu.count\" = \"%d of %@\";",
      to: "Shop/de.lproj/Main.strings"
    )
    try project.write("{}", to: "Shop/Assets.xcassets/Logos/pin.imageset/Contents.json")
    try project.write(
      #"{"properties": {"provides-namespace": true}}"#,
      to: "Shop/Assets.xcassets/Tints/Contents.json"
    )
    try project.write("{}", to: "Shop/Assets.xcassets/Tints/Deep Red.colorset/Contents.json")
  }

  @Test func assetsAndTextsAreDeclaredAsItsTemplatesDo() throws {
    try writeSettings("structured-swift5")
    try project.write("let a = L10n.Menu.openFile, b = Asset.pin.image", to: "Shop/Left.swift")
    let (text, notes) = try generated()
    let found = lines(text)
    for line in [
      "enum Asset {", #"static let pin = ImageAsset(name: "pin")"#, "enum Tints {",
      #"static let deepRed = ColorAsset(name: "Tints/Deep Red")"#, "enum Menu {",
      #"static var openFile: String { L10n.localizedText("Main", "menu.open_file") }"#,
      "static func count(_ p1: Int, _ p2: Any) -> String {"
        + #" L10n.localizedText("Main", "menu.count", p1, String(describing: p2) as NSString) }"#,
    ] {
      #expect(found.contains(line), "\(line) in \(text)")
    }
    #expect(
      notes == [
        "'Asset' and 'L10n', as SwiftGen's own templates declare it after swiftgen.yml, is written"
          + " into the package"
      ]
    )
  }

  @Test func whatKeysAndFormatsHoldIsValidInCode() throws {
    try writeSettings("structured-swift5")
    try project.write(
      #""tip\nline" = "%p"; "---" = "a"; "sort.type.all" = "All";"#,
      to: "Shop/de.lproj/Main.strings"
    )
    try project.write("let a = L10n.tipLine", to: "Shop/Left.swift")
    let found = lines(try generated().text)
    #expect(
      found.contains(
        #"static func tipLine(_ p1: UnsafeRawPointer) -> String {"#
          + #" L10n.localizedText("Main", "tip\nline", Int(bitPattern: p1)) }"#
      )
    )
    #expect(found.contains("enum `Type` {"))
    #expect(!found.contains { $0.contains("---") })
  }

  @Test func textsMayBeFlat() throws {
    try writeSettings("flat-swift5")
    try project.write("let a = L10n.menuOpenFile", to: "Shop/Left.swift")
    let text = try generated().text
    #expect(text.contains("static var menuOpenFile: String"))
    #expect(!text.contains("enum Asset"), "nobody asks for it")
  }

  @Test(arguments: [
    "enum L10n { static let a = 1 }", "enum L10n{static let a = 1}",
    "public struct  L10n\n{ static let a = 1 }", "typealias L10n=Texts", "class L10n: Texts {}",
    "class L10n<Text> {}",
  ])
  func whatIsAmongTheSourcesIsNotDeclaredAgain(code: String) throws {
    try writeSettings("flat-swift5")
    try project.write("\(code); let b = L10n.a", to: "Shop/Left.swift")
    let (text, notes) = try generated()
    #expect(text.isEmpty && notes.isEmpty)
  }

  @Test func typesThatOnlyBeginLikeItAreOthers() throws {
    try writeSettings("flat-swift5")
    try project.write("enum L10nKeys {}; let b = L10n.menuOpenFile", to: "Shop/Left.swift")
    #expect(try generated().text.contains("enum L10n {"))
  }

  @Test func settingsThatAreNotReadAreSaid() throws {
    try project.write("strings: *all", to: "swiftgen.yml")
    #expect(try generated().notes.isEmpty, "nobody asks for its texts")
    try project.write("let a = L10n.menu", to: "Shop/Left.swift")
    let (text, notes) = try generated()
    #expect(text.isEmpty)
    #expect(notes.first?.hasPrefix("line 1 of swiftgen.yml is YAML that is not read here") == true)
  }
}
