import Foundation
import Geometry

/// A month to choose a day from, with its name, buttons for its neighbours, and wheels for others.
@MainActor
final class CalendarMonthView: UIView {
  /// What is marked in whichever month is shown.
  struct Marks: Hashable {
    var chosen: [Date] = []
    /// Whether whole weeks are chosen.
    var choosesWeeks = false
    var today: Date
    var earliest: Date?
    var latest: Date?

    /// Whether a part of the month is within the limits.
    func allows(_ month: CalendarMonth) -> Bool {
      let isEarly = earliest.map { $0 >= month.month(after: 1).start } ?? false
      let isLate = latest.map { $0 < month.start } ?? false
      return !isEarly && !isLate
    }

    /// The month itself, or that of the limit beyond which it is.
    func limited(_ month: CalendarMonth) -> CalendarMonth {
      guard !allows(month) else { return month }
      let isEarly = earliest.map { month.start < $0 } ?? false
      guard let limit = isEarly ? earliest : latest else { return month }
      return CalendarMonth(containing: limit, calendar: month.calendar)
    }
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
  private static let wheelsDuration: TimeInterval = 0.25  // [I] Numbers.md

  private var marks: Marks
  let pager: CalendarPager
  private let title = UIButton(type: .custom)
  private let titleMark = UIImageView()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  /// Made when the month's name is first tapped.
  private(set) var wheels: MonthWheels?
  private(set) var showsWheels = false
  /// The month whose name is shown.
  private var named: CalendarMonth?

  var dayChosen: (CalendarMonth, Int) -> Void = { _, _ in }
  /// Called with the former month when the user has turned to another one.
  var monthTurned: (CalendarMonth) -> Void = { _ in }
  /// Whether a day within the limits can be chosen.
  var isAllowed: (CalendarMonth, Int) -> Bool = { _, _ in true } {
    didSet { for page in pager.shownPages { mark(page) } }
  }
  /// What stands below a day.
  var decoration: (CalendarMonth, Int) -> UICalendarView.Decoration? = { _, _ in nil }
  /// The height below each number, for decorations.
  var shelf: CGFloat = 0 {
    didSet { for day in pager.shownPages.flatMap(\.days) { day.shelf = shelf } }
  }

