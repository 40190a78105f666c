public import Foundation

public enum EKAlarmProximity: Int, Sendable {
  case none, enter, leave
}

public enum EKAlarmType: Int, Sendable {
  case display, audio, procedure, email
}

/// A time or a place at which a user would be reminded.
open class EKAlarm: EKObject {
  public override init() {
    super.init()
  }

  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }

  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }

  /// [D] In seconds from the beginning of the item; setting it takes the date away.
  open var relativeOffset: TimeInterval = 0 {
    didSet { absoluteDate = nil }
  }
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none
  open var emailAddress: String?
  open var soundName: String?
  open var type: EKAlarmType {
    if emailAddress != nil { return .email }
    return soundName == nil ? .display : .audio
  }
}
