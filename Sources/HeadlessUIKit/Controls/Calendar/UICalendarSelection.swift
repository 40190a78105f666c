@preconcurrency public import Foundation

/// What the user has selected in a calendar view.
///
/// [D] Calendar views are given one of its subclasses.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  public override init() {
    super.init()
  }

  /// [D] Which dates can be selected may have changed.
  open func updateSelectableDates() { view?.selectionChanged(animated: false) }

  /// Whether it selects the days of a week together.
  var choosesWeeks: Bool { false }
  /// The first moments of the selected days.
  func days(in view: UICalendarView) -> [Date] { [] }
  func isSelected(_ day: DateComponents, in view: UICalendarView) -> Bool {
    view.day(of: day).map { days(in: view).contains($0) } ?? false
  }
  /// Whether the day can be chosen; otherwise it is disabled.
  func canSelect(_ day: DateComponents, in view: UICalendarView) -> Bool { true }
  /// The user has tapped a day that can be chosen.
  func wasTapped(_ day: DateComponents, in view: UICalendarView) {}
}
