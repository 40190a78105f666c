import Testing

@testable import Porting

@Suite struct StructureRuleTests {
  @Test(arguments: [
    (
      "extension CGRect {\n  init(c: CGPoint) {\n    origin = c\n  }\n}",
      "extension CGRect {\n  init(c: CGPoint) { self.init();\n    origin = c\n  }\n}"
    ),
    (
      "extension UIOffset { init?(a: A) { if a.b { return nil } } }",
      "extension UIOffset { init?(a: A) { self.init(); if a.b { return nil } } }"
    ),
    ("extension CGRect { init(a: A) { self.init(x: a.x) } }", nil),
    ("extension CGRect { init(a: A) { self = a.rect } }", nil),
    ("extension CGRect { func f() { g() } }", nil),
    ("struct CGRect {}\nextension CGRect { init(a: A) { x = a } }", nil),
    ("extension Shape { init(a: A) { x = a } }", nil),
  ])
  func structuresOfCAreMadeFirst(text: String, expected: String?) {
    let made = expected ?? text
    #expect(ported("import UIKit\n" + text) == "import UIKit\n" + made)
    #expect(ported("import UIKit\n" + made) == "import UIKit\n" + made)
  }
}
