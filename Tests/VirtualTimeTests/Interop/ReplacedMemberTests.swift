import Foundation
import Testing
import VirtualTime

/// Members of UIKit's classes that an app's extension replaces.
@MainActor @Suite struct ReplacedMemberTests {
  private final class Label {}

  private func answer(_ name: String, _ heir: String, of label: Label, _ own: () -> Int) -> Int? {
    ReplacedMember.answer(name, heir: heir, of: label, own)
  }

  /// The app's code that asks for `super` gets the inherited answer.
  @Test func whoAsksFromWithinGetsTheInheritedAnswer() {
    let label = Label()
    var inner: [Int?] = []
    let outer = answer("title", "A", of: label) {
      inner.append(answer("title", "A", of: label) { 2 })
      return 1
    }
    #expect(outer == 1 && inner == [nil])
    // Afterwards the app is asked again.
    #expect(answer("title", "A", of: label) { 3 } == 3)
  }

  @Test func otherMembersHeirsAndObjectsAreAskedOnTheirOwn() {
    let (label, other) = (Label(), Label())
    var inner: [Int?] = []
    let outer = answer("title", "A", of: label) {
      inner = [
        answer("text", "A", of: label) { 2 }, answer("title", "B", of: label) { 3 },
        answer("title", "A", of: other) { 4 },
      ]
      return 1
    }
    #expect(outer == 1 && inner == [2, 3, 4])
  }
}
