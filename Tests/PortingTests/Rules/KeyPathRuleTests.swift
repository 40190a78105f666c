import Testing

@testable import Porting

@Suite struct KeyPathRuleTests {
  @Test(arguments: [
    ("#keyPath(CALayer.opacity)", "\"opacity\""),
    ("#keyPath(CALayer.isHidden)", "\"hidden\""),
    ("#keyPath(name)", "\"name\""),
    ("#keyPath(self.model.name)", "\"model.name\""),
    ("#keyPath(Model.isOn)", "\"isOn\""),
    ("#keyPath(Model.owner?.name)", "\"owner.name\""),
  ])
  func pathsBecomeStrings(text: String, expected: String) {
    let frame = { (path: String) in "import UIKit\nclass Model {}\nlet path = \(path)" }
    #expect(ported(frame(text)) == frame(expected))
  }

  @Test func pathsInTextsCount() {
    #expect(ported(#"print("\(#keyPath(A.b))")"#) == #"print("\("b")")"#)
  }
}
