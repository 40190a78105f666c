import Foundation
import Geometry

/// What a field of a date picker opens: a calendar or wheels on a card beside the field.
///
/// [W] It is presented, so that apps close it by dismissing what they present.
final class DateEditorController: UIViewController {
  // [I] About as on pictures of iOS 15 and later.
  private static let wheelsSize = CGSize(width: 200, height: 216)
  private static let padding: CGFloat = 8

  let editor = UIDatePicker()
  private weak var owner: UIDatePicker?
  private weak var field: UIButton?
  private let mode: UIDatePicker.Mode
  private let editorTransition = DateEditorTransition()

  init(_ owner: UIDatePicker, beside field: UIButton, mode: UIDatePicker.Mode) {
    (self.owner, self.field, self.mode) = (owner, field, mode)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = editorTransition
    preferredContentSize = size
    editor.datePickerMode = mode
    editor.preferredDatePickerStyle = showsCalendar ? .inline : .wheels
    editor.typesTimes = true
    takeSettings(of: owner)
    show(owner.date, animated: false)
    let choose = UIAction { [weak self] _ in self?.chosen() }
    editor.addAction(choose, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  private var showsCalendar: Bool { mode == .date }
  private var padding: CGFloat { showsCalendar ? Self.padding : 0 }
  private var size: CGSize {
    guard showsCalendar else { return Self.wheelsSize }
    let calendar = CalendarMonthView.size
    return CGSize(width: calendar.width + 2 * padding, height: calendar.height + 2 * padding)
  }

  override func loadView() {
    view = DateEditorCard(editor, padding: padding)
  }

  /// The field, in the coordinates of a view; nil if it is not on screen.
  func source(in view: UIView) -> CGRect? {
    guard let field, field.window != nil, field.window === view.window else { return nil }
    return view.convert(field.bounds, from: field)
  }

  // MARK: Value

  func takeSettings(of owner: UIDatePicker) {
    editor.locale = owner.locale
    editor.calendar = owner.calendar
    editor.timeZone = owner.timeZone
    editor.minimumDate = owner.minimumDate
    editor.maximumDate = owner.maximumDate
    editor.roundsToMinuteInterval = owner.roundsToMinuteInterval
    editor.minuteInterval = owner.minuteInterval
    editor.tintColor = owner.tintColor
    editor.semanticContentAttribute = owner.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let style = owner.traitCollection.userInterfaceStyle
    let usual = owner.window?.traitCollection.userInterfaceStyle
    overrideUserInterfaceStyle = style == usual ? .unspecified : style
  }

  func show(_ date: Date, animated: Bool) {
    if editor.date != date { editor.setDate(date, animated: animated) }
  }

  private func chosen() { owner?.choose(editor.date) }

  func opened() { owner?.editorOpened(beside: field) }
  func willClose() { owner?.editorWillClose() }
  func closed() { owner?.editorClosed() }
}

/// A card that a picker fills.
private final class DateEditorCard: MaterialCard {
  private let editor: UIView
  private let padding: CGFloat

  init(_ editor: UIView, padding: CGFloat) {
    (self.editor, self.padding) = (editor, padding)
    super.init(frame: .zero)
    contentView.addSubview(editor)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    editor.frame = bounds.reduced(by: padding)
  }
}
