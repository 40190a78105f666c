import Foundation
import HeadlessUIKit
import Scene
import Testing

@testable import ScreenFile

/// Texts in the language of the screen.
@MainActor @Suite struct LocaleTests {
  static let text = """
    {"locale": "de", "strings": {"de": {"Hello": "Hallo"}, "de-AT": {"Hello": "Servus"},
      "ar": {"Hello": "مرحبا"}},
     "controllers": {"a": {"views": [{"label": "Hello", "frame": [0, 0, 100, 20]},
       {"background": "red", "layout": {"leading": 10, "width": 20, "top": 0, "height": 20}}]}}}
    """

  func scene(in locale: String?) throws -> Scene {
    let document = try ScreenDocument(text: Self.text, at: URL(filePath: "screen.json"))
    let player = ScreenPlayer(document, locale: locale.map(Locale.init(identifier:)))
    return try player.film().frames[0].scene
  }

  @Test(arguments: [
    (nil, "Hallo"), ("de", "Hallo"), ("de-CH", "Hallo"), ("de_AT", "Servus"), ("fr", "Hello"),
  ])
  func textsAreThoseOfTheLanguage(locale: String?, text: String) throws {
    #expect("\(try scene(in: locale))".contains(text))
  }

  @Test func arabicRunsFromTheRight() throws {
    let (right, left) = (try scene(in: "ar"), try scene(in: "en"))
    #expect("\(left)".contains("10") && right != left)
    #expect("\(right)".contains("363"), "\(right)")
  }

  @Test func aLocaleThatIsNoneIsSaidToBeNone() {
    let said = ScreenDocumentTests.problems("{\"locale\": \"xyz\", \"controllers\": {\"a\": {}}}")
    #expect(said.map(\.found) == ["the text \"xyz\""])
  }
}
