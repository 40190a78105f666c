public import Foundation

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

/// The time of a player's start that means at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A device that does not vibrate: no engine can be made.
open class CHHapticEngine {
  private struct Capability: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
  }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

  public init() throws { throw CHHapticError(.notSupported) }

  public convenience init(audioSession: AVAudioSession?) throws { try self.init() }

  open var resetHandler: () -> Void = {}
  open var stoppedHandler: (CHHapticEngine.StoppedReason) -> Void = { _ in }
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false
  open var isAutoShutdownEnabled = false
  open var currentTime: TimeInterval { 0 }

  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished
    case systemError = -1
  }

  /// What becomes of the engine after its last player.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }

  public typealias CompletionHandler = ((any Error)?) -> Void
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction

  open func start() throws {}
  open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }

  /// Nothing is played, so nothing finishes.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {}

  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(.notSupported) }

  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}
