import Foundation
import Geometry

/// Wheels of months and years, which take the place of a calendar's days.
@MainActor
final class MonthWheels: UIView {
  private let picker = UIPickerView()
  private let source: DateWheelDataSource
  private(set) var month: CalendarMonth
  /// Called when a finger has turned a wheel.
  var monthChosen: (CalendarMonth) -> Void = { _ in }

  init(_ month: CalendarMonth) {
    self.month = month
    source = DateWheelDataSource(Self.wheels(month))
    super.init(frame: .zero)
    source.stopped = { [weak self] in self?.wheelsStopped() }
    picker.dataSource = source
    picker.delegate = source
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  private static func wheels(_ month: CalendarMonth) -> DatePickerWheels {
    DatePickerWheels(mode: .yearAndMonth, calendar: month.calendar, step: 1)
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { picker.semanticContentAttribute = semanticContentAttribute }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  func show(_ month: CalendarMonth, animated: Bool) {
    if month.calendar != self.month.calendar {
      source.wheels = Self.wheels(month)
      picker.reloadAllComponents()
    }
    self.month = month
    for (component, row) in source.wheels.rows(of: month.start).enumerated() {
      picker.selectRow(row, inComponent: component, animated: animated)
    }
  }

  private func wheelsStopped() {
    let wheels = source.wheels
    let rows = wheels.wheels.indices.map { picker.selectedRow(inComponent: $0) }
    guard let date = wheels.date(at: rows, from: month.start) else { return }
    monthChosen(CalendarMonth(containing: date, calendar: month.calendar))
  }
}
