import Testing

@testable import Porting

@Suite struct AnnotationTitleRuleTests {
  @Test(arguments: [
    ("a = pin.title!!", "a = pin.title!"),
    ("a = pins[0].subtitle??.count ?? 0", "a = pins[0].subtitle?.count ?? 0"),
    ("a = pin.title!", "a = pin.title!"),
    ("a = pin.title ?? b", "a = pin.title ?? b"),
    ("a = pin.name!!", "a = pin.name!!"),
  ])
  func aTitleIsOptionalOnce(text: String, expected: String) {
    #expect(ported("import MapKit\n" + text).hasSuffix("\n" + expected))
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + text)
  }
}
