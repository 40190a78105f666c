public import Foundation
public import HeadlessUIKit

public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  case single, multiple
}

public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  case allCalendars, writableCalendarsOnly
}

@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// The list of the user's calendars, without any.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
  public let selectionStyle: EKCalendarChooserSelectionStyle
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var selectedCalendars: Set<EKCalendar> = []
  open var showsDoneButton = false {
    didSet { navigationItem.rightBarButtonItem = showsDoneButton ? button(.done) : nil }
  }
  open var showsCancelButton = false {
    didSet { navigationItem.leftBarButtonItem = showsCancelButton ? button(.cancel) : nil }
  }

  public init(
    selectionStyle: EKCalendarChooserSelectionStyle,
    displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType,
    eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
    title = "Calendars"
  }

  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle,
    displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    self.init(
      selectionStyle: selectionStyle,
      displayStyle: displayStyle,
      entityType: .event,
      eventStore: eventStore
    )
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a list of calendars has no archive") }

  /// [D] Its buttons are those of the navigation bar that it is shown in.
  open override func viewDidLoad() {
    super.viewDidLoad()
    StandInLabel.add("No Calendars", to: view)
    guard navigationController == nil else { return }
    SheetBar.add(title: "Calendars", button: .cancel, to: self) { [weak self] in
      self?.leave(.cancel)
    }
  }

  private func button(_ item: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: item,
      primaryAction: UIAction { [weak self] _ in self?.leave(item) }
    )
  }

  /// [D] The delegate dismisses it.
  private func leave(_ item: UIBarButtonItem.SystemItem) {
    if item == .done {
      delegate?.calendarChooserDidFinish(self)
    } else {
      delegate?.calendarChooserDidCancel(self)
    }
  }
}
