@preconcurrency public import Foundation
import Geometry

/// Selects a date, a time or a duration on wheels.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  let picker = UIPickerView()
  let field = UIButton(type: .custom)
  private var reel = DatePickerWheels(
    mode: .dateAndTime,
    calendar: Calendar(identifier: .gregorian),
    step: 1
  )
  private lazy var source = DateWheelDataSource(self)

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
    didSet { settingsChanged() }
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
  /// [D] A divisor of 60.
  open var minuteInterval = 1 {
    didSet { settingsChanged() }
  }
  open var roundsToMinuteInterval = true
  open var countDownDuration: TimeInterval {
    get { date.timeIntervalSince(reel.calendar.startOfDay(for: date)) }
    set { date = reel.calendar.startOfDay(for: date).addingTimeInterval(newValue) }
  }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { settingsChanged() }
  }
  /// [D] Automatic is compact if there is a date to select.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .wheels ? .wheels : .compact
  }
  // [I] Not the current time, so that every run shows the same.
  private var ownDate = Date(timeIntervalSinceReferenceDate: 0)
  open var date: Date {
    get { ownDate }
    set { setDate(newValue, animated: false) }
  }
  open func setDate(_ date: Date, animated: Bool) {
    ownDate = clamped(date)
    show(animated: animated)
  }

  open override dynamic var intrinsicContentSize: CGSize {
    guard datePickerStyle == .wheels else {
      return CGSize(width: field.sizeThatFits(.zero).width + 24, height: 34)  // [I]
    }
    return picker.intrinsicContentSize
  }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    field.frame = bounds
  }
  override var tapIsPrimary: Bool { false }

  private func assemble() {
    calendar = Calendar(identifier: .gregorian)
    addSubview(picker)
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 8
    field.setTitleColor(.label, for: .normal)
    field.addAction(
      UIAction { [weak self] _ in self?.reportMissingCalendar() },
      for: .touchUpInside
    )
    addSubview(field)
    settingsChanged()
  }

  /// [D] A compact picker opens a calendar over the screen.
  private func reportMissingCalendar() {
    layer.core.warnOnce(
      "UIDatePicker",
      "the calendar of a compact date picker is not drawn",
      remedy: "set preferredDatePickerStyle to .wheels, or set the date in code"
    )
  }

  private func clamped(_ date: Date) -> Date {
    let late = minimumDate.map { max($0, date) } ?? date
    return maximumDate.map { min($0, late) } ?? late
  }

  private func settingsChanged() {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = locale ?? Locale(identifier: "en_US")
    reel = DatePickerWheels(mode: datePickerMode, calendar: calendar, step: max(1, minuteInterval))
    picker.isHidden = datePickerStyle != .wheels
    field.isHidden = !picker.isHidden
    ownDate = clamped(ownDate)
    picker.dataSource = source
    picker.delegate = source
    show(animated: false)
    invalidateIntrinsicContentSize()
  }

  private func show(animated: Bool) {
    field.setTitle(reel.text(of: ownDate), for: .normal)
    for (component, row) in reel.rows(of: ownDate).enumerated() {
      picker.selectRow(row, inComponent: component, animated: animated)
    }
  }

  /// Called when a wheel was moved by a finger.
  fileprivate func wheelsStopped() {
    let rows = (0..<reel.wheels.count).map { picker.selectedRow(inComponent: $0) }
    guard let chosen = reel.date(at: rows, from: ownDate) else { return }
    let date = clamped(chosen)
    let isNew = date != ownDate
    ownDate = date
    show(animated: date != chosen)
    if isNew { sendActions(for: .valueChanged) }
  }

  fileprivate var shownWheels: DatePickerWheels { reel }
}

/// [D] The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// The data source of a date picker's wheels.
@MainActor
private final class DateWheelDataSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private unowned let owner: UIDatePicker

  init(_ owner: UIDatePicker) {
    self.owner = owner
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { owner.shownWheels.wheels.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    owner.shownWheels.count(of: component)
  }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { owner.shownWheels.title(ofRow: row, component: component) }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    owner.wheelsStopped()
  }
}
