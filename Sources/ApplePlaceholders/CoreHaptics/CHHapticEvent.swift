public import Foundation

/// One thing that is felt or heard.
open class CHHapticEvent: NSObject {
  public enum EventType: String, Sendable {
    case hapticTransient = "HapticTransient"
    case hapticContinuous = "HapticContinuous"
    case audioContinuous = "AudioContinuous"
    case audioCustom = "AudioCustom"
  }

  public enum ParameterID: String, Sendable {
    case hapticIntensity = "HapticIntensity"
    case hapticSharpness = "HapticSharpness"
    case attackTime = "AttackTime"
    case decayTime = "DecayTime"
    case releaseTime = "ReleaseTime"
    case sustained = "Sustained"
    case audioVolume = "AudioVolume"
    case audioPitch = "AudioPitch"
    case audioPan = "AudioPan"
    case audioBrightness = "AudioBrightness"
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval

  public init(
    eventType type: EventType,
    parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval
  ) {
    (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    super.init()
  }

  public convenience init(
    eventType type: EventType,
    parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval
  ) { self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0) }
}

open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
    super.init()
  }
}
