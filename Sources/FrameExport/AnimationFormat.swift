public import Imaging

/// The file format of an animation.
public enum AnimationFormat: Hashable, Sendable {
  /// Exact pixels and delays; a `plays` of 0 repeats for ever, here and below.
  case animatedPNG(plays: Int = 0)
  /// At most 256 colours per frame; delays in hundredths of a second.
  case gif(plays: Int = 0)
  /// Delays in thousandths of a second.
  case webP(plays: Int = 0, quality: WebPEncoder.Quality = .lossless)
  /// Encoded by ffmpeg.
  case video(Video)
}

/// A video with a constant frame rate.
public struct Video: Hashable, Sendable {
  public enum Container: String, Hashable, Sendable, CaseIterable {
    /// H.264, which plays everywhere; no transparency.
    case mp4
    /// VP9, with transparency if the colours are declared as RGBA.
    case webM = "webm"
  }

  /// Whether ffmpeg is in PATH.
  package static var isPossible: Bool { FFmpegProcess.find() != nil }

  public var container: Container
  public var framesPerSecond: Double
  /// ffmpeg's `crf`: from 0, lossless, to 51 or 63; nil for a good default.
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
