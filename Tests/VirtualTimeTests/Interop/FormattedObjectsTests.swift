import Foundation
import Testing
import VirtualTime

@Suite struct FormattedObjectsTests {
  @Test func objectsAreShownByTheirDescriptions() {
    let error = NSError(domain: "Door", code: 7)
    #expect(String(format: "%@ of %d", NSNumber(value: 1.5), 3) == "1.5 of 3")
    #expect(String(format: "%@", error) == error.description)
    #expect(NSString(format: "<%@>", NSAttributedString(string: "a")).hasPrefix("<a"))
  }

  @Test func collectionsAreShownInAnOrder() {
    #expect(String(format: "%@ of %d", [2, 1], 3) == "[2, 1] of 3")
    #expect(String(format: "%@", Set((0..<9).reversed())) == "\(Array(0..<9))")
    #expect(String(format: "%@", ["b": 2, "a": 1]) == "[\"a\": 1, \"b\": 2]")
    #expect(String(format: "%@", [String: Int]()) == "[:]")
  }

  @Test func aDateIsAnObject() {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    #expect(String(format: "%@ of %d", day, 3) == "\(day.description) of 3")
  }

  @Test func identifiersAndDataAreObjects() {
    let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    #expect(String(format: "%@ of %d", id, 3) == "\(id.uuidString) of 3")
    let data = Data([1, 255])
    #expect(String(format: "%@ of %d", data, 3) == "\(NSData(data: data).description) of 3")
  }

  @Test func anObjectCountsAsOneArgumentOfMany() {
    func shown(_ arguments: any CVarArg...) -> String {
      String(format: "%d %@ %.1f", arguments: arguments)
    }
    #expect(shown(1, NSNumber(value: 2), 3.0) == "1 2 3.0")
  }
}
