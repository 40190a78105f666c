public import Foundation

/// Writes how far away a date is, in English.
open class RelativeDateTimeFormatter: Formatter {
  // [D] The raw values of NSRelativeDateTimeFormatter.h.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric
    /// "yesterday"
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  /// [I] One without daylight saving, so that no host's time zone is in a film.
  open var calendar: Calendar? = DateComponentsFormatter.plainCalendar
  /// Nil is English, too; other languages are reported.
  open var locale: Locale? = Locale(identifier: "en_US") {
    didSet { reportOtherLanguage() }
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// [D] Only the largest unit that is not zero is written.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let amounts = RelativeUnit.allCases.compactMap { unit in
      unit.value(in: dateComponents).map { (unit: unit, value: $0) }
    }
    guard let amount = amounts.first(where: { $0.value != 0 }) ?? amounts.last else { return "" }
    return wording(amount.unit, amount.value)
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let parts = Set(RelativeUnit.allCases.map(\.component))
    let calendar = calendar ?? DateComponentsFormatter.plainCalendar
    return localizedString(from: calendar.dateComponents(parts, from: referenceDate, to: date))
  }

  /// Relative to the time of the virtual clock.
  open override func string(for obj: Any?) -> String? {
    let now = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
    return (obj as? Date).map { localizedString(for: $0, relativeTo: now) }
  }

  private func reportOtherLanguage() {
    guard let language = locale?.language.languageCode?.identifier, language != "en" else { return }
    StageCore.ambient.warnOnce(
      "RelativeDateTimeFormatter",
      "relative dates are written in English, not in the language '\(language)'",
      remedy: "ignore it unless the words matter, or write them yourself"
    )
  }

  private func wording(_ unit: RelativeUnit, _ value: Int) -> String {
    let name = dateTimeStyle == .named ? unit.name(of: value, unitsStyle) : nil
    let text = name ?? phrase(unit, value)
    return formattingContext == .beginningOfSentence || formattingContext == .standalone
      ? text.prefix(1).uppercased() + text.dropFirst() : text
  }

  private func phrase(_ unit: RelativeUnit, _ value: Int) -> String {
    let amount = abs(value)
    let number = unitsStyle == .spellOut ? amount.spelledOut : "\(amount)"
    let space = unitsStyle == .abbreviated ? "" : " "
    let measured = number + space + unit.word(unitsStyle, isOne: amount == 1)
    return value < 0 ? measured + " ago" : "in " + measured
  }
}
