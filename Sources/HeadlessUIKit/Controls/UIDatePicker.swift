@preconcurrency public import Foundation
import Geometry
import Timeline

/// Selects a date, a time or a duration: on wheels, in a calendar, or as fields that say it.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  let picker = UIPickerView()
  let fields = DateFields()
  /// Made when the inline style is first used.
  private(set) var month: CalendarMonthView?
  private let timeLabel = UILabel()
  /// What a field has opened.
  weak var editor: DateEditorController?
  private var reel = DatePickerWheels(
    mode: .dateAndTime,
    calendar: Calendar(identifier: .gregorian),
    step: 1
  )
  private lazy var source = DateWheelDataSource(reel)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
    coder.finish(self, as: UIDatePicker.self)
  }

  open var datePickerMode = Mode.dateAndTime {
    didSet { styleChanged() }
  }
  open var locale: Locale? {
    didSet { settingsChanged() }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    didSet { settingsChanged() }
  }
  open var timeZone: TimeZone? {
    didSet { settingsChanged() }
  }
  open var minimumDate: Date? {
    didSet { settingsChanged() }
  }
  open var maximumDate: Date? {
    didSet { settingsChanged() }
  }
  /// [D] A divisor of 60, at most 30; otherwise it counts as 1.
  open var minuteInterval = 1 {
    didSet { settingsChanged() }
  }
  /// [D] Whether dates are always multiples of the minute interval; otherwise it is ignored.
  open var roundsToMinuteInterval = true {
    didSet { settingsChanged() }
  }
  /// [D] At most 23:59:59.
  open var countDownDuration: TimeInterval {
    get { date.timeIntervalSince(reel.calendar.startOfDay(for: date)) }
    set {
      let duration = min(max(0, newValue), Self.longestCountDown)
      date = reel.calendar.startOfDay(for: date).addingTimeInterval(duration)
    }
  }
  private static let longestCountDown: TimeInterval = 86_399  // [D]
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { styleChanged() }
  }
  /// [D] Automatic is compact if there is a date to select; some modes have wheels only.
  open var datePickerStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: return .wheels
    case .time, .date, .dateAndTime: break
    }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  // [I] Not the current time, so that every run shows the same.
  private var ownDate = Date(timeIntervalSinceReferenceDate: 0)
  open var date: Date {
    get { ownDate }
    set { setDate(newValue, animated: false) }
  }
  open func setDate(_ date: Date, animated: Bool) {
    ownDate = allowed(date)
    show(animated: animated)
  }

  open override dynamic var intrinsicContentSize: CGSize {
    if datePickerStyle == .wheels { return picker.intrinsicContentSize }
    guard showsCalendar else { return fields.intrinsicContentSize }
    let size = CalendarMonthView.size
    return CGSize(width: size.width, height: size.height + timeRowHeight)
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    if showsCalendar { layOutCalendar() } else { layOutFields() }
  }
  override var tapIsPrimary: Bool { false }
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      picker.semanticContentAttribute = semanticContentAttribute
      fields.semanticContentAttribute = semanticContentAttribute
      month?.semanticContentAttribute = semanticContentAttribute
      setNeedsLayout()
    }
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    timeLabel.font = CalendarFont(traits: traitCollection).font(ofSize: 17)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  /// [I] A disabled picker is fainter, as other controls are, and none of its parts can be used.
  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.5
    let parts: [UIView?] = [picker, fields, month]
    for part in parts { part?.isUserInteractionEnabled = isEnabled }
  }
  /// [I] A picker that leaves its window closes what its field has opened.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { editor?.presentingViewController?.dismiss(animated: false) }
  }

  private func assemble() {
    calendar = Calendar(identifier: .gregorian)
    timeLabel.text = "Time"
    timeLabel.font = CalendarFont(traits: traitCollection).font(ofSize: 17)
    fields.tapped = { [weak self] in self?.openEditor(of: $0) }
    source.stopped = { [weak self] in self?.wheelsStopped() }
    picker.selectedRowTapped = { [weak self] in self?.rowTapped($0) }
    for part in [picker, fields, timeLabel] { addSubview(part) }
    settingsChanged()
  }

  // MARK: Typing

  /// [W] Whether a tap on the time that its wheels show opens the keyboard.
  var typesTimes = false
  private(set) var entry: TimeEntry?

  private func rowTapped(_ component: Int) {
    guard typesTimes, reel.isTime(component) else { return }
    let opened = TimeEntry(usesHalves: reel.usesHalves)
    opened.timeTyped = { [weak self] typed in
      guard let self, let date = reel.date(typed, from: ownDate) else { return }
      choose(date)
    }
    addSubview(opened)
    opened.becomeFirstResponder()
    entry?.removeFromSuperview()
    entry = opened
  }

  // MARK: Layout

  var showsCalendar: Bool { datePickerStyle == .inline && datePickerMode != .time }
  private var showsTimeRow: Bool { showsCalendar && datePickerMode == .dateAndTime }
  private var timeRowHeight: CGFloat { showsTimeRow ? 44 : 0 }  // [I]

  private func layOutFields() {
    let size = fields.intrinsicContentSize
    let width = min(size.width, bounds.width)
    fields.frame = CGRect(
      x: fieldsAreRight ? bounds.width - width : 0,
      y: (bounds.height - size.height) / 2,
      width: width,
      height: size.height
    )
  }

  /// [W] At the leading edge, unless the content is aligned otherwise.
  private var fieldsAreRight: Bool {
    switch contentHorizontalAlignment {
    // Center is what every control has that was not told otherwise.
    case .leading, .fill, .center: isRightToLeft
    case .trailing: !isRightToLeft
    case .left: false
    case .right: true
    }
  }

  private func layOutCalendar() {
    let top = max(0, bounds.height - timeRowHeight)
    month?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let margin = CalendarMonthView.margin
    let room = max(0, bounds.width - 2 * margin)
    let (text, field) = (timeLabel.intrinsicContentSize, fields.intrinsicContentSize)
    let (textWidth, fieldWidth) = (min(text.width, room), min(field.width, room))
    let end = bounds.width - margin
    timeLabel.frame = CGRect(
      x: isRightToLeft ? end - textWidth : margin,
      y: top,
      width: textWidth,
      height: timeRowHeight
    )
    fields.frame = CGRect(
      x: isRightToLeft ? margin : end - fieldWidth,
      y: top + (timeRowHeight - field.height) / 2,
      width: fieldWidth,
      height: field.height
    )
  }

  // MARK: Content

  /// [D] Limits that contradict each other are ignored, and so are all of a countdown's.
  private var limits: (earliest: Date?, latest: Date?) {
    guard datePickerMode != .countDownTimer else { return (nil, nil) }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
    return (minimumDate, maximumDate)
  }

  private func clamped(_ date: Date) -> Date {
    let (earliest, latest) = limits
    let late = earliest.map { max($0, date) } ?? date
    return latest.map { min($0, late) } ?? late
  }

  /// Within the limits and rounded down; [I] at a limit between two steps, the next one inside.
  private func allowed(_ date: Date) -> Date {
    let inside = clamped(date)
    guard roundsToMinuteInterval else { return inside }
    let rounded = reel.rounded(inside)
    guard let earliest = limits.earliest, rounded < earliest else { return rounded }
    return clamped(rounded.addingTimeInterval(reel.interval))
  }

  private func styleChanged() {
    let hasWheels = preferredDatePickerStyle == .automatic || preferredDatePickerStyle == .wheels
    // [D] UIKit raises an exception.
    if datePickerMode == .yearAndMonth, !hasWheels {
      layer.core.raise(
        "UIDatePicker",
        "a date picker of months and years has wheels only",
        remedy: "set preferredDatePickerStyle to .wheels or .automatic"
      )
    }
    settingsChanged()
  }

  private func settingsChanged() {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = locale ?? Locale(identifier: "en_US")
    let isDivisor = 1...30 ~= minuteInterval && 60.isMultiple(of: minuteInterval)
    let step = isDivisor ? minuteInterval : 1
    reel = DatePickerWheels(mode: datePickerMode, calendar: calendar, step: step)
    source.wheels = reel
    ownDate = allowed(ownDate)
    editor?.takeSettings(of: self)
    showParts()
    show(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showParts() {
    picker.isHidden = datePickerStyle != .wheels
    // Wheels that are not shown are not made.
    picker.dataSource = picker.isHidden ? nil : source
    picker.delegate = picker.isHidden ? nil : source
    fields.isHidden = !picker.isHidden || (showsCalendar && !showsTimeRow)
    timeLabel.isHidden = !showsTimeRow
    if showsCalendar, month == nil { addCalendar() }
    month?.isHidden = !showsCalendar
  }

  private func addCalendar() {
    let view = CalendarMonthView(monthOfDate, marks)
    view.dayChosen = { [weak self] month, day in
      guard let self else { return }
      choose(month.moving(ownDate, toDay: day))
    }
    view.semanticContentAttribute = semanticContentAttribute
    view.isUserInteractionEnabled = isEnabled
    addSubview(view)
    month = view
  }

  private var monthOfDate: CalendarMonth {
    CalendarMonth(containing: ownDate, calendar: reel.calendar)
  }
  private var marks: CalendarMonthView.Marks {
    CalendarMonthView.Marks(
      chosen: [ownDate],
      today: Date(timeIntervalSinceReferenceDate: layer.core.now.seconds),
      earliest: limits.earliest,
      latest: limits.latest
    )
  }

  private func show(animated: Bool) {
    editor?.show(ownDate, animated: animated)
    guard datePickerStyle != .wheels else { return turnWheels(animated: animated) }
    let texts = showsCalendar ? [reel.time(of: ownDate)] : reel.texts(of: ownDate)
    if texts != fields.texts {
      fields.texts = texts
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
    if showsCalendar { month?.show(monthOfDate, marks, animated: animated && window != nil) }
  }

  /// Wheels that show their row already, and may still be moving, are left alone.
  private func turnWheels(animated: Bool) {
    for (component, row) in reel.rows(of: ownDate).enumerated()
    where row != picker.selectedRow(inComponent: component) {
      picker.selectRow(row, inComponent: component, animated: animated)
    }
  }

  /// A finger has turned a wheel.
  private func wheelsStopped() {
    entry?.restart()
    let rows = (0..<reel.wheels.count).map { picker.selectedRow(inComponent: $0) }
    guard let chosen = reel.date(at: rows, from: ownDate) else { return }
    // [W] Nobody chooses a countdown of nothing: the minutes go on to the first that there are.
    let isNothing =
      datePickerMode == .countDownTimer && chosen == reel.calendar.startOfDay(for: chosen)
    choose(isNothing ? chosen.addingTimeInterval(reel.interval) : chosen)
  }

  /// The user has chosen a date.
  func choose(_ chosen: Date) {
    let date = allowed(chosen)
    let isNew = date != ownDate
    ownDate = date
    show(animated: true)
    if isNew { sendActions(for: .valueChanged) }
  }
}

/// [D] The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
