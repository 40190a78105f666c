@preconcurrency public import Foundation

/// Is asked for, and hears of, the selection of one date.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// [D] Nil when the user has deselected the date.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  )
  /// [D] Nil asks whether nothing may be selected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// One date that the user has selected in a calendar view.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  private var selected: DateComponents?
  open var selectedDate: DateComponents? {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    selected = selectedDate
    view?.selectionChanged(animated: animated)
  }

  override func days(in view: UICalendarView) -> [Date] {
    selectedDate.flatMap { view.day(of: $0) }.map { [$0] } ?? []
  }
  override func canSelect(_ day: DateComponents, in view: UICalendarView) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }
  /// [D] A tap on the selected date deselects it, if the delegate lets it.
  override func wasTapped(_ day: DateComponents, in view: UICalendarView) {
    guard isSelected(day, in: view) else { return choose(day) }
    if delegate?.dateSelection(self, canSelectDate: nil) ?? true { choose(nil) }
  }

  private func choose(_ day: DateComponents?) {
    setSelected(day, animated: true)
    delegate?.dateSelection(self, didSelectDate: day)
  }
}
