import Foundation

/// The wheels of a date picker, their rows, and the date that they show.
struct DatePickerWheels {
  enum Wheel: Hashable {
    case day, month, year, hour, half, minute, wholeDate, hours
  }

  let mode: UIDatePicker.Mode
  let calendar: Calendar
  private let step: Int
  private let locale: Locale
  // Kept, as making one takes longer than all the days that a wheel shows.
  private let dayFormatter: DateFormatter
  let wheels: [Wheel]

  /// The number of days on a wheel of whole dates, half of them before the reference date.
  private static let days = 73_000  // [I] two hundred years
  private static let years = 10_000  // [W]

  init(mode: UIDatePicker.Mode, calendar: Calendar, step: Int) {
    (self.mode, self.calendar, self.step) = (mode, calendar, step)
    locale = calendar.locale ?? Locale(identifier: "en_US")
    wheels = Self.wheels(mode, locale)
    dayFormatter = Self.formatter(calendar, locale, "EEEMMMd")
  }

  // [D] Their order depends on the locale.
  private static func wheels(_ mode: UIDatePicker.Mode, _ locale: Locale) -> [Wheel] {
    func sorted(_ wheels: [(Wheel, Character)], _ template: String) -> [Wheel] {
      let format =
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
      let found = wheels.compactMap { wheel, letter in
        format.firstIndex { $0 == letter || (letter == "M" && $0 == "L") }.map { (wheel, $0) }
      }
      return found.sorted { $0.1 < $1.1 }.map(\.0)
    }
    let clock: [Wheel] = usesHalves(locale) ? [.hour, .minute, .half] : [.hour, .minute]
    return switch mode {
    case .date: sorted([(.day, "d"), (.month, "M"), (.year, "y")], "yMMMMd")
    case .yearAndMonth: sorted([(.month, "M"), (.year, "y")], "yMMMM")
    case .time: clock
    case .dateAndTime: [.wholeDate] + clock
    case .countDownTimer: [.hours, .minute]
    }
  }

  /// The days of a long month, or the months of a long year, of which some calendars have thirteen.
  private func highestCount(of part: Calendar.Component) -> Int {
    calendar.maximumRange(of: part)?.count ?? 0
  }

