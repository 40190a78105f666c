import Foundation

/// A month as a page of a calendar: days from 1 in seven columns from 0.
struct CalendarMonth: Hashable {
  let calendar: Calendar
  /// The first moment of the month.
  let start: Date
  let dayCount: Int
  /// The column of the first day.
  let firstColumn: Int

  static let columns = 7
  /// No month touches more weeks.
  static let mostRows = 6

  init(containing date: Date, calendar: Calendar) {
    self.calendar = calendar
    start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
    dayCount = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
    let weekday = calendar.component(.weekday, from: start)
    firstColumn = (weekday - calendar.firstWeekday + Self.columns) % Self.columns
  }

  var rowCount: Int { (firstColumn + dayCount + Self.columns - 1) / Self.columns }

  func row(ofDay day: Int) -> Int { (firstColumn + day - 1) / Self.columns }
  func column(ofDay day: Int) -> Int { (firstColumn + day - 1) % Self.columns }

  /// The first moment of a day.
  func date(ofDay day: Int) -> Date {
    calendar.date(byAdding: .day, value: day - 1, to: start) ?? start
  }

  /// The day of a date, or nil if that is in another month.
  func day(of date: Date) -> Int? {
    guard calendar.isDate(date, equalTo: start, toGranularity: .month) else { return nil }
    return calendar.component(.day, from: date)
  }

  /// A day at the time that `date` has.
  func moving(_ date: Date, toDay day: Int) -> Date {
    let old = calendar.startOfDay(for: date)
    let days = calendar.dateComponents([.day], from: old, to: self.date(ofDay: day)).day ?? 0
    return calendar.date(byAdding: .day, value: days, to: date) ?? date
  }

  func month(after count: Int) -> CalendarMonth {
    let date = calendar.date(byAdding: .month, value: count, to: start) ?? start
    return CalendarMonth(containing: date, calendar: calendar)
  }

  /// The days of which at least a part is within limits.
  func days(from earliest: Date?, to latest: Date?) -> Range<Int> {
    let first = earliest.map { number(of: $0) } ?? 1
    let last = latest.map { number(of: $0) } ?? dayCount
    let lower = min(max(1, first), dayCount + 1)
    return lower..<max(lower, min(last, dayCount) + 1)
  }

  /// Days of other months continue the count of this one.
  private func number(of date: Date) -> Int {
    let day = calendar.startOfDay(for: date)
    return (calendar.dateComponents([.day], from: start, to: day).day ?? 0) + 1
  }

  /// Its name with its year.
  var name: String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = calendar.locale
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    return formatter.string(from: start)
  }

  /// The texts above the columns.
  var weekdays: [String] {
    // [W] Capital abbreviations: "SUN", "MON".
    let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: calendar.locale) }
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[(first + $0) % names.count] }
  }
}
