import CoreGraphics
import Foundation
import Scene
import TestSupport
import Testing
import Typography
import VirtualTime

@testable import HeadlessUIKit

@MainActor @Suite struct AppFontsTests {
  private let stage = Stage()

  private func font(_ file: TrueTypeFile = TrueTypeFile()) throws -> CGFont {
    let provider = try #require(CGDataProvider(data: NSData(data: Data(file.bytes))))
    return try #require(CGFont(provider))
  }

  private func register(_ files: TrueTypeFile...) throws {
    for file in files { #expect(try CTFontManagerRegisterGraphicsFont(font(file), nil)) }
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  private func temporaryFile(_ bytes: [UInt8], kind: String = "ttf") throws -> URL {
    let file = TemporaryFolder.ofProcess.appending(path: "\(UUID()).\(kind)")
    try Data(bytes).write(to: file)
    return file
  }

  // MARK: Drawing

  @Test func aRegisteredFontIsDrawnByItsFile() throws {
    try register(TrueTypeFile())
    let own = try #require(UIFont(name: "Own-Regular", size: 20))
    #expect(own.fontName == "Own-Regular" && own.familyName == "Own" && own.pointSize == 20)
    #expect(abs(width("AB", own) - 22) < 1e-9)
    #expect(abs(own.ascender - 18) < 1e-9 && abs(own.descender + 6) < 1e-9)
    #expect(abs(own.leading - 2) < 1e-9 && abs(own.lineHeight - 24) < 1e-9)
    #expect(abs(own.capHeight - 14) < 1e-9 && abs(own.xHeight - 9.6) < 1e-9)
    #expect(stage.faults.isEmpty)
  }

  @Test func itIsFoundByItsNamesAndItsFamily() throws {
    try register(TrueTypeFile(style: "Bold", weight: 700), TrueTypeFile())
    for name in ["Own-Regular", "Own Regular", "Own"] {
      #expect(UIFont(name: name, size: 9)?.fontName == "Own-Regular")
    }
    #expect(UIFont(name: "Own Bold", size: 9)?.fontName == "Own-Bold")
    #expect(UIFont(name: "own-regular", size: 9) == nil)
    #expect(UIFont.familyNames.filter { $0 == "Own" }.count == 1)
    #expect(UIFont.fontNames(forFamilyName: "Own") == ["Own-Regular", "Own-Bold"])
  }

  @Test func anAppsFileIsDrawnBeforeADeclaredOne() throws {
    try register(TrueTypeFile(family: "Inter", style: "Bold", weight: 700))
    let own = try #require(UIFont(name: "Inter-Bold", size: 20))
    #expect(abs(width("A", own) - 12) < 1e-9)
    let system = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(system != own && width("A", system) != width("A", own))
    #expect(UIFont.familyNames == ["Inter", "NanumGothicCoding", "Noto Serif"])
    #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Regular"))
  }

  @Test func aScaledFontKeepsItsFace() throws {
    try register(TrueTypeFile())
    let own = try #require(UIFont(name: "Own-Regular", size: 20))
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: own, compatibleWith: huge)
    #expect(scaled.fontName == "Own-Regular" && scaled.pointSize > 40)
    #expect(own.withSize(30).fontName == "Own-Regular")
  }

  @Test func twoFilesOfOneNameAreNotMixedUp() throws {
    var wide = TrueTypeFile()
    wide.letters[1] = TrueTypeFile.Letter("A", advance: 900)
    let first = try font()
    #expect(CTFontManagerRegisterGraphicsFont(first, nil))
    let one = try #require(UIFont(name: "Own-Regular", size: 20))
    #expect(abs(width("A", one) - 12) < 1e-9)
    #expect(CTFontManagerUnregisterGraphicsFont(first, nil))
    try register(wide)
    let other = try #require(UIFont(name: "Own-Regular", size: 20))
    #expect(abs(width("A", other) - 18) < 1e-9 && abs(width("A", one) - 12) < 1e-9)
    #expect(one != other)
  }

  @Test func aTextLayerDrawsAFontThatNobodyRegistered() throws {
    let layer = CATextLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.string = "A"
    layer.font = try font()
    let run = try #require(layer.shownText?.runs.first)
    #expect(run.glyphs.font == "Own-Regular")
  }

  // MARK: Families

  @Test func traitsChooseAFileOfTheFamily() throws {
    try register(TrueTypeFile(), TrueTypeFile(style: "Bold", weight: 700))
    let regular = try #require(UIFont(name: "Own-Regular", size: 12)).fontDescriptor
    let bold = try #require(regular.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Own-Bold")
    #expect(bold.symbolicTraits == .traitBold && bold.pointSize == 12)
    #expect(bold.withSymbolicTraits([])?.postscriptName == "Own-Regular")
    #expect(regular.withSymbolicTraits(.traitItalic) == nil)
    #expect(regular.withDesign(.serif) == regular)
  }

  @Test func attributesNameAFileOfTheFamily() throws {
    try register(TrueTypeFile(), TrueTypeFile(style: "Semi Bold", weight: 600))
    let key = UIFontDescriptor.TraitKey.weight
    let wishes: [[UIFontDescriptor.AttributeName: Any]] = [
      [.family: "Own", .face: "SemiBold"], [.family: "Own", .traits: [key: UIFont.Weight.bold]],
      [.name: "Own-Semi Bold"], [.name: "Own-Regular", .traits: [key: UIFont.Weight.semibold]],
    ]
    for wish in wishes {
      let descriptor = UIFontDescriptor(fontAttributes: wish)
      #expect(UIFont(descriptor: descriptor, size: 9).fontName == "Own-Semi Bold", "\(wish)")
    }
    let regular = UIFontDescriptor(fontAttributes: [.family: "Own"])
    #expect(regular.postscriptName == "Own-Regular")
    #expect(regular.object(forKey: .face) as? String == "Regular")
    #expect(regular.withFace("Semi Bold").postscriptName == "Own-Semi Bold")
    #expect(UIFont.systemFont(ofSize: 9).fontDescriptor.withFamily("Own") == regular.withSize(9))
  }

  @Test func documentsFindTheFamily() throws {
    try register(TrueTypeFile(), TrueTypeFile(style: "Bold", weight: 700))
    var wish = DocumentFont()
    (wish.families, wish.weight) = (["Own"], .bold)
    #expect(wish.font.fontName == "Own-Bold")
    #expect(WrittenStyle([.font: wish.font]).family == "Own")
  }

  @Test func aFamilyCannotEndTheDocumentThatNamesIt() throws {
    try register(TrueTypeFile(family: "O'w\"n;}", style: "Regular"))
    let own = try #require(UIFont(name: "O'w\"n;}", size: 9))
    #expect(WrittenStyle([.font: own]).family == "Own")
  }

  // MARK: Registering

  @Test func aNameThatNobodyKnowsHasNoFont() {
    #expect(!AppFonts.has("Own-Regular"))
    #expect(UIFont(name: "Own-Regular", size: 12) == nil)
    #expect(stage.faults.isEmpty)
  }

  /// Of one stage, as long as it is registered.
  @Test func aRegisteredFontIsKnownByItsName() throws {
    let font = try font()
    #expect(font.postScriptName == "Own-Regular" && font.fullName == "Own Regular")
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(UIFont(name: "Own-Regular", size: 12)?.pointSize == 12)
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeRetainedValue().code == 105)
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(UIFont(name: "Own-Regular", size: 12) == nil)
  }

