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

  private let object = "extension XCTestCase: @retroactive NSObjectProtocol {"

  @Test(arguments: [
    "import XCTest\nclass A: XCTestCase, UITableViewDataSource {}\nclass B: XCTestCase {}",
    "import XCTest\nclass A: XCTestCase {}\nextension A: UITextFieldDelegate {}",
    "import XCTest\nclass A: XCTestCase, UICollectionViewDelegateFlowLayout {}",
    "import XCTest\nclass A: XCTestCase, UITableViewDataSourcePrefetching {}",
    "import XCTest\nprotocol P: NSObjectProtocol {}\nclass A: XCTestCase, P {}",
  ])
  func testCasesMayBeDelegates(text: String) {
    let result = ported(text)
    #expect(result.contains(object))
    #expect(result.split(separator: "extension XCTestCase").count == 2)
    #expect(result.split(separator: "\n").count == text.split(separator: "\n").count)
    #expect(ported(result) == result)
  }

  @Test func whatATestNeedsIsWhereTheTestIs() {
    let text =
      "#if A\nimport XCTest\nclass B: XCTestCase, UITableViewDelegate {}\n#endif\nlet a = 1"
    #expect(ported(text).contains("UITableViewDelegate {}; " + object))
    #expect(ported(text).hasSuffix("\n#endif\nlet a = 1"))
  }

  @Test(arguments: [
    "class A: XCTestCase {}", "class A: XCTestCase, Sendable {}",
    "class A: UIView, UITableViewDataSource {}",
    "class A: XCTestCase, UITableViewDataSource {}\nextension XCTestCase: NSObjectProtocol {}",
  ])
  func otherTestCasesStayAsTheyAre(text: String) {
    #expect(!ported(text).contains(object))
  }
}
