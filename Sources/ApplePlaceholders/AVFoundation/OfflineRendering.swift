public import Foundation

public enum AVAudioEngineManualRenderingMode: Int, Sendable {
  case offline, realtime
}

public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
  case error = -1
  case success, insufficientDataFromInputNode, cannotDoInCurrentContext
}

/// What an engine answers that cannot fill a buffer.
public struct AVAudioEngineManualRenderingError: Error, Hashable, Sendable {
  // [D] AVAudioEngine.h.
  public static let invalidMode = AVAudioEngineManualRenderingError(errorCode: -80800)
  public static let initialized = AVAudioEngineManualRenderingError(errorCode: -80801)
  public static let notRunning = AVAudioEngineManualRenderingError(errorCode: -80802)

  public let errorCode: Int
}

extension AVAudioEngineManualRenderingError: CustomNSError {
  public static var errorDomain: String { "com.apple.coreaudio.avfaudio" }
}

/// How far an engine has filled buffers with silence.
struct OfflineRendering {
  var mode = AVAudioEngineManualRenderingMode.offline
  /// Nil while the engine would play on a device.
  var format: AVAudioFormat?
  var maximumFrameCount: AVAudioFrameCount = 0
  var sampleTime: AVAudioFramePosition = 0

  mutating func render(
    _ count: AVAudioFrameCount,
    to buffer: AVAudioPCMBuffer
  ) -> AVAudioEngineManualRenderingStatus {
    guard count <= maximumFrameCount, count <= buffer.frameCapacity else { return .error }
    buffer.frameLength = count
    buffer.silence()
    sampleTime += AVAudioFramePosition(count)
    return .success
  }
}
