public import Foundation

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

/// Why nothing is felt.
public struct CHHapticError: Error, Sendable {
  public enum Code: Int, Sendable {
    case notSupported = -4809
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// A device that does not vibrate: no engine can be made.
open class CHHapticEngine {
  private struct Capability: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
  }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

  public init() throws { throw CHHapticError(.notSupported) }

  open var resetHandler: () -> Void = {}
  open var stoppedHandler: (CHHapticEngine.StoppedReason) -> Void = { _ in }
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false

  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished
    case systemError = -1
  }

  open func start() throws {}
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }

  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}

public protocol CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

open class CHHapticPattern: NSObject {
  public let events: [CHHapticEvent]

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    super.init()
  }

  public convenience init(
    events: [CHHapticEvent],
    parameterCurves: [CHHapticParameterCurve]
  ) throws { try self.init(events: events, parameters: []) }

  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

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

open class CHHapticDynamicParameter: NSObject {}

open class CHHapticParameterCurve: NSObject {}
