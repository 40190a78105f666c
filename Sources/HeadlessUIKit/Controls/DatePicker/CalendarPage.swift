import Foundation
import Geometry

/// The days of a month in seven columns.
@MainActor
final class CalendarPage: UIView {
  let month: CalendarMonth
  let days: [CalendarDay]
  /// Behind the days of the weeks that are chosen.
  private(set) var pills: [UIView] = []
  private var weeks: [ClosedRange<Int>] = []

  init(_ month: CalendarMonth) {
    self.month = month
    let numbers = NumberFormatter()
    numbers.locale = month.calendar.locale
    days = (0..<month.dayCount).map { index in
      let number = index + 1
      let text = numbers.string(from: number as NSNumber) ?? "\(number)"
      return CalendarDay(number, text: text, look: CalendarDay.Look())
    }
    super.init(frame: .zero)
    for day in days { addSubview(day) }
  }

  required init?(coder: NSCoder) { nil }

  /// [I] Weeks that belong to two months end with the page.
  func showWeeks(of chosen: Set<Int>) {
    let rows = Dictionary(grouping: chosen, by: month.row).values
    let new = rows.compactMap { days in
      days.min().flatMap { first in days.max().map { first...$0 } }
    }.sorted { $0.lowerBound < $1.lowerBound }
    guard new != weeks else { return }
    weeks = new
    for pill in pills { pill.removeFromSuperview() }
    pills = weeks.map { _ in UIView() }
    for pill in pills {
      pill.isUserInteractionEnabled = false
      insertSubview(pill, at: 0)
    }
    colorPills()
    setNeedsLayout()
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colorPills()
  }

  private func colorPills() {
    let color = tintColor.withAlphaComponent(CalendarDay.markOpacity)
    for pill in pills { pill.backgroundColor = color }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(CalendarMonth.columns)
    let height = bounds.height / CGFloat(CalendarMonth.mostRows)
    for day in days {
      let column = month.column(ofDay: day.day)
      day.frame = CGRect(
        x: CGFloat(isRightToLeft ? CalendarMonth.columns - 1 - column : column) * width,
        y: CGFloat(month.row(ofDay: day.day)) * height,
        width: width,
        height: height
      )
    }
    for (pill, week) in zip(pills, weeks) {
      let ends = [week.lowerBound, week.upperBound].map { days[$0 - 1].markFrame }
      pill.frame = ends[0].union(ends[1])
      pill.layer.cornerRadius = pill.frame.height / 2
    }
  }
}
