import Foundation
import Testing
import VirtualTime

/// Durations in words and as on a clock.
@Suite struct DateComponentsFormatterTests {
  typealias Style = DateComponentsFormatter.UnitsStyle
  typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior

  private static let clock: NSCalendar.Unit = [.hour, .minute, .second]

  @Test(arguments: [
    (Style.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.brief, "9hr 41min 30sec"),
    (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
    (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
  ])
  func stylesAreWordsOrPositions(style: Style, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 34_890) == text)
  }

  @Test(arguments: [
    (Zeros.default, 5, "5"), (.default, 60, "1:00"), (.default, 3_610, "1:00:10"),
    (.default, 0, "0"), (.pad, 5, "00:00:05"), (.pad, 3_665, "01:01:05"),
    (.dropLeading, 600, "10:00"), (.dropAll, 600, "10"), (Zeros(), 5, "0:00:05"),
    (.dropTrailing, 3_600, "1"), (.default, -90, "-1:30"),
    (Zeros([.pad, .dropLeading]), 65, "01:05"),
  ])
  func zerosOfPositionsFollowTheBehavior(zeros: Zeros, seconds: TimeInterval, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = Self.clock
    formatter.zeroFormattingBehavior = zeros
    #expect(formatter.string(from: seconds) == text)
  }

  @Test(arguments: [
    (Zeros.default, 3_610, "1h 10s"), (.default, 0, "0s"), (.dropLeading, 3_610, "1h 0m 10s"),
    (.dropTrailing, 3_600, "1h"), (.dropMiddle, 10, "0h 0m 10s"), (.pad, 60, "0h 1m 0s"),
  ])
  func zerosOfWordsFollowTheBehavior(zeros: Zeros, seconds: TimeInterval, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = Self.clock
    formatter.zeroFormattingBehavior = zeros
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func unitsAreAllowedAndLimited() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.day, .hour, .minute]
    #expect(formatter.string(from: 90_061) == "1 day, 1 hour, 1 minute")
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 90_061) == "1 day, 1 hour")
    formatter.allowedUnits = [.minute]
    #expect(formatter.string(from: 7_200) == "120 minutes")
  }

  @Test(arguments: [
    (119, 1, "2 minutes"), (89, 1, "1 minute"), (3_599, 1, "1 hour"),
    (3_661, 2, "1 hour, 1 minute"),
    (3_691, 2, "1 hour, 2 minutes"), (86_399, 2, "1 day"), (-119, 1, "-2 minutes"),
    (10 * 86_400, 1, "1 week"), (59, 1, "59 seconds"),
  ])
  func theLastUnitIsRounded(seconds: TimeInterval, count: Int, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = count
    #expect(formatter.string(from: seconds) == text)
  }

  @Test(arguments: [TimeInterval.infinity, -.infinity, .nan, 1e300, .greatestFiniteMagnitude])
  func whatIsTooLongIsNotWritten(seconds: TimeInterval) {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: seconds) == nil)
    let end = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(formatter.string(from: Date(timeIntervalSinceReferenceDate: 0), to: end) == nil)
    #expect(formatter.string(from: DateComponents(day: .max - 1)) == nil)
    #expect(formatter.string(from: 3e12) != nil && formatter.string(from: -3e12) == nil)
  }

  @Test func aSingleLargestUnitCollapses() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63 seconds")
    #expect(formatter.string(from: 123) == "2 minutes, 3 seconds")
  }

  @Test func aSingleUnitIsCountedInTheNext() {
    let rows: [(NSCalendar.Unit, TimeInterval, String)] = [
      ([.minute, .hour], 3_780, "63 minutes"), ([.hour, .day], 90_000, "25 hours"),
      ([.day, .weekOfMonth], 691_200, "8 days"), ([.second, .hour], 3_603, "3603 seconds"),
      ([.second, .minute], 60, "60 seconds"), ([.month, .year], 34_214_400, "1 year, 1 month"),
    ]
    for (units, seconds, text) in rows {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      formatter.collapsesLargestUnit = true
      formatter.allowedUnits = units
      #expect(formatter.string(from: seconds) == text)
    }
  }

  /// One and two of a unit in the abbreviated, brief, short and full style.
  @Test func everyUnitHasItsNames() {
    let rows: [(NSCalendar.Unit, DateComponents, String)] = [
      (.year, DateComponents(year: 1), "1y 1yr 1 yr 1 year"),
      (.year, DateComponents(year: 2), "2y 2yrs 2 yrs 2 years"),
      (.month, DateComponents(month: 1), "1mo 1mth 1 mth 1 month"),
      (.month, DateComponents(month: 2), "2mo 2mths 2 mths 2 months"),
      (.weekOfMonth, DateComponents(day: 7), "1w 1wk 1 wk 1 week"),
      (.weekOfMonth, DateComponents(day: 14), "2w 2wks 2 wks 2 weeks"),
      (.day, DateComponents(day: 1), "1d 1day 1 day 1 day"),
      (.day, DateComponents(day: 2), "2d 2days 2 days 2 days"),
      (.hour, DateComponents(hour: 2), "2h 2hr 2 hr 2 hours"),
      (.minute, DateComponents(minute: 2), "2m 2min 2 min 2 minutes"),
      (.second, DateComponents(second: 2), "2s 2sec 2 sec 2 seconds"),
    ]
    for (unit, amount, names) in rows {
      let formatter = DateComponentsFormatter()
      formatter.allowedUnits = unit
      let texts = [Style.abbreviated, .brief, .short, .full].map { style in
        formatter.unitsStyle = style
        return formatter.string(from: amount) ?? "-"
      }
      #expect(texts.joined(separator: " ") == names)
    }
  }

  @Test func daysStandBeforeTheClock() {
    #expect(DateComponentsFormatter().string(from: 90_061) == "1d 1:01:01")
    #expect(DateComponentsFormatter().string(from: 86_400) == "1d 0:00:00")
  }

  @Test func aFormatterBeginsWithoutLimitsAndPhrases() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.unitsStyle == .positional && formatter.allowedUnits == [])
    #expect(formatter.zeroFormattingBehavior == .default && formatter.maximumUnitCount == 0)
    #expect(!formatter.allowsFractionalUnits && !formatter.collapsesLargestUnit)
    #expect(!formatter.includesApproximationPhrase && !formatter.includesTimeRemainingPhrase)
    #expect(formatter.referenceDate == nil && formatter.formattingContext == .unknown)
    formatter.unitsStyle = .full
    formatter.includesApproximationPhrase = true
    formatter.formattingContext = .middleOfSentence
    #expect(formatter.string(from: 180) == "about 3 minutes")
  }

  /// Months are as long as those after the date from which they are counted.
  @Test func monthsAreCountedFromTheReferenceDate() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.month, .day]
    #expect(formatter.string(from: 29 * 86_400) == "29 days")
    // The first of February 2001.
    formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 31 * 86_400)
    #expect(formatter.string(from: 29 * 86_400) == "1 month, 1 day")
  }

  @Test func phrasesStandAround() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 180) == "About 3 minutes remaining")
  }

  @Test func componentsAndDatesAreDurationsToo() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    #expect(formatter.string(from: DateComponents(month: 14)) == "1 year, 2 months")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.string(from: start, to: start + 86_400 * 10) == "1 week, 3 days")
    #expect(formatter.string(from: .infinity) == nil)
    let words = DateComponentsFormatter.localizedString(
      from: DateComponents(hour: 1),
      unitsStyle: .short
    )
    #expect(words == "1 hr")
  }
}
