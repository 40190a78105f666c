import Foundation

/// Dates with a year, in figures or in English, and the time that follows them.
enum DetectedDates {
  static func all(in text: NSString, _ range: NSRange) -> [DetectedResult] {
    patterns.flatMap { $0.matches(in: text, range) }.compactMap { match in
      date(match).map { DetectedResult(.date($0), at: match.range) }
    }
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static let patterns: [TextPattern] = {
    let weekday = #"(?:(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?\.?,? )?"#
    let month =
      "(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?"
      + #"|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"#
    let day = #"(?<day>\d{1,2})(?:st|nd|rd|th)?"#
    let year = #"(?<year>\d{4})(?!\w)"#
    let time =
      #"(?:,?(?: at)? (?=\d{1,2}(?::\d{2}| ?[ap]\.?m))(?<hour>\d{1,2})"#
      + #"(?::(?<minute>\d{2})(?::(?<second>\d{2}))?)?(?: ?(?<half>[ap])\.?m\b\.?)?)?"#
    return [
      #"(?<![\w-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<hour>\d{2})"#
        + #":(?<minute>\d{2})(?::(?<second>\d{2}))?(?<zone>Z|[+-]\d{2}:?\d{2})?)?(?![\w-])"#,
      // [I] As in the United States: the month comes first.
      #"(?<![\w/])(?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{4}|\d{2})(?![\w/])\#(time)"#,
      #"(?<!\w)\#(weekday)\#(month) \#(day),? \#(year)\#(time)"#,
      #"(?<!\w)\#(weekday)\#(day)(?: of)? \#(month),? \#(year)\#(time)"#,
    ].map(TextPattern.init)
  }()

  private static func date(_ match: TextPattern.Match) -> Date? {
    func number(_ name: String) -> Int? { match[name].flatMap { Int($0) } }
    let name = match["name"].map { $0.prefix(3).lowercased() }
    guard let year = number("year"), let day = number("day"),
      let month = number("month") ?? name.flatMap({ months.firstIndex(of: $0) }).map({ $0 + 1 })
    else { return nil }
    var parts = DateComponents()
    parts.year = match["year"]?.count == 2 ? year + (year < 50 ? 2000 : 1900) : year
    (parts.month, parts.day) = (month, day)
    // [W] A day without a time is noon.
    parts.hour = hour(number("hour"), half: match["half"]) ?? 12
    (parts.minute, parts.second) = (number("minute") ?? 0, number("second") ?? 0)
    guard parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts).map { $0 - offset(match["zone"]) }
  }

  private static func hour(_ hour: Int?, half: String?) -> Int? {
    guard let hour, let half else { return hour }
    return hour % 12 + (half.lowercased() == "p" ? 12 : 0)
  }

  /// [I] No host's time zone, so that texts mean the same everywhere.
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// Of `+02:00`, in seconds.
  private static func offset(_ zone: String?) -> TimeInterval {
    guard let zone, zone.uppercased() != "Z" else { return 0 }
    let digits = zone.dropFirst().filter(\.isNumber)
    guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)) else { return 0 }
    return TimeInterval((zone.hasPrefix("-") ? -1 : 1) * (hours * 60 + minutes) * 60)
  }
}
