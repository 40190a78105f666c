import Testing
import VirtualTime

@Suite struct XCTContextTests {
  private struct Failure: Error {}

  @Test func anActivityIsItsBlock() {
    let name = XCTContext.runActivity(named: "Log in") { activity in activity.name }
    #expect(name == "Log in")
    #expect(throws: Failure.self) {
      try XCTContext.runActivity(named: "Fail") { _ in throw Failure() }
    }
  }
}
