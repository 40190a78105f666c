import Testing

@testable import Porting

@Suite struct TestCaseRuleTests {
  @Test(arguments: [
    (
      "@MainActor class A: XCTestCase { func testIt() {} }",
      "@MainActor class A: XCTestCase { func testIt() async {} }"
    ),
    (
      "class A: XCTestCase { @MainActor func testIt() throws {} }",
      "class A: XCTestCase { @MainActor func testIt() async throws {} }"
    ),
    (
      "@MainActor class Base: XCTestCase {}; class A: Base { func testIt( ) -> Void {} }",
      "@MainActor class Base: XCTestCase {}; class A: Base { func testIt( ) async -> Void {} }"
    ),
    (
      "@MainActor class A: XCTestCase {}\nextension A { func testIt() {} }",
      "@MainActor class A: XCTestCase {}\nextension A { func testIt() async {} }"
    ),
  ])
  func testsOnTheMainActorBecomeAsynchronous(text: String, expected: String) {
    #expect(ported(text) == expected)
  }

  @Test(arguments: [
    "class A: XCTestCase { func testIt() {} }",
    "@MainActor class A: XCTestCase { func testIt() async {} }",
    "@MainActor class A: XCTestCase { nonisolated func testIt() {} }",
    "@MainActor class A: XCTestCase { func helper() {}; func test(_ value: Int) {} }",
    "@MainActor class A: Screen { func testIt() {} }",
  ])
  func otherFunctionsStayAsTheyAre(text: String) {
    #expect(ported(text) == text)
  }
}
