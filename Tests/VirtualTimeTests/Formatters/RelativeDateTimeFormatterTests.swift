import Foundation
import Scene
import Testing
import VirtualTime

/// [D] English in the CLDR.
@Suite struct RelativeDateTimeFormatterTests {
  private typealias Formatter = RelativeDateTimeFormatter

  @Test func stylesHaveTheirNumbers() {
    typealias Units = Formatter.UnitsStyle
    #expect([Units.full, .spellOut, .short, .abbreviated].map(\.rawValue) == [0, 1, 2, 3])
    #expect([Formatter.DateTimeStyle.numeric, .named].map(\.rawValue) == [0, 1])
    #expect(Formatter().dateTimeStyle == .numeric && Formatter().unitsStyle == .full)
  }

  private struct Sample: CustomStringConvertible, Sendable {
    let seconds: Double
    let numeric: String
    let named: String

    init(_ seconds: Double, _ numeric: String, _ named: String? = nil) {
      (self.seconds, self.numeric, self.named) = (seconds, numeric, named ?? numeric)
    }

    var description: String { "\(seconds)" }
  }

  private static let hour = 3600.0
  private static let day = 24 * hour
  private static let samples = [
    Sample(0, "in 0 seconds", "now"), Sample(-1, "1 second ago"), Sample(30, "in 30 seconds"),
    Sample(-90, "1 minute ago"), Sample(2 * hour, "in 2 hours"), Sample(-23 * hour, "23 hours ago"),
    Sample(-day, "1 day ago", "yesterday"), Sample(day, "in 1 day", "tomorrow"),
    Sample(-3 * day, "3 days ago"), Sample(-7 * day, "1 week ago", "last week"),
    Sample(15 * day, "in 2 weeks"), Sample(-31 * day, "1 month ago", "last month"),
    Sample(366 * day, "in 1 year", "next year"), Sample(-800 * day, "2 years ago"),
  ]

  @Test(arguments: samples)
  private func theLargestUnitIsWritten(sample: Sample) {
    let formatter = Formatter()
    #expect(formatter.localizedString(fromTimeInterval: sample.seconds) == sample.numeric)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: sample.seconds) == sample.named)
  }

  @Test func unitsAreWrittenInFourStyles() {
    let formatter = Formatter()
    let table: [(Formatter.UnitsStyle, [String])] = [
      (.spellOut, ["two hours ago", "in three days", "in one year"]),
      (.short, ["2 hr. ago", "in 3 days", "in 1 yr."]),
      (.abbreviated, ["2h ago", "in 3d", "in 1y"]),
    ]
    for (style, texts) in table {
      formatter.unitsStyle = style
      let all = [-2 * Self.hour, 3 * Self.day, 366 * Self.day].map {
        formatter.localizedString(fromTimeInterval: $0)
      }
      #expect(all == texts)
    }
  }

  @Test func aDateAloneIsRelativeToTheVirtualClock() {
    let now = CFAbsoluteTimeGetCurrent()
    let date = Date(timeIntervalSinceReferenceDate: now - 2 * Self.hour - 30)
    #expect(Formatter().string(for: date) == "2 hours ago")
    #expect(Formatter().string(for: "a date") == nil)
  }

  @MainActor
  @Test func otherLanguagesAreReported() {
    let stage = StageCore()
    stage.becomeAmbient()
    let formatter = Formatter()
    for locale in ["en_GB", "en_US_POSIX", "de_DE", "de_AT"] {
      formatter.locale = Locale(identifier: locale)
    }
    formatter.locale = nil
    #expect(stage.journal.faults.map(\.kind) == [.unsupported])
    #expect(stage.journal.faults.first?.sentence.contains("'de'") == true)
    #expect(formatter.localizedString(fromTimeInterval: 1) == "in 1 second")
  }

  @Test func componentsAreWrittenByTheirLargestUnit() {
    let formatter = Formatter()
    #expect(formatter.localizedString(from: DateComponents(day: 0, hour: -5)) == "5 hours ago")
    #expect(formatter.localizedString(from: DateComponents(day: 0)) == "in 0 days")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: 0)) == "today")
    #expect(formatter.localizedString(from: DateComponents(month: -1)) == "last month")
    #expect(formatter.localizedString(from: DateComponents(hour: 0)) == "this hour")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(month: 1)) == "next mo.")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
  }
}