  private static func usesHalves(_ locale: Locale) -> Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") == true
  }
  var usesHalves: Bool { wheels.contains(.half) }

  /// Whether the row of a wheel is a part of a time.
  func isTime(_ component: Int) -> Bool {
    wheels.indices.contains(component) && [.hour, .minute].contains(wheels[component])
  }

  /// A date with a time that is typed, in the same half of the day.
  func date(_ typed: TypedTime, from old: Date) -> Date? {
    guard let hour = typed.hour else { return nil }
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: old)
    let half = (parts.hour ?? 0) / 12
    parts.hour = usesHalves ? hour % 12 + 12 * half : hour
    parts.minute = typed.minute ?? parts.minute
    return calendar.date(from: parts)
  }

  func count(of component: Int) -> Int {
    switch wheels[component] {
    case .day: highestCount(of: .day)
    case .month: highestCount(of: .month)
    case .year: Self.years
    case .hour: usesHalves ? 12 : 24
    case .hours: 24
    case .half: 2
    case .minute: 60 / step
    case .wholeDate: Self.days
    }
  }

  func title(ofRow row: Int, component: Int) -> String {
    switch wheels[component] {
    case .day: "\(row + 1)"
    case .month: calendar.standaloneMonthSymbols[row]
    case .year: "\(row + 1)"
    case .hour: usesHalves ? "\((row + 11) % 12 + 1)" : String(format: "%02d", row)
    case .hours: row == 1 ? "1 hour" : "\(row) hours"
    case .half: row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .minute: String(format: mode == .countDownTimer ? "%d min" : "%02d", row * step)
    case .wholeDate: dayFormatter.string(from: day(row))
    }
  }

  /// Rows of which one is about as wide as the widest.
  func wideRows(of component: Int) -> [Int] {
    switch wheels[component] {
    case .month, .half: Array(0..<count(of: component))
    case .day, .hours: [19]
    case .year: [1999]
    case .hour: usesHalves ? [10] : [20]
    case .minute: [count(of: component) - 1]
    // Formatting a whole year takes too long; these have every month and every weekday.
    case .wholeDate: (0..<22).map { Self.days / 2 + $0 * 17 }
    }
  }

  /// The rows of the wheels for a date.
  func rows(of date: Date) -> [Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return wheels.map { wheel in
      switch wheel {
      case .day: (parts.day ?? 1) - 1
      case .month: (parts.month ?? 1) - 1
      case .year: (parts.year ?? 1) - 1
      case .hour: usesHalves ? (parts.hour ?? 0) % 12 : parts.hour ?? 0
      case .hours: parts.hour ?? 0
      case .half: (parts.hour ?? 0) / 12
      case .minute: (parts.minute ?? 0) / step
      case .wholeDate: number(of: date)
      }
    }
  }

  /// The date of the wheels; components without a wheel are those of `old`.
  func date(at rows: [Int], from old: Date) -> Date? {
    let chosen = Dictionary(zip(wheels, rows)) { $1 }
    let base = chosen[.wholeDate].map(day) ?? old
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: base)
    let shown = (parts.year, parts.month)
    let clock = calendar.dateComponents([.hour, .minute, .second], from: old)
    parts.year = chosen[.year].map { $0 + 1 } ?? parts.year
    parts.month = chosen[.month].map { $0 + 1 } ?? parts.month
    // Another month is no leap month, which calendars of the moon have twice.
    if (parts.year, parts.month) != shown { parts.isLeapMonth = nil }
    parts.hour =
      chosen[.hours] ?? chosen[.hour].map { $0 + 12 * (chosen[.half] ?? 0) } ?? clock.hour
    parts.minute = chosen[.minute].map { $0 * step } ?? clock.minute
    parts.second = mode == .date ? clock.second : 0
    let day = chosen[.day].map { $0 + 1 } ?? parts.day ?? 1
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return nil }
    // [W] The 31st of a shorter month is its last day.
    let last = calendar.range(of: .day, in: .month, for: first)?.count ?? day
    parts.day = min(day, last)
    return calendar.date(from: parts)
  }

  /// Between the rows of a wheel of minutes, in seconds.
  var interval: TimeInterval { TimeInterval(60 * step) }

  /// [I] The last multiple of the interval, as the wheels show it.
  ///
  /// An interval of a minute leaves seconds alone, and so do wheels without minutes.
  func rounded(_ date: Date) -> Date {
    guard step > 1, wheels.contains(.minute),
      let hour = calendar.dateInterval(of: .hour, for: date)?.start
    else { return date }
    let steps = (date.timeIntervalSince(hour) / interval).rounded(.down)
    return hour.addingTimeInterval(steps * interval)
  }

  /// The texts of a compact picker's fields.
  func texts(of date: Date) -> [String] {
    switch mode {
    case .date: [text(of: date, "yMMMd")]
    case .yearAndMonth: [text(of: date, "yMMMM")]
    case .time, .countDownTimer: [time(of: date)]
    case .dateAndTime: [text(of: date, "yMMMd"), time(of: date)]
    }
  }

  func time(of date: Date) -> String { text(of: date, "jmm") }

  private func text(of date: Date, _ template: String) -> String {
    Self.formatter(calendar, locale, template).string(from: date)
  }

  private static func formatter(
    _ calendar: Calendar,
    _ locale: Locale,
    _ template: String
  ) -> DateFormatter {
    let made = DateFormatter()
    made.locale = locale
    made.calendar = calendar
    made.timeZone = calendar.timeZone
    made.setLocalizedDateFormatFromTemplate(template)
    return made
  }

  private var origin: Date {
    calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
  }
  private func day(_ row: Int) -> Date {
    calendar.date(byAdding: .day, value: row - Self.days / 2, to: origin) ?? origin
  }
  private func number(of date: Date) -> Int {
    let days = calendar.dateComponents([.day], from: origin, to: date).day ?? 0
    return min(max(0, days + Self.days / 2), Self.days - 1)
  }
}
