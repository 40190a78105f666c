public import Foundation

/// A value that changes while a pattern is played.
open class CHHapticDynamicParameter: NSObject {
  public enum ID: String, Sendable {
    case hapticIntensityControl = "HapticIntensityControl"
    case hapticSharpnessControl = "HapticSharpnessControl"
    case hapticAttackTimeControl = "HapticAttackTimeControl"
    case hapticDecayTimeControl = "HapticDecayTimeControl"
    case hapticReleaseTimeControl = "HapticReleaseTimeControl"
    case audioVolumeControl = "AudioVolumeControl"
    case audioPanControl = "AudioPanControl"
    case audioPitchControl = "AudioPitchControl"
    case audioBrightnessControl = "AudioBrightnessControl"
    case audioAttackTimeControl = "AudioAttackTimeControl"
    case audioDecayTimeControl = "AudioDecayTimeControl"
    case audioReleaseTimeControl = "AudioReleaseTimeControl"
  }

  public let parameterID: ID
  open var value: Float
  open var relativeTime: TimeInterval

  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    super.init()
  }
}

/// A value's way through points while a pattern is played.
open class CHHapticParameterCurve: NSObject {
  open class ControlPoint: NSObject {
    open var relativeTime: TimeInterval
    open var value: Float

    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
      super.init()
    }
  }

  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]
  open var relativeTime: TimeInterval

  public init(
    parameterID: CHHapticDynamicParameter.ID,
    controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    self.relativeTime = relativeTime
    super.init()
  }
}