  /// All failures were said to be of the format, also of fonts that were not enabled.
  @Test func fontsOfFilesAreRegisteredOnce() throws {
    let file = try temporaryFile(TrueTypeFile().bytes)
    defer { try? FileManager.default.removeItem(at: file) }
    let url = NSURL(fileURLWithPath: file.path)
    var codes: [[Int]] = []
    for enabled in [false, true, true] {
      CTFontManagerRegisterFontURLs([url], .process, enabled) { errors, _ in
        codes.append(errors.compactMap { ($0 as? NSError)?.code })
        return true
      }
    }
    #expect(codes == [[], [], [105]])
    #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
    #expect(UIFont(name: "Own-Regular", size: 12) == nil)
  }

  @Test func looksOfAVariableFontAreFoundByTheirNames() throws {
    var own = TrueTypeFile()
    own.vary(1, by: 100, looks: [("Regular", 400), ("Bold", 700), ("Black", 900)])
    let file = try temporaryFile(own.bytes)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: file.path), .process, nil))
    let names = ["Own-Regular", "Own-Regular_Bold", "Own-Regular_Black"]
    #expect(UIFont.fontNames(forFamilyName: "Own") == names)
    let widths = try names.map { width("A", try #require(UIFont(name: $0, size: 100))) }
    for (width, wanted) in zip(widths, [60.0, 66, 70]) {
      #expect(abs(Double(width) - wanted) < 0.01)
    }
    let regular = try #require(UIFont(name: "Own-Regular", size: 12)).fontDescriptor
    let bold = try #require(regular.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Own-Regular_Bold")
  }

  @Test func allFontsOfACollectionAreRegistered() throws {
    let collection = TrueTypeCollection(TrueTypeFile(), TrueTypeFile(style: "Bold", weight: 700))
    let file = try temporaryFile(collection.bytes, kind: "ttc")
    defer { try? FileManager.default.removeItem(at: file) }
    let url = NSURL(fileURLWithPath: file.path)
    #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
    #expect(UIFont.fontNames(forFamilyName: "Own") == ["Own-Regular", "Own-Bold"])
    #expect(UIFont(name: "Own-Bold", size: 12)?.fontName == "Own-Bold")
    #expect(!CTFontManagerRegisterFontsForURL(url, .process, nil))
    #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
    #expect(UIFont.fontNames(forFamilyName: "Own").isEmpty)
    #expect(stage.faults.isEmpty)
  }

  /// Nobody finds it by the name that a document gives it, and every nib lists it again.
  @Test func aDocumentsFileIsOpenedOnceOnAStage() throws {
    let file = try temporaryFile(TrueTypeFile().bytes)
    defer { try? FileManager.default.removeItem(at: file) }
    AppFonts.add(file.path)
    try Data(TrueTypeFile(family: "New", style: "Regular").bytes).write(to: file)
    AppFonts.add(file.path)
    #expect(AppFonts.has("Own-Regular") && !AppFonts.has("New-Regular"))
    let url = NSURL(fileURLWithPath: file.path)
    #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
    #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
    AppFonts.add(file.path)
    #expect(AppFonts.has("New-Regular"))
  }

  // MARK: Faults

  @Test func whatIsNoFontIsNotRegistered() {
    #expect(CGDataProvider(data: NSData(data: Data([1, 2, 3]))).flatMap(CGFont.init(_:)) == nil)
    #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/none.ttf"), .process, nil))
    #expect(
      stage.faults.map(\.sentence)
        == ["the app's font of 3 bytes is not a TrueType or OpenType font; it is not drawn"]
    )
  }

  @Test func aFileThatIsCutShortIsReportedOnceAndStoodInFor() throws {
    let file = try temporaryFile(
      Array(TrueTypeFile(style: "Bold", weight: 700).bytes.dropLast(8))
    )
    defer { try? FileManager.default.removeItem(at: file) }
    var error: Unmanaged<CFError>?
    let url = NSURL(fileURLWithPath: file.path)
    #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
    #expect(error?.takeRetainedValue().code == 103)
    for size in [12.0, 13] {
      #expect(UIFont(name: "Own-Bold", size: size)?.fontName == "Inter-Bold")
    }
    let name = file.lastPathComponent
    #expect(
      stage.faults.map(\.sentence) == [
        "the app's font \(name) is cut short: its table post ends beyond the file; it is not drawn"
      ]
    )
  }

  /// The second time it was said to be registered already.
  @Test func whatCannotBeReadIsNeverRegistered() throws {
    let whole = TrueTypeFile().bytes
    let file = try temporaryFile(Array(whole.dropLast(8)))
    defer { try? FileManager.default.removeItem(at: file) }
    let url = NSURL(fileURLWithPath: file.path)
    var error: Unmanaged<CFError>?
    for _ in 0..<2 {
      #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
      #expect(error?.takeRetainedValue().code == 103)
    }
    #expect(!CTFontManagerUnregisterFontsForURL(url, .process, &error))
    #expect(error?.takeRetainedValue().code == 201)
    #expect(UIFont(name: "Own-Regular", size: 9)?.familyName == "Inter")
    try Data(whole).write(to: file)
    #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
    #expect(UIFont(name: "Own-Regular", size: 9)?.familyName == "Own")
    #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
    #expect(UIFont(name: "Own-Regular", size: 9) == nil)
  }

  /// Nobody can read its names, but the file is often called like its font.
  @Test func aWebFontIsKnownByTheNameOfItsFile() throws {
    let file = try temporaryFile(Array("wOF2".utf8), kind: "woff2")
    defer { try? FileManager.default.removeItem(at: file) }
    let name = file.deletingPathExtension().lastPathComponent
    #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: file.path), .process, nil))
    #expect(UIFont(name: name, size: 12)?.familyName == "Inter")
    #expect(UIFont(name: "Nobody", size: 12) == nil)
    #expect(
      stage.faults.map(\.sentence)
        == ["the app's font \(name).woff2 is a web font; it is not drawn"]
    )
    #expect(stage.faults.map(\.remedy) == ["convert it to TrueType or OpenType"])
  }

  // MARK: Bundles

  @Test func anAppsFontsAreThoseThatItLists() throws {
    let folder = TemporaryFolder.ofProcess.appending(path: "\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Fonts"),
      withIntermediateDirectories: true
    )
    let files: [(String, [UInt8])] = [
      ("Own.ttf", TrueTypeFile().bytes),
      ("Fonts/Thin.otf", TrueTypeFile(style: "Thin", weight: 200).bytes),
      ("Other.ttf", TrueTypeFile(style: "Other").bytes), ("Lobster-Regular.ttf", [1, 2, 3]),
    ]
    for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
    let list = [
      "UIAppFonts": [
        "Fonts/Own.ttf", "Fonts/Thin.otf", "Missing.ttf", "Lobster-Regular.ttf", "Fonts",
        "../../../../etc/hostname",
      ]
    ]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appending(path: "Info.plist"))
    let fonts = AppFonts.fonts(in: try #require(Bundle(path: folder.path)))
    #expect(fonts.map(\.appFont?.postScriptName) == ["Own-Regular", "Own-Thin", nil])
    #expect(fonts.map(\.fault) == [nil, nil, .noFont])
    #expect(fonts.last?.names == ["Lobster-Regular"])
  }
}
