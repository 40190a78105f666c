import Foundation
import TestSupport
import Testing

@testable import TransrenderCommand

/// What Foundation on Linux cannot read of an app's texts.
@Suite struct AppTextsTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func write(_ text: String, to path: String) throws -> URL {
    let place = scratch.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: place)
    return place
  }

  private func table(_ path: String) -> [String: String]? {
    let data = FileManager.default.contents(atPath: scratch.path("app/" + path))
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    return list as? [String: String]
  }

  @Test func aCatalogBecomesATableOfEachLanguage() throws {
    let catalog = try write(
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello \\"you\\"": {},
        "greeting": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Hi\\nthere" } },
          "de": { "stringUnit": { "state": "translated", "value": "Hallo\\r\\nDu" } } } },
        "%lld items": { "localizations": { "de": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "ein Ding" } },
          "other": { "stringUnit": { "value": "%lld Dinge" } } } } } } },
        "both": { "localizations": { "en": {
          "stringUnit": { "value": "%#@dogs@ here" },
          "substitutions": { "dogs": { "formatSpecifier": "lld", "variations": { "plural": {
            "other": { "stringUnit": { "value": "%arg dogs" } } } } } } } } } } }
      """,
      to: "Localizable.xcstrings"
    )
    try AppTexts([catalog]).write(into: scratch.url.appending(path: "app"))
    #expect(
      table("en.lproj/Localizable.strings") == [
        "Hello \"you\"": "Hello \"you\"", "greeting": "Hi\nthere", "%lld items": "%lld items",
        "both": "%lld dogs here",
      ]
    )
    #expect(
      table("de.lproj/Localizable.strings") == [
        "greeting": "Hallo\r\nDu", "%lld items": "%lld Dinge",
      ]
    )
  }

  @Test func pluralsHaveTheFormForMostNumbers() throws {
    let plurals = try write(
      """
      <plist version="1.0"><dict><key>days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>in %#@count@</string>
      <key>count</key><dict><key>one</key><string>a day</string>
      <key>other</key><string>%d days</string></dict>
      </dict></dict></plist>
      """,
      to: "en.lproj/Localizable.stringsdict"
    )
    _ = try write(
      "\u{FEFF}/* own */ \"a\" = \"b\"; \"days\" = \"%d\";",
      to: "app/en.lproj/Localizable.strings"
    )
    try AppTexts([plurals]).write(into: scratch.url.appending(path: "app"))
    #expect(table("en.lproj/Localizable.strings") == ["a": "b", "days": "in %d days"])
  }

  @Test func partsTakeTheArgumentsThatTheyName() throws {
    let plurals = try write(
      """
      <plist version="1.0"><dict><key>days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%2$#@all@: %1$#@some@</string>
      <key>some</key><dict><key>other</key><string>%d %% done</string></dict>
      <key>all</key><dict><key>other</key><string>%@ of %1$d, %03d</string></dict>
      </dict></dict></plist>
      """,
      to: "en.lproj/Localizable.stringsdict"
    )
    let catalog = try write(
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "both": { "localizations": { "en": {
          "stringUnit": { "value": "%#@dogs@ here" },
          "substitutions": { "dogs": { "argNum": 2, "formatSpecifier": "lld", "variations": {
            "plural": { "other": { "stringUnit": { "value": "%arg dogs" } } } } } } } } } } }
      """,
      to: "Dogs.xcstrings"
    )
    try AppTexts([plurals, catalog]).write(into: scratch.url.appending(path: "app"))
    #expect(
      table("en.lproj/Localizable.strings") == ["days": "%2$@ of %1$d, %2$03d: %1$d %% done"]
    )
    #expect(table("en.lproj/Dogs.strings") == ["both": "%2$lld dogs here"])
  }

  @Test func aCatalogThatIsNoneIsSaid() throws {
    let texts = AppTexts([try write("{}", to: "Localizable.xcstrings")])
    #expect(texts.troubles.first?.hasPrefix("Localizable.xcstrings is no string catalog") == true)
  }

  @Test(arguments: ["<plist version=\"1.0\"><dict>", "<plist><array/></plist>"])
  func aTableOfPluralsThatIsNoneIsSaid(text: String) throws {
    let texts = AppTexts([try write(text, to: "en.lproj/Localizable.stringsdict")])
    #expect(
      texts.troubles == [
        "en.lproj/Localizable.stringsdict is no table of plurals, so its texts are missing; open"
          + " it in Xcode and save it"
      ]
    )
  }
}
