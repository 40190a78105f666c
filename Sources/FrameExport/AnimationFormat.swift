public import Imaging

/// What kind of file an animation becomes.
public enum AnimationFormat: Hashable, Sendable {
  /// Exact pixels and delays; `plays` of 0 repeats without end, here as below.
  case png(plays: Int = 0)
  /// At most 256 colours a frame, hundredths of a second.
  case gif(plays: Int = 0)
  /// Thousandths of a second.
  case webP(plays: Int = 0, quality: WebPEncoder.Quality = .lossless)
  /// Through a program named ffmpeg.
  case video(Video)
}

/// A video at a constant rate.
public struct Video: Hashable, Sendable {
  public enum Container: String, Hashable, Sendable, CaseIterable {
    /// H.264, for everything; no transparency.
    case mp4
    /// VP9, with transparency where the colours are declared as RGBA.
    case webM = "webm"
  }

  /// Whether there is an ffmpeg in PATH that makes videos.
  package static var isPossible: Bool { FFmpegProcess.find() != nil }

  public var container: Container
  public var framesPerSecond: Double
  /// What ffmpeg calls `crf`: from 0, perfect, to 51 or 63; nil for a good one.
  public var loss: Int?

  public init(_ container: Container, framesPerSecond: Double, loss: Int? = nil) {
    precondition(
      framesPerSecond > 0 && framesPerSecond.isFinite,
      "a video needs a rate above 0 frames a second, not \(framesPerSecond)"
    )
    self.container = container
    self.framesPerSecond = framesPerSecond
    self.loss = loss
  }
}
