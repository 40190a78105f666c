import Foundation
import Geometry

/// The days of a month in seven columns.
@MainActor
final class CalendarPage: UIView {
  let month: CalendarMonth
  let days: [CalendarDay]

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
  }
}
