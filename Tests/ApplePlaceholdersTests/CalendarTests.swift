import Foundation
import Testing

@testable import ApplePlaceholders
@testable import HeadlessUIKit

/// Events and reminders that an app fills in, and the sheets of a calendar that nobody has opened.
@MainActor @Suite struct CalendarTests {
  private final class Listener: NSObject, EKEventEditViewDelegate, EKCalendarChooserDelegate {
    private(set) var calls: [String] = []

    func eventEditViewController(
      _ controller: EKEventEditViewController,
      didCompleteWith action: EKEventEditViewAction
    ) {
      calls.append("edit \(action)")
      controller.dismiss(animated: false)
    }
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { calls.append("finish") }
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) { calls.append("cancel") }
  }

  private let store = EKEventStore()
  private let listener = Listener()

  @Test func anEventIsFilledInAndNotSaved() {
    let event = EKEvent(eventStore: store)
    (event.title, event.structuredLocation) = ("Lunch", EKStructuredLocation(title: "Park"))
    let alarm = EKAlarm(relativeOffset: -60)
    event.addAlarm(alarm)
    #expect(event.location == "Park" && event.hasAlarms && event.isNew)
    event.removeAlarm(alarm)
    #expect(!event.hasAlarms && !event.hasRecurrenceRules)
    #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
  }

  @Test func accessIsNotGrantedToCodeThatAwaitsIt() async throws {
    #expect(try await store.requestAccess(to: .reminder) == false)
    #expect(try await store.requestFullAccessToEvents() == false)
  }

  @Test func anAlarmHasAnOffsetOrADate() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let alarm = EKAlarm(absoluteDate: date)
    #expect(alarm.absoluteDate == date && alarm.type == .display)
    alarm.relativeOffset = -300
    #expect(alarm.absoluteDate == nil)
  }

  @Test func aReminderWithACompletionDateIsCompleted() {
    let reminder = EKReminder(eventStore: store)
    #expect(!reminder.isCompleted)
    reminder.completionDate = Date(timeIntervalSinceReferenceDate: 0)
    #expect(reminder.isCompleted)
    reminder.isCompleted = false
    #expect(reminder.completionDate == nil)
    reminder.isCompleted = true
    #expect(reminder.isCompleted)
  }

  @Test func aRuleKeepsWhatItWasMadeOf() {
    let (end, day) = (
      EKRecurrenceEnd(occurrenceCount: 3), EKRecurrenceDayOfWeek(.monday, weekNumber: 2)
    )
    let rule = EKRecurrenceRule(
      recurrenceWith: .monthly,
      interval: 2,
      daysOfTheWeek: [day],
      daysOfTheMonth: nil,
      monthsOfTheYear: nil,
      weeksOfTheYear: nil,
      daysOfTheYear: nil,
      setPositions: nil,
      end: end
    )
    #expect(rule.frequency == .monthly && rule.interval == 2)
    #expect(rule.daysOfTheWeek?.first?.dayOfTheWeek == .monday)
    #expect(rule.recurrenceEnd?.occurrenceCount == 3 && rule.recurrenceEnd?.endDate == nil)
  }

  @Test func remindersAreFetchedFromNone() {
    let stage = Stage(device: .iPhone15)
    stage.show(UIViewController())
    var answers: [Bool] = []
    store.fetchReminders(matching: store.predicateForReminders(in: nil)) { reminders in
      answers.append(reminders == nil)
    }
    #expect(answers == [])
    stage.advance(by: 1)
    #expect(answers == [true])
  }

  @Test func theSheetOfAnEventIsLeft() {
    let stage = Stage(device: .iPhone15)
    let root = UIViewController()
    stage.show(root)
    let sheet = EKEventEditViewController()
    (sheet.eventStore, sheet.editViewDelegate) = (store, listener)
    root.present(sheet, animated: false)
    stage.advance(by: 1)
    sheet.cancelEditing()
    stage.advance(by: 1)
    #expect(listener.calls == ["edit canceled"] && root.presentedViewController == nil)
  }

  @Test func theListOfCalendarsHasTheButtonsOfItsBar() throws {
    let list = EKCalendarChooser(
      selectionStyle: .multiple,
      displayStyle: .allCalendars,
      entityType: .event,
      eventStore: store
    )
    (list.delegate, list.showsDoneButton, list.showsCancelButton) = (listener, true, true)
    let stage = Stage(device: .iPhone15)
    stage.show(UINavigationController(rootViewController: list))
    try #require(list.navigationItem.rightBarButtonItem?.primaryAction).perform(list)
    try #require(list.navigationItem.leftBarButtonItem?.primaryAction).perform(list)
    #expect(listener.calls == ["finish", "cancel"])
    list.showsDoneButton = false
    #expect(list.navigationItem.rightBarButtonItem == nil)
  }

  @Test func anEventIsShownByItsTitle() {
    let screen = EKEventViewController()
    screen.event = EKEvent(eventStore: store)
    screen.event.title = "Lunch"
    #expect(screen.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Lunch"])
  }
}
