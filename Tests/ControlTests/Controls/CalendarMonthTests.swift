import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct CalendarMonthTests {
  struct Sample: CustomStringConvertible {
    let description: String
    var firstWeekday = 1
    let column: Int
    let days: Int
    let rows: Int
  }

  private func calendar(firstWeekday: Int = 1, zone: String = "UTC") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  @Test(arguments: [
    Sample(description: "2024-01", column: 1, days: 31, rows: 5),
    Sample(description: "2024-02", column: 4, days: 29, rows: 5),
    Sample(description: "2023-02", column: 3, days: 28, rows: 5),
    Sample(description: "2015-02", column: 0, days: 28, rows: 4),
    Sample(description: "2023-12", column: 5, days: 31, rows: 6),
    Sample(description: "2023-12", firstWeekday: 2, column: 4, days: 31, rows: 5),
    Sample(description: "2024-09", firstWeekday: 2, column: 6, days: 30, rows: 6),
    Sample(description: "2024-01", firstWeekday: 7, column: 2, days: 31, rows: 5),
    Sample(description: "1900-02", column: 4, days: 28, rows: 5),
  ])
  func aMonthBeginsInTheColumnOfItsFirstDay(sample: Sample) {
    let month = CalendarMonth(
      containing: date("\(sample)-15T12:00:00Z"),
      calendar: calendar(firstWeekday: sample.firstWeekday)
    )
    #expect(month.start == date("\(sample)-01T00:00:00Z"))
    #expect(month.firstColumn == sample.column)
    #expect(month.dayCount == sample.days)
    #expect(month.rowCount == sample.rows)
    #expect(month.row(ofDay: sample.days) == sample.rows - 1)
  }

  @Test(arguments: 1...7)
  func everyDayIsBelowItsWeekday(firstWeekday: Int) {
    let calendar = calendar(firstWeekday: firstWeekday)
    var month = CalendarMonth(containing: date("2023-11-01T00:00:00Z"), calendar: calendar)
    for _ in 0..<24 {
      for day in 1...month.dayCount {
        let date = month.date(ofDay: day)
        let weekday = calendar.component(.weekday, from: date)
        let expected = (weekday - firstWeekday + 7) % 7
        #expect(month.column(ofDay: day) == expected)
        #expect(month.day(of: date) == day)
        #expect((0..<CalendarMonth.mostRows).contains(month.row(ofDay: day)))
      }
      month = month.month(after: 1)
    }
    #expect(month.start == date("2025-11-01T00:00:00Z"))
  }

  @Test func weekdaysBeginWithTheFirstOfTheCalendar() {
    let monday = CalendarMonth(containing: .distantPast, calendar: calendar(firstWeekday: 2))
    #expect(monday.weekdays == ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"])
  }

  @Test func monthsFollowEachOtherOverTheYear() {
    let month = CalendarMonth(containing: date("2024-12-31T23:00:00Z"), calendar: calendar())
    #expect(month.month(after: 1).start == date("2025-01-01T00:00:00Z"))
    #expect(month.month(after: -12).start == date("2023-12-01T00:00:00Z"))
    #expect(month.day(of: date("2025-01-01T00:00:00Z")) == nil)
  }

  @Test(arguments: [
    (Calendar.Identifier.coptic, 1740, 365), (.ethiopicAmeteMihret, 2016, 365),
    (.hebrew, 5784, 383),
  ])
  func aYearMayHaveThirteenMonths(identifier: Calendar.Identifier, year: Int, days: Int) throws {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    let new = try #require(calendar.date(from: DateComponents(year: year, month: 1, day: 1)))
    let first = CalendarMonth(containing: new, calendar: calendar)
    let months = (0..<13).map { first.month(after: $0) }
    #expect(months.map { calendar.component(.month, from: $0.start) } == Array(1...13))
    #expect(months.map(\.dayCount).reduce(0, +) == days)
    #expect(calendar.component(.year, from: first.month(after: 13).start) == year + 1)
    #expect(months[12].month(after: -12) == first)
  }

  @Test func aChosenDayKeepsTheTimeOfDay() {
    // Clocks go forward on 31 March.
    let calendar = calendar(zone: "Europe/Berlin")
    let old = date("2024-03-02T08:30:00Z")
    let month = CalendarMonth(containing: old, calendar: calendar)
    #expect(month.moving(old, toDay: 31) == date("2024-03-31T07:30:00Z"))
    #expect(month.moving(date("2024-05-05T20:15:00Z"), toDay: 1) == date("2024-03-01T21:15:00Z"))
  }

  @Test(
    arguments: [
      (nil, nil, 1..<32),
      ("2024-01-10T15:00:00Z", nil, 10..<32),
      (nil, "2024-01-20T00:00:00Z", 1..<21),
      ("2024-01-10T00:00:00Z", "2024-01-10T23:00:00Z", 10..<11),
      ("2023-05-01T00:00:00Z", "2025-01-01T00:00:00Z", 1..<32),
      ("2024-02-01T00:00:00Z", nil, 32..<32),
      (nil, "2023-12-31T23:59:00Z", 1..<1),
    ] as [(String?, String?, Range<Int>)]
  )
  func daysAreThoseWithinLimits(earliest: String?, latest: String?, days: Range<Int>) {
    let month = CalendarMonth(containing: date("2024-01-15T00:00:00Z"), calendar: calendar())
    #expect(month.days(from: earliest.map(date), to: latest.map(date)) == days)
  }
}
