@preconcurrency public import Foundation

/// Is asked for, and hears of, the selection of several dates.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didSelectDate dateComponents: DateComponents
  )
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didDeselectDate dateComponents: DateComponents
  )
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// The dates that the user has selected in a calendar view.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  private var selected: [DateComponents] = []
  open var selectedDates: [DateComponents] {
    get { selected }
    set { setSelectedDates(newValue, animated: false) }
  }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    selected = selectedDates
    view?.selectionChanged(animated: animated)
  }

  override func days(in view: UICalendarView) -> [Date] {
    selectedDates.compactMap { view.day(of: $0) }
  }
  override func canSelect(_ day: DateComponents, in view: UICalendarView) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }
  override func wasTapped(_ day: DateComponents, in view: UICalendarView) {
    guard let tapped = view.day(of: day) else { return }
    let others = selectedDates.filter { view.day(of: $0) != tapped }
    guard others.count < selectedDates.count else {
      setSelectedDates(selectedDates + [day], animated: true)
      delegate?.multiDateSelection(self, didSelectDate: day)
      return
    }
    guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
    setSelectedDates(others, animated: true)
    delegate?.multiDateSelection(self, didDeselectDate: day)
  }
}
