import Foundation
import Testing
import VirtualTime

@Suite struct ListFormatterTests {
  @Test func aListEndsWithAnAnd() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
  }

  @Test func itemsAreWrittenByTheirFormatter() {
    let list = ListFormatter()
    list.locale = Locale(identifier: "de")
    #expect(list.string(from: [1, 2]) == "1 und 2")
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.minimumFractionDigits = 1
    list.itemFormatter = numbers
    #expect(list.string(from: [1, 2]) == "1.0 und 2.0" && list.string(for: 3) == nil)
  }
}
