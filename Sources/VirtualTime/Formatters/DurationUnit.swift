import Foundation

/// A unit of durations, and its English names.
struct DurationUnit: Sendable {
  let component: Calendar.Component
  let names: Names

  struct Names: Sendable {
    let letter: String
    let short: (one: String, many: String)
    let full: String
  }

  private init(
    _ component: Calendar.Component,
    _ letter: String,
    _ short: (one: String, many: String),
    _ full: String
  ) {
    self.component = component
    names = Names(letter: letter, short: short, full: full)
  }

  // [W] The names in English, from the largest unit to the smallest.
  private static let all: [(unit: NSCalendar.Unit, row: DurationUnit)] = [
    (.year, DurationUnit(.year, "y", ("yr", "yrs"), "year")),
    (.month, DurationUnit(.month, "mo", ("mth", "mths"), "month")),
    (.weekOfMonth, DurationUnit(.weekOfMonth, "w", ("wk", "wks"), "week")),
    (.day, DurationUnit(.day, "d", ("day", "days"), "day")),
    (.hour, DurationUnit(.hour, "h", ("hr", "hr"), "hour")),
    (.minute, DurationUnit(.minute, "m", ("min", "min"), "minute")),
    (.second, DurationUnit(.second, "s", ("sec", "sec"), "second")),
  ]

  /// The units of a set, the largest first; all of them if it has none.
  static func allowed(by units: NSCalendar.Unit) -> [DurationUnit] {
    let found = all.filter { units.contains($0.unit) }
    return (found.isEmpty ? all : found).map(\.row)
  }

  func value(in components: DateComponents) -> Int {
    components.value(for: component) ?? 0
  }

  /// How many of a smaller unit are in one of these, if that is the same for all.
  func count(of other: DurationUnit) -> Int? {
    guard let own = Self.seconds[component], let others = Self.seconds[other.component] else {
      return nil
    }
    return own / others
  }

  private static let seconds: [Calendar.Component: Int] = [
    .weekOfMonth: 604_800, .day: 86_400, .hour: 3_600, .minute: 60, .second: 1,
  ]
}
