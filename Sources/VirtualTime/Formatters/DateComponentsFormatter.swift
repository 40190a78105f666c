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

  private static let plainCalendar: Calendar = {
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
    guard ti.isFinite else { return nil }
    return string(from: start, to: start + ti)
  }

  /// [I] Counts how long the components are from the reference date on.
  open func string(from components: DateComponents) -> String? {
    let calendar = calendar ?? Self.plainCalendar
    return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
    let units = DurationUnit.allowed(by: allowedUnits)
    let found = (calendar ?? Self.plainCalendar)
      .dateComponents(Set(units.map(\.component)), from: first, to: last)
    let amounts = units.map { DurationAmount(unit: $0, value: $0.value(in: found)) }
    let text = wording.text(of: shown(amounts))
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
  private func shown(_ amounts: [DurationAmount]) -> [DurationAmount] {
    let merged = collapsesLargestUnit ? DurationAmount.collapsed(amounts) : amounts
    let kept = ZeroDropping(zeroFormattingBehavior, unitsStyle).kept(of: merged)
    return maximumUnitCount > 0 ? Array(kept.prefix(maximumUnitCount)) : kept
  }

  /// [D] "About 3 minutes remaining".
  private func phrase(around text: String) -> String {
    let start = formattingContext == .middleOfSentence ? "about " : "About "
    return (includesApproximationPhrase ? start : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
