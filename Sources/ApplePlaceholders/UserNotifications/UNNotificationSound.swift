public import Foundation

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A sound that nobody hears.
open class UNNotificationSound: NSObject {
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound() }

  public override init() { super.init() }

  /// `default()`, as code before Swift 4.2 asks for that sound.
  public func callAsFunction() -> UNNotificationSound { self }

  public convenience init(named name: UNNotificationSoundName) { self.init() }

  open class func soundNamed(_ name: String) -> UNNotificationSound { UNNotificationSound() }

  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }

  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound()
  }

  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName,
    withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound() }
}
