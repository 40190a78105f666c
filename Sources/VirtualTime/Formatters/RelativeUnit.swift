import Foundation

/// A unit in which it is told how far away a date is, the largest first.
enum RelativeUnit: String, CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  func value(in components: DateComponents) -> Int? {
    components.value(for: component) ?? (self == .week ? components.weekOfYear : nil)
  }

  // [D] English in the CLDR: full, short and narrow.
  func word(_ style: RelativeDateTimeFormatter.UnitsStyle, isOne: Bool) -> String {
    switch style {
    case .full, .spellOut: isOne ? full : full + "s"
    case .short: self == .day && !isOne ? "days" : short
    case .abbreviated: narrow
    }
  }

  private var full: String { rawValue }

  private var short: String {
    switch self {
    case .year: "yr."
    case .month: "mo."
    case .week: "wk."
    case .day: "day"
    case .hour: "hr."
    case .minute: "min."
    case .second: "sec."
    }
  }

  private var narrow: String {
    switch self {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "min"
    case .second: "s"
    }
  }

  /// "yesterday", "next week"; nil for what has no name.
  func name(of value: Int, _ style: RelativeDateTimeFormatter.UnitsStyle) -> String? {
    let isLong = style == .full || style == .spellOut
    switch (self, value) {
    case (.second, 0): return "now"
    case (.minute, 0), (.hour, 0): return "this \(full)"
    case (.day, -1): return "yesterday"
    case (.day, 0): return "today"
    case (.day, 1): return "tomorrow"
    case (.week, -1...1), (.month, -1...1), (.year, -1...1):
      return ["last", "this", "next"][value + 1] + " " + (isLong ? full : short)
    default: return nil
    }
  }
}
