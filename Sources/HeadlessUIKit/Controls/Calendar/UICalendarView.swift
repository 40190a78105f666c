@preconcurrency public import Foundation
import Geometry
import Timeline

/// A calendar with decorated days, of which some can be selected.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  private static let fadeDuration: TimeInterval = 0.25  // [I]
  private static let shelf: CGFloat = 14  // [I] below each number, for a decoration

  private lazy var month = CalendarMonthView(currentMonth, marks)

  public override init(frame: CGRect) {
    calendar = Self.usualCalendar
    super.init(frame: frame)
    assemble()
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  public required init?(coder: NSCoder) {
    calendar = Self.usualCalendar
    super.init(coder: coder)
    assemble()
  }

  // [I] Those of no machine, so that every run shows the same.
  private static var usualCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { decorationsChanged() }
  }
  open var calendar: Calendar {
    didSet { calendarChanged() }
  }
  open var locale = Locale(identifier: "en_US") {
    didSet { calendarChanged() }
  }
  open var timeZone: TimeZone? {
    didSet { calendarChanged() }
  }
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { month.design = fontDesign }
  }
  /// [D] From the distant past to the distant future.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { show(month.month, animated: false) }
  }
  /// [D] Dates cannot be selected without one.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      selectionChanged(animated: false)
    }
  }

  // MARK: The visible month

  /// [D] Converted to the view's calendar.
  open var visibleDateComponents: DateComponents {
    get { components(of: month.month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let day = day(of: dateComponents) else { return }
    show(CalendarMonth(containing: day, calendar: shownCalendar), animated: animated)
  }

  // MARK: Decorations

  open var wantsDateDecorations = true {
    didSet { decorationsChanged() }
  }
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let days = Set(dates.compactMap { day(of: $0) })
    for page in month.pager.shownPages {
      for day in page.days where days.contains(page.month.date(ofDay: day.day)) {
        let decoration = decoration(page.month, day.day)
        day.show(decoration, fading: animated && window != nil ? Self.fadeDuration : 0)
      }
    }
  }

  // MARK: Layout

  open override dynamic var intrinsicContentSize: CGSize {
    let size = CalendarMonthView.size
    let shelves = CGFloat(CalendarMonth.mostRows) * month.shelf
    return CGSize(width: size.width, height: size.height + shelves)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = bounds
  }
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { month.semanticContentAttribute = semanticContentAttribute }
  }

  private func assemble() {
    month.isAllowed = { [weak self] in self?.isAllowed($0, $1) ?? true }
    month.decoration = { [weak self] in self?.decoration($0, $1) }
    month.dayChosen = { [weak self] month, day in
      guard let self else { return }
      selectionBehavior?.wasTapped(components(of: month.date(ofDay: day)), in: self)
    }
    month.monthTurned = { [weak self] previous in
      guard let self else { return }
      delegate?.calendarView(
        self,
        didChangeVisibleDateComponentsFrom: components(of: previous)
      )
    }
    addSubview(month)
  }

  // MARK: Dates

  var shownCalendar: Calendar {
    var shown = calendar
    shown.timeZone = timeZone ?? calendar.timeZone
    shown.locale = locale
    return shown
  }

  /// The first moment of a day or a week in this calendar; nil if there is none.
  ///
  /// [D] Components of another kind of calendar are converted, those of none are taken as its own.
  func day(of components: DateComponents) -> Date? {
    let own = shownCalendar
    if let other = components.calendar, other.identifier != own.identifier {
      return other.date(from: components).map { own.startOfDay(for: $0) }
    }
    var plain = DateComponents()
    plain.era = components.era
    (plain.year, plain.month, plain.day) = (components.year, components.month, components.day)
    plain.isLeapMonth = components.isLeapMonth
    if let week = components.weekOfYear, components.month == nil {
      (plain.weekOfYear, plain.yearForWeekOfYear) = (week, components.yearForWeekOfYear)
      plain.weekday = own.firstWeekday
    }
    return own.date(from: plain)
  }

  private func components(of day: Date) -> DateComponents {
    shownCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  private func components(of month: CalendarMonth) -> DateComponents {
    shownCalendar.dateComponents([.calendar, .era, .year, .month], from: month.start)
  }

  private var today: Date { Date(timeIntervalSinceReferenceDate: layer.core.now.seconds) }
  private var currentMonth: CalendarMonth {
    CalendarMonth(containing: today, calendar: shownCalendar)
  }

  // MARK: Content

  private var marks: CalendarMonthView.Marks {
    let range = availableDateRange
    return CalendarMonthView.Marks(
      chosen: selectionBehavior?.days(in: self) ?? [],
      choosesWeeks: selectionBehavior?.choosesWeeks ?? false,
      today: today,
      earliest: range.start == .distantPast ? nil : range.start,
      latest: range.end == .distantFuture ? nil : range.end
    )
  }

  /// [D] The visible month is within the available range.
  private func show(_ wanted: CalendarMonth, animated: Bool) {
    let marks = marks
    month.show(marks.limited(wanted), marks, animated: animated && window != nil)
  }

  private func calendarChanged() {
    show(CalendarMonth(containing: month.month.start, calendar: shownCalendar), animated: false)
  }

  func selectionChanged(animated: Bool) {
    guard animated, window != nil else { return month.show(month.month, marks, animated: false) }
    UIView.transition(
      with: month.pager,
      duration: Self.fadeDuration,
      options: .transitionCrossDissolve,
      animations: { [self] in month.show(month.month, marks, animated: false) }
    )
  }

  private func isAllowed(_ month: CalendarMonth, _ day: Int) -> Bool {
    selectionBehavior?.canSelect(components(of: month.date(ofDay: day)), in: self) ?? true
  }

  private func decoration(_ month: CalendarMonth, _ day: Int) -> Decoration? {
    guard wantsDateDecorations else { return nil }
    return delegate?.calendarView(self, decorationFor: components(of: month.date(ofDay: day)))
  }

  /// Rows are higher where days may be decorated.
  private func decorationsChanged() {
    month.shelf = wantsDateDecorations && delegate != nil ? Self.shelf : 0
    for page in month.pager.shownPages {
      for day in page.days { day.show(decoration(page.month, day.day), fading: 0) }
    }
    invalidateIntrinsicContentSize()
  }
}
