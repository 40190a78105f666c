import Testing

@testable import Porting

@Suite struct ObjectiveCNameTests {
  @Test(
    arguments: [
      ("tap", [], "tap"), ("tap", [nil], "tap:"), ("tap", ["sender"], "tapWithSender:"),
      ("tap", [nil, "event"], "tap:event:"), ("move", ["to", "at"], "moveTo:at:"),
      ("move", ["toPoint"], "moveToPoint:"), ("tap", [nil, nil], "tap::"),
    ] as [(String, [String?], String)]
  )
  func selectorsAreNamedAsTheCompilerNamesThem(name: String, labels: [String?], expected: String) {
    #expect(ObjectiveCName.selector(name, labels: labels) == expected)
  }
}
