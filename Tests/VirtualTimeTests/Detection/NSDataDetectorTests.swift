import Foundation
import Testing

@testable import VirtualTime

/// What a detector finds in a text.
@Suite struct NSDataDetectorTests {
  private static var everything: NSTextCheckingResult.CheckingType {
    [.detectedLink, .detectedDate, .detectedPhoneNumber]
  }

  private func found(
    in text: String,
    _ types: NSTextCheckingResult.CheckingType = Self.everything
  ) throws -> [NSTextCheckingResult] {
    let detector = try NSDataDetector(types: types.rawValue)
    return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
  }

  @Test(arguments: [
    ("Look at https://example.com/a_(b)?c=1.", "https://example.com/a_(b)?c=1"),
    ("(see http://example.com/a)", "http://example.com/a"),
    ("\"www.example.co.uk/x\", he said", "http://www.example.co.uk/x"),
    ("go to example.com!", "http://example.com"),
    ("write to first.last+a@mail.example.org", "mailto:first.last+a@mail.example.org"),
    ("mailto:me@example.com", "mailto:me@example.com"),
    ("Über https://example.com", "https://example.com"),
  ])
  func linksAreFound(text: String, url: String) throws {
    let links = try found(in: text)
    #expect(links.map { $0.url?.absoluteString } == [url])
    #expect(links.first?.resultType == .detectedLink)
  }

  @Test(arguments: [
    "+1 (555) 123-4567", "555-123-4567", "(555) 123-4567", "5551234567", "555-0199",
    "1-800-555-0199", "+49 30 1234567", "01 23 45 67 89", "+33123456789",
  ])
  func phoneNumbersAreFound(number: String) throws {
    let text = "Ring \(number), please."
    let numbers = try found(in: text)
    #expect(numbers.map(\.phoneNumber) == [number])
    #expect(numbers.map { NSString(string: text).substring(with: $0.range) } == [number])
  }

  @Test(arguments: [
    ("2024-03-05", "2024-03-05T12:00:00Z"), ("2024-03-05T08:30:15+02:00", "2024-03-05T06:30:15Z"),
    ("3/5/2024", "2024-03-05T12:00:00Z"), ("3/5/24 5:30 pm", "2024-03-05T17:30:00Z"),
    ("March 5, 2024", "2024-03-05T12:00:00Z"),
    ("Tuesday, Mar. 5th, 2024 at 7 a.m.", "2024-03-05T07:00:00Z"),
    ("5 March 2024, 12:05 am", "2024-03-05T00:05:00Z"),
    ("the 29th of February 2024", "2024-02-29T12:00:00Z"),
    ("3/5/49", "2049-03-05T12:00:00Z"), ("3/5/50", "1950-03-05T12:00:00Z"),
    ("March 5, 2024, 12:05 pm", "2024-03-05T12:05:00Z"),
    ("2024-03-05T08:30:15-05:30", "2024-03-05T14:00:15Z"),
    ("2024-03-05T08:30Z", "2024-03-05T08:30:00Z"), ("2024-03-05 23:59", "2024-03-05T23:59:00Z"),
  ])
  func datesAreFound(text: String, moment: String) throws {
    let dates = try found(in: "It was \(text)")
    #expect(dates.map(\.date) == [ISO8601DateFormatter().date(from: moment)])
  }

  @Test func monthsAreCounted() throws {
    let names = [
      "January", "Feb.", "March", "Apr", "May", "June", "Jul", "August", "Sept.", "October", "Nov.",
      "December",
    ]
    for (number, name) in names.enumerated() {
      let moment = "2024-\(number < 9 ? "0" : "")\(number + 1)-02T12:00:00Z"
      let dates = try found(in: "On \(name) 2, 2024").map(\.date)
      #expect(dates == [ISO8601DateFormatter().date(from: moment)], "\(name)")
    }
  }

  /// [D] ITU-T E.164 has at most 15 digits; others begin with a 0, or a 1 before ten.
  @Test(arguments: [
    ("+1234567", true), ("+123456", false), ("+123456789012345", true),
    ("+1234567890123456", false), ("15551234567", true), ("25551234567", false),
    ("2-800-555-0199", false), ("01 23456", false), ("03 1234 56", true),
    ("0301 1234 56789", true), ("0301 1234 567890", false), ("05 03 2024", false),
    ("01 02 03", false), ("12 34 56 78", false),
  ])
  func numbersHaveAsManyDigitsAsThereAre(number: String, isFound: Bool) throws {
    #expect(try found(in: "Ring \(number) now").map(\.phoneNumber) == (isFound ? [number] : []))
  }

  @Test(arguments: [
    ("[see http://example.com/a]", "http://example.com/a"),
    ("{http://example.com/a};", "http://example.com/a"),
    ("http://example.com/a…", "http://example.com/a"),
  ])
  func whatEndsASentenceIsNoPartOfALink(text: String, link: String) throws {
    let ranges = try found(in: text, .detectedLink).map(\.range)
    #expect(ranges.map { NSString(string: text).substring(with: $0) } == [link])
  }

  @Test(arguments: [
    "version 1.2.3", "192.168.0.1", "05.03.2024", "12:30", "1,234,567", "main.swift", "a@b",
    "30.2.", "February 30, 2024", "March 5 at 7 pm", "e.g. this", "1234 5678 9012 3456", "",
  ])
  func otherTextStays(text: String) throws {
    #expect(try found(in: text).isEmpty)
  }

  @Test func onlyWhatIsAskedForIsFoundInItsOrder() throws {
    let text = "On 2024-03-05 ring 555-123-4567 or see example.com"
    #expect(
      try found(in: text).map(\.resultType) == [
        .detectedDate, .detectedPhoneNumber, .detectedLink,
      ]
    )
    #expect(try found(in: text, .detectedLink).count == 1)
    let detector = try NSDataDetector(types: Self.everything.rawValue)
    let end = NSRange(location: 14, length: text.utf16.count - 14)
    #expect(detector.numberOfMatches(in: text, range: end) == 2)
    #expect(detector.rangeOfFirstMatch(in: text, range: end).location == 19)
    #expect(detector.firstMatch(in: text, options: .anchored, range: end) == nil)
    let start = NSRange(location: 39, length: text.utf16.count - 39)
    #expect(detector.firstMatch(in: text, options: .anchored, range: start)?.range == start)
    let none = detector.rangeOfFirstMatch(in: "nothing", range: NSRange(location: 0, length: 7))
    #expect(none.location == NSNotFound && none.length == 0)
    var all = 0
    let whole = NSRange(location: 0, length: text.utf16.count)
    detector.enumerateMatches(in: text, range: whole) { _, _, _ in all += 1 }
    #expect(all == 3)
    var seen = 0
    detector.enumerateMatches(in: text, range: end) { _, _, stop in
      seen += 1
      stop.pointee = true
    }
    #expect(seen == 1)
  }

  @Test func aDetectorOfNothingIsAnError() {
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }
}
