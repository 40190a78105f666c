public import Foundation

/// Writes durations, in English.
open class DateComponentsFormatter: Formatter {
  // [D] The raw values of NSDateComponentsFormatter.h.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// [D] Empty means all units that it can write.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// [D] The date from which months and years are counted.
  open var referenceDate: Date?
  /// [I] One without daylight saving, so that no host's time zone is in a film.
  open var calendar: Calendar? = DateComponentsFormatter.plainCalendar
  open var allowsFractionalUnits = false
  /// [D] 0 means no limit.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  static let plainCalendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open func string(from ti: TimeInterval) -> String? {
    string(from: start, to: start + ti)
  }

  /// [I] Counts how long the components are from the reference date on.
  open func string(from components: DateComponents) -> String? {
    let calendar = calendar ?? Self.plainCalendar
    guard Self.isCountable(components) else { return nil }
    return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    guard Self.isCountable(startDate), Self.isCountable(endDate) else { return nil }
    let isNegative = endDate < startDate
    let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
    let text = wording.text(of: shown(from: first, to: last))
    return phrase(around: isNegative ? "-" + text : text)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  // [D] The reference date of Foundation if there is none.
  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  private var wording: DurationWording {
    DurationWording(style: unitsStyle, isPadded: zeroFormattingBehavior.contains(.pad))
  }

  /// The amounts that are written, of which there is at least one.
  private func shown(from first: Date, to last: Date) -> [DurationAmount] {
    let amounts = kept(from: first, to: last)
    guard maximumUnitCount > 0, amounts.count > maximumUnitCount else { return amounts }
    let end = rounded(last, to: amounts[maximumUnitCount - 1].unit, from: first)
    return Array(kept(from: first, to: end).prefix(maximumUnitCount))
  }

  private func kept(from first: Date, to last: Date) -> [DurationAmount] {
    let amounts = amounts(from: first, to: last)
    let merged = collapsesLargestUnit ? DurationAmount.collapsed(amounts) : amounts
    return ZeroDropping(zeroFormattingBehavior, unitsStyle).kept(of: merged)
  }

  private func amounts(from first: Date, to last: Date) -> [DurationAmount] {
    let units = DurationUnit.allowed(by: allowedUnits)
    let found = (calendar ?? Self.plainCalendar)
      .dateComponents(Set(units.map(\.component)), from: first, to: last)
    return units.map { DurationAmount(unit: $0, value: $0.value(in: found)) }
  }

  /// The nearest date that is a whole number of a unit after the first.
  private func rounded(_ last: Date, to unit: DurationUnit, from first: Date) -> Date {
    let calendar = calendar ?? Self.plainCalendar
    var whole = DateComponents()
    for amount in amounts(from: first, to: last) {
      whole.setValue(amount.value, for: amount.unit.component)
      if amount.unit.component == unit.component { break }
    }
    guard let below = calendar.date(byAdding: whole, to: first),
      let above = calendar.date(byAdding: unit.component, value: 1, to: below)
    else { return last }
    return last.timeIntervalSince(below) * 2 < above.timeIntervalSince(below) ? below : above
  }

  // [I] Foundation's calendars count no days before 4713 BC, and not many after 100 000 years.
  private static let countable = -2.1e11...3e12

  private static func isCountable(_ date: Date) -> Bool {
    countable.contains(date.timeIntervalSinceReferenceDate)
  }

  private static func isCountable(_ components: DateComponents) -> Bool {
    let numbers = [
      components.year, components.month, components.weekOfMonth, components.weekOfYear,
      components.day, components.hour, components.minute, components.second,
    ]
    return numbers.allSatisfy { abs(Double($0 ?? 0)) <= countable.upperBound }
  }

  /// [D] "About 3 minutes remaining".
  private func phrase(around text: String) -> String {
    let start = formattingContext == .middleOfSentence ? "about " : "About "
    return (includesApproximationPhrase ? start : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
