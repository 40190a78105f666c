import Foundation
import Geometry

/// A month to choose a day from, with its name and buttons for its neighbours.
@MainActor
final class CalendarMonthView: UIView {
  /// What is marked in whichever month is shown.
  struct Marks: Hashable {
    var chosen: Date
    var today: Date
    var earliest: Date?
    var latest: Date?
  }

  // [I] As seen on pictures of iOS 14.
  private enum Measure {
    static let width: CGFloat = 320
    static let header: CGFloat = 44
    static let weekdays: CGFloat = 22
    static let row: CGFloat = 44
    static let button: CGFloat = 44
    static let mark: CGFloat = 12
    static let gap: CGFloat = 4
  }
  static let margin: CGFloat = 12  // [I]
  static let size = CGSize(
    width: Measure.width,
    height: Measure.header + Measure.weekdays + Measure.row * CGFloat(CalendarMonth.mostRows)
  )

  private(set) var month: CalendarMonth
  private var marks: Marks
  private let title = UIButton(type: .custom)
  private let titleMark = UIImageView()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private(set) var days: [CalendarDay] = []
  var dayChosen: ((Int) -> Void)?
  var titleTapped: (() -> Void)?

  init(_ month: CalendarMonth, _ marks: Marks) {
    (self.month, self.marks) = (month, marks)
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    assemble()
    showMonth()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ month: CalendarMonth, _ marks: Marks) {
    let isNew = month != self.month
    (self.month, self.marks) = (month, marks)
    if isNew { showMonth() } else { showMarks() }
  }

  private func assemble() {
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.setTitleColor(.label, for: .normal)
    title.addAction(UIAction { [weak self] _ in self?.titleTapped?() }, for: .touchUpInside)
    let bold = UIImage.SymbolConfiguration(pointSize: Measure.mark, weight: .bold)
    titleMark.image = UIImage(systemName: "chevron.forward", withConfiguration: bold)
    titleMark.contentMode = .center
    prepare(back, "chevron.backward", "Previous Month", months: -1)
    prepare(forward, "chevron.forward", "Next Month", months: 1)
    for part in [title, titleMark, back, forward] { addSubview(part) }
  }

  private func prepare(_ button: UIButton, _ symbol: String, _ name: String, months: Int) {
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
    button.setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
    button.accessibilityLabel = name
    let turn = UIAction { [weak self] _ in
      guard let self else { return }
      show(month.month(after: months), marks)
    }
    button.addAction(turn, for: .touchUpInside)
  }

  // MARK: Content

  private func showMonth() {
    title.setTitle(name, for: .normal)
    for view in weekdays + days { view.removeFromSuperview() }
    weekdays = month.weekdays.map(makeWeekday)
    let numbers = NumberFormatter()
    numbers.locale = month.calendar.locale
    days = (0..<month.dayCount).map { makeDay($0 + 1, numbers) }
    for view in weekdays + days { addSubview(view) }
    showMarks()
    setNeedsLayout()
  }

  private var name: String {
    let formatter = DateFormatter()
    formatter.calendar = month.calendar
    formatter.timeZone = month.calendar.timeZone
    formatter.locale = month.calendar.locale
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    return formatter.string(from: month.start)
  }

  private func makeWeekday(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .tertiaryLabel
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    return label
  }

  private func makeDay(_ number: Int, _ numbers: NumberFormatter) -> CalendarDay {
    let text = numbers.string(from: number as NSNumber) ?? "\(number)"
    let day = CalendarDay(number, text: text, look: CalendarDay.Look())
    day.addAction(UIAction { [weak self] _ in self?.dayChosen?(number) }, for: .touchUpInside)
    return day
  }

  private func showMarks() {
    let chosen = month.day(of: marks.chosen)
    let today = month.day(of: marks.today)
    let allowed = month.days(from: marks.earliest, to: marks.latest)
    for day in days {
      day.look = CalendarDay.Look(
        isChosen: day.day == chosen,
        isToday: day.day == today,
        isAllowed: allowed.contains(day.day)
      )
    }
    back.isEnabled = marks.earliest.map { $0 < month.start } ?? true
    forward.isEnabled = marks.latest.map { $0 >= month.month(after: 1).start } ?? true
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutHeader()
    let width = bounds.width / CGFloat(CalendarMonth.columns)
    for (column, label) in weekdays.enumerated() {
      let x = CGFloat(column) * width
      place(label, CGRect(x: x, y: Measure.header, width: width, height: Measure.weekdays))
    }
    let top = Measure.header + Measure.weekdays
    let height = max(0, bounds.height - top) / CGFloat(CalendarMonth.mostRows)
    for day in days {
      let x = CGFloat(month.column(ofDay: day.day)) * width
      let y = top + CGFloat(month.row(ofDay: day.day)) * height
      place(day, CGRect(x: x, y: y, width: width, height: height))
    }
  }

  private func layOutHeader() {
    let (side, height) = (Measure.button, Measure.header)
    let end = max(Self.margin, bounds.width - 2 * side)
    let room = max(0, end - Self.margin - Measure.gap - Measure.mark)
    let width = min(title.intrinsicContentSize.width, room)
    place(title, CGRect(x: Self.margin, y: 0, width: width, height: height))
    let x = Self.margin + width + Measure.gap
    place(titleMark, CGRect(x: x, y: 0, width: Measure.mark, height: height))
    place(back, CGRect(x: bounds.width - 2 * side, y: 0, width: side, height: height))
    place(forward, CGRect(x: bounds.width - side, y: 0, width: side, height: height))
  }

  /// `frame` counts from the leading edge.
  private func place(_ view: UIView, _ frame: CGRect) {
    view.frame =
      isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
  }
}
