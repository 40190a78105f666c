import Foundation
import Testing
import Timeline

@testable import ScreenFile

/// Files that are large, deep or no text at all: each is refused at once, with a place.
@MainActor @Suite struct HostileFileTests {
  nonisolated static func controllers(
    _ count: Int,
    _ plan: (Int) -> String = { _ in "{}" }
  ) -> String {
    let members = (0..<count).map { "\"c\($0)\": \(plan($0))" }
    return "\"controllers\": {\(members.joined(separator: ", "))}"
  }

  nonisolated static let rows = Array(repeating: "\"r\"", count: 1000).joined(separator: ", ")

  nonisolated static let long = String(repeating: "s", count: 100_000)

  @Test(arguments: [
    ("{\(controllers(1001))}", "1:17: found an object of 1001, expected at most 1000"),
    (
      "{\(controllers(25) { "{\"children\": [{\"controller\": \"c\(($0 + 1) % 26)\"}]}" })}",
      "\"c20\" inside of 20 others"
    ),
    (
      "{\(controllers(21) { _ in "{\"views\": [\(String(repeating: "{}, ", count: 99)){}]}" })}",
      "found 2100 views up to here, expected at most 2000 views in a file"
    ),
    (
      "{\(controllers(6) { _ in "{\"views\": [{\"list\": [\(rows)]}]}" })}",
      "found 6000 rows up to here, expected at most 5000 rows in a file"
    ),
    ("{\"device\": \"\(long)\"}", "1:12: found text of more than 10000 characters"),
    ("{\"duration\": 1\(String(repeating: "0", count: 100_000))}", "found a number of more than"),
    ("[\(String(repeating: "0, ", count: 100_000))0]", "expected at most 20000 values"),
    (String(repeating: "[", count: 100_000), "expected at most 200 levels of nesting"),
    (
      "{\(controllers(1)), \"script\": [\(String(repeating: "{\"wait\": 0}, ", count: 500))"
        + "{\"wait\": 0}]}", "found a list of 501, expected at most 500"
    ),
    (
      "{\(controllers(1) { _ in "{\"views\": [{\"frame\": [0, 0, 200000, 1]}]}" })}",
      "1:52: found the number 200000, expected width from -100000 to 100000"
    ),
  ])
  func eachIsRefusedWithAPlace(text: String, part: String) {
    let said = ScreenDocumentTests.problems(text).map(\.description)
    #expect(said.contains { $0.contains(part) }, "\(said.prefix(3))")
    #expect(said.count <= 100)
    #expect(said.allSatisfy { $0.count < 2000 })
  }

  @Test(arguments: [
    ("\"addChild\": \"c%b\", \"to\": \"c%a\"", "more than 20 controllers would be nested"),
    ("\"present\": \"c%b\", \"animated\": false", "50 controllers are presented over each other"),
    ("\"wait\": 60", "still running after 60 seconds"),
  ])
  func scriptsThatPileUpAreStopped(step: String, reason: String) throws {
    let steps = (0..<70).map { number in
      let words = step.replacing("%a", with: "\(number)").replacing("%b", with: "\(number + 1)")
      return "{\(words)}"
    }
    let text = "{\(Self.controllers(71)),\n\"script\": [\(steps.joined(separator: ", "))]}"
    let document = try ScreenDocument(text: text, at: URL(filePath: "screen.json"))
    do {
      _ = try ScreenPlayer(document).film(at: [.zero]) { _ in }
      Issue.record("it played")
    } catch {
      #expect("\(error)".hasPrefix("screen.json:2:") && "\(error)".contains(reason), "\(error)")
    }
  }

  @Test func whatIsNoTextHasAPlaceToo() {
    let place = SourcePosition(ofFaultIn: Array("{\n \"ä".utf8) + [0xE4, 0x22])
    #expect(place == SourcePosition(line: 2, column: 4))
  }
}
