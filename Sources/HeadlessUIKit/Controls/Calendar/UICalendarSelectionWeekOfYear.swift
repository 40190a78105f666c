@preconcurrency public import Foundation

/// Is asked for, and hears of, the selection of a week.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// [D] Nil when the user has deselected the week.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?
  )
  /// [D] Nil asks whether nothing may be selected.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}

/// The week that the user has selected in a calendar view.
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// [D] With `weekOfYear` and `yearForWeekOfYear`.
  open var selectedWeekOfYear: DateComponents? {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected: DateComponents?
  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    selected = selectedWeekOfYear
    view?.selectionChanged(animated: animated)
  }

  override var choosesWeeks: Bool { true }
  override func days(in view: UICalendarView) -> [Date] {
    guard let week = selectedWeekOfYear, let start = view.day(of: week) else { return [] }
    return (0..<CalendarMonth.columns).compactMap {
      view.shownCalendar.date(byAdding: .day, value: $0, to: start)
    }
  }
  override func canSelect(_ day: DateComponents, in view: UICalendarView) -> Bool {
    delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week(of: day, in: view)) ?? true
  }
  override func wasTapped(_ day: DateComponents, in view: UICalendarView) {
    guard isSelected(day, in: view) else { return choose(week(of: day, in: view)) }
    if delegate?.week(ofYearSelection: self, canSelectWeekOfYear: nil) ?? true { choose(nil) }
  }

  private func choose(_ week: DateComponents?) {
    setSelected(week, animated: true)
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: week)
  }

  private func week(of day: DateComponents, in view: UICalendarView) -> DateComponents? {
    view.day(of: day).map {
      view.shownCalendar.dateComponents([.calendar, .weekOfYear, .yearForWeekOfYear], from: $0)
    }
  }
}
