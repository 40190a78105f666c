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

  @Test func anObjectCountsAsOneArgumentOfMany() {
    func shown(_ arguments: any CVarArg...) -> String {
      String(format: "%d %@ %.1f", arguments: arguments)
    }
    #expect(shown(1, NSNumber(value: 2), 3.0) == "1 2 3.0")
  }
}
