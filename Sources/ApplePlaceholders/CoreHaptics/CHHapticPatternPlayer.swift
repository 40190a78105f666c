public import Foundation

/// Plays a pattern; no engine makes one.
public protocol CHHapticPatternPlayer: AnyObject {
  var isMuted: Bool { get set }
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(
    _ parameterCurve: CHHapticParameterCurve,
    atTime time: TimeInterval
  ) throws
  func cancel() throws
}

/// Plays a pattern more than once, and from any place.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: CHHapticEngine.CompletionHandler { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}
