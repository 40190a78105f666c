import Foundation
import Testing
import VirtualTime

/// What formatters make of texts that people write.
@Suite struct ObjectValueReadingTests {
  /// Reads the last two digits as cents.
  private final class Cents: NumberFormatter, NSObjectValueRangeReading, @unchecked Sendable {
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
      for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
      guard let digits = Double(string.filter(\.isNumber)) else {
        return try getPlainObjectValue(obj, for: string, range: rangep)
      }
      obj?.pointee = NSNumber(value: digits / 100)
    }
  }

  private final class Shouting: Formatter, NSObjectValueReading {
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
      for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      guard !string.isEmpty else {
        error?.pointee = "nothing"
        return false
      }
      obj?.pointee = NSString(string: string.uppercased())
      return true
    }
  }

  /// What a formatter leaves behind, and what it says.
  private func read(
    _ text: String,
    by formatter: Formatter
  ) -> (value: AnyObject?, error: String?) {
    var value: AnyObject?
    var error: NSString?
    let isRead = formatter.getObjectValue(&value, for: text, errorDescription: &error)
    #expect(isRead == (value != nil))
    return (value, error.map { String(describing: $0) })
  }

  @Test func anAppsFormatterIsAskedThroughItsBase() {
    #expect((read("1,234.56", by: Cents()).value as? NSNumber)?.doubleValue == 1234.56)
    #expect((read("a", by: Shouting()).value as? NSString)?.isEqual(to: "A") == true)
    #expect(read("", by: Shouting()).error == "nothing")
  }

  @Test func foundationsFormattersReadWhatTheyWrite() {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    #expect((read("12", by: numbers).value as? NSNumber)?.intValue == 12)
    #expect(read("x", by: numbers).error == "The value “x” is invalid.")
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    dates.dateFormat = "yyyy-MM-dd"
    let day = read("2001-01-02", by: dates).value as? NSDate
    #expect(day?.timeIntervalSinceReferenceDate == 86_400)
    #expect(read("1", by: DateComponentsFormatter()).value == nil)
  }

  @Test func aPartOfATextIsRead() throws {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    var value: AnyObject?
    var range = NSRange(location: 1, length: 2)
    try numbers.getObjectValue(&value, for: "a12b", range: &range)
    #expect((value as? NSNumber)?.intValue == 12)
    #expect(throws: NSError.self) {
      var none: AnyObject?
      try numbers.getObjectValue(&none, for: "a", range: nil)
    }
  }

  /// Memory that held something else, as libraries give it.
  @Test func memoryIsWrittenWithoutReleasingWhatItHeld() {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { memory.deallocate() }
    memory.pointee = 0x1234_5678
    let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
    let isRead = Cents().getObjectValue(place, for: "150", errorDescription: nil)
    #expect(isRead)
    #expect((place.pointee as? NSNumber)?.doubleValue == 1.5)
    place.pointee = nil
    #expect(place.pointee == nil)
    #expect(memory.pointee == 0)
  }
}