  init(_ month: CalendarMonth, _ marks: Marks) {
    self.marks = marks
    pager = CalendarPager(month)
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    assemble()
    show(month, marks, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The month that is shown, or that is coming.
  var month: CalendarMonth { pager.page.month }
  var days: [CalendarDay] { pager.page.days }

  func show(_ month: CalendarMonth, _ marks: Marks, animated: Bool) {
    self.marks = marks
    pager.hasMonth = { [weak self] in self?.marks.allows($0) ?? true }
    for page in pager.shownPages { mark(page) }
    if animated, !showsWheels { pager.turn(to: month) } else { pager.show(month) }
    monthChanged(animated: animated)
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      let parts: [UIView?] = [title, titleMark, back, forward, pager, wheels]
      for part in parts { part?.semanticContentAttribute = semanticContentAttribute }
      setNeedsLayout()
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showFonts()
  }

  var design = UIFontDescriptor.SystemDesign.default {
    didSet { showFonts() }
  }

  private func showFonts() {
    let fonts = CalendarFont(traits: traitCollection, design: design)
    title.titleLabel?.font = fonts.font(ofSize: 17, weight: .semibold)
    for label in weekdays { label.font = fonts.font(ofSize: 13, weight: .semibold) }
    for day in pager.shownPages.flatMap(\.days) { day.design = design }
    setNeedsLayout()
  }

  private func assemble() {
    title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    let bold = UIImage.SymbolConfiguration(pointSize: Measure.mark, weight: .bold)
    titleMark.image = UIImage(systemName: "chevron.forward", withConfiguration: bold)
    titleMark.contentMode = .center
    prepare(back, "chevron.backward", "Previous Month", months: -1)
    prepare(forward, "chevron.forward", "Next Month", months: 1)
    for part in [title, titleMark, back, forward, pager] { addSubview(part) }
    pager.willShow = { [weak self] in self?.prepare($0) }
    pager.pageTurned = { [weak self] in self?.userTurned() }
    prepare(pager.page)
  }

  private func prepare(_ button: UIButton, _ symbol: String, _ name: String, months: Int) {
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
    button.setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
    button.accessibilityLabel = name
    let turn = UIAction { [weak self] _ in
      guard let self else { return }
      pager.turn(to: month.month(after: months))
      userTurned()
    }
    button.addAction(turn, for: .touchUpInside)
  }

  private func userTurned() {
    let former = named
    monthChanged(animated: false)
    if let former, former != month { monthTurned(former) }
  }

  // MARK: Content

  private func monthChanged(animated: Bool) {
    back.isEnabled = marks.earliest.map { $0 < month.start } ?? true
    forward.isEnabled = marks.latest.map { $0 >= month.month(after: 1).start } ?? true
    wheels?.show(month, animated: animated)
    guard named != month else { return }
    if named?.calendar != month.calendar { showWeekdays() }
    named = month
    title.setTitle(month.name, for: .normal)
    setNeedsLayout()
  }

  private func showWeekdays() {
    for view in weekdays { view.removeFromSuperview() }
    weekdays = month.weekdays.map(makeWeekday)
    for view in weekdays { addSubview(view) }
    showFonts()
    showState()
  }

  private func makeWeekday(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = .tertiaryLabel
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    return label
  }

  private func prepare(_ page: CalendarPage) {
    let month = page.month
    for day in page.days {
      let number = day.day
      day.design = design
      day.shelf = shelf
      day.show(decoration(month, number), fading: 0)
      let choose = UIAction { [weak self] _ in self?.dayChosen(month, number) }
      day.addAction(choose, for: .touchUpInside)
    }
    mark(page)
  }

  private func mark(_ page: CalendarPage) {
    let chosen = Set(marks.chosen.compactMap { page.month.day(of: $0) })
    page.showWeeks(of: marks.choosesWeeks ? chosen : [])
    let today = page.month.day(of: marks.today)
    let allowed = page.month.days(from: marks.earliest, to: marks.latest)
    for day in page.days {
      day.look = CalendarDay.Look(
        isChosen: chosen.contains(day.day),
        choosesWeeks: marks.choosesWeeks,
        isToday: day.day == today,
        isAllowed: allowed.contains(day.day) && isAllowed(page.month, day.day)
      )
    }
  }

  // MARK: Wheels

  private func toggleWheels() {
    layoutIfNeeded()
    showsWheels.toggle()
    if wheels == nil { addWheels() }
    UIView.animate(withDuration: Self.wheelsDuration) { self.showState() }
  }

  private func addWheels() {
    let made = MonthWheels(month)
    made.alpha = 0
    made.semanticContentAttribute = semanticContentAttribute
    made.monthChosen = { [weak self] in self?.wheelsChose($0) }
    wheels = made
    addSubview(made)
    UIView.performWithoutAnimation {
      setNeedsLayout()
      layoutIfNeeded()
      made.show(month, animated: false)
    }
  }

  /// [I] The wheels turn to another month and leave the date alone; they go back to the limits.
  private func wheelsChose(_ chosen: CalendarMonth) {
    let month = marks.limited(chosen)
    let former = self.month
    pager.show(month)
    monthChanged(animated: true)
    if former != month { monthTurned(former) }
  }

  /// Days and the buttons for neighbours are seen, or the wheels in their place.
  private func showState() {
    let alpha: CGFloat = showsWheels ? 0 : 1
    let days: [UIView] = weekdays
    for view in days + [pager, back, forward] { view.alpha = alpha }
    wheels?.alpha = 1 - alpha
    title.setTitleColor(showsWheels ? tintColor : .label, for: .normal)
    let quarter: CGFloat = isRightToLeft ? -.pi / 2 : .pi / 2
    titleMark.transform = showsWheels ? CGAffineTransform(rotationAngle: quarter) : .identity
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
    let height = max(0, bounds.height - top)
    pager.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    wheels?.frame = CGRect(
      x: 0,
      y: Measure.header,
      width: bounds.width,
      height: max(0, bounds.height - Measure.header)
    )
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
    let frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
    guard !view.transform.isIdentity else { return view.frame = frame }
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
