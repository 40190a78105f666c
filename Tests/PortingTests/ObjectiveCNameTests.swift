import Testing

@testable import Porting

@Suite struct ObjectiveCNameTests {
  @Test(
    arguments: [
      ("tap", [], "tap"), ("tap", [nil], "tap:"), ("tap", ["sender"], "tapWithSender:"),
      ("tap", [nil, "event"], "tap:event:"), ("move", ["to", "at"], "moveTo:at:"),
      ("move", ["toPoint"], "moveToPoint:"), ("tap", [nil, nil], "tap::"),
      ("turn", ["toA\u{301}xis"], "turnToA\u{301}xis:"),
    ] as [(String, [String?], String)]
  )
  func selectorsAreNamedAsTheCompilerNamesThem(name: String, labels: [String?], expected: String) {
    #expect(ObjectiveCName.selector(name, labels: labels) == expected)
  }
}
