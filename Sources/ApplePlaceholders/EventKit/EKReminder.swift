public import Foundation

// [D] EKTypes.h.
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

/// A reminder that an app fills in; no store saves it.
open class EKReminder: EKCalendarItem {
  private var isDone = false

  public init(eventStore: EKEventStore) {
    super.init(of: eventStore)
  }

  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  /// [D] From 1, the highest, to 9; 0 for none.
  open var priority = 0
  /// [D] A reminder with a completion date is completed, and one that is not completed has none.
  open var completionDate: Date? {
    didSet { isDone = completionDate != nil }
  }
  // On iOS completing it sets the date to the time of the clock, which is not read here.
  open var isCompleted: Bool {
    get { isDone }
    set {
      if !newValue { completionDate = nil }
      isDone = newValue
    }
  }
}
