import Foundation
import Testing

@testable import VirtualTime

/// Scanning into variables of Objective-C's kind of text.
@Suite struct ScannerTests {
  @Test func whatIsScannedIsLeftInAVariable() {
    let scanner = Scanner(string: "abc12, end")
    var found: NSString? = ""
    #expect(scanner.scanCharacters(from: .letters, into: &found) && found == "abc")
    #expect(scanner.scanUpTo(",", into: &found) && found == "12")
    #expect(!scanner.scanString(";", into: &found) && found == "12")
    #expect(scanner.scanString(",", into: &found) && found == ",")
    #expect(scanner.scanUpToCharacters(from: .newlines, into: &found) && found == "end")
    #expect(scanner.isAtEnd && !scanner.scanUpTo(",", into: &found))
  }
}
