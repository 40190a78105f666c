import Foundation
import TestSupport
import Testing

@testable import ScreenFile

/// Files as they are after a slip of the hand, a bad merge or an attack.
@MainActor @Suite struct MutatedFileTests {
  static let words = [
    "null", "true", "-1", "1e9", "0", "[]", "{}", "\"\"", "\"parent\"", "\"self.top\"", "{", "]",
    "1e999", "\"\\ud800\"", "99999999999999999999", "[0,0,0,0]", "\"a\"", ",", ":",
  ]

  static func mutated(_ source: [Character], _ dice: inout SeededGenerator) -> String {
    var text = source
    for _ in 0..<Int.random(in: 1...3, using: &dice) where !text.isEmpty {
      let place = Int.random(in: 0..<text.count, using: &dice)
      let end = Swift.min(text.count, place + Int.random(in: 0...12, using: &dice))
      switch Int.random(in: 0..<5, using: &dice) {
      case 0: text.removeSubrange(place..<end)
      case 1: text.insert(contentsOf: words.randomElement(using: &dice) ?? "", at: place)
      case 2: text.insert(contentsOf: text[place..<end], at: place)
      case 3: text[place] = Character(Unicode.Scalar(UInt8.random(in: 0..<128, using: &dice)))
      default: replaceValue(in: &text, from: place, &dice)
      }
    }
    return String(text)
  }

  /// Another value behind the next colon: still JSON, and wrong in a subtler way.
  static func replaceValue(
    in text: inout [Character],
    from place: Int,
    _ dice: inout SeededGenerator
  ) {
    guard let colon = text[place...].firstIndex(of: ":") else { return }
    let rest = text[(colon + 1)...]
    guard let end = rest.firstIndex(where: { ",}]\n".contains($0) }) else { return }
    text.replaceSubrange((colon + 1)..<end, with: words.randomElement(using: &dice) ?? "")
  }

  @Test(arguments: Examples.names)
  func noneCrashesAndEachComplaintHasAPlace(name: String) throws {
    var dice = SeededGenerator(seed: 2007)
    let source = Array(try String(contentsOf: Examples.url(name), encoding: .utf8))
    var good = 0
    for round in 0..<600 {
      let text = Self.mutated(source, &dice)
      do {
        let document = try ScreenDocument(text: text, at: Examples.url(name))
        good += 1
        // Playing takes longer than reading; one in a while is enough.
        if round % 10 == 0 { _ = try? ScreenPlayer(document).film(fps: 5) }
      } catch {
        #expect(!error.problems.isEmpty)
        #expect(error.problems.allSatisfy { $0.position.line > 0 && $0.position.column > 0 })
        #expect(!error.problems.contains { $0.description.contains("\n") }, "\(error)")
      }
    }
    // Some slips change nothing that matters; all of them would mean that nothing is checked.
    #expect(good < 400)
  }
}
