/// What a film becomes on disk.
public enum FilmFormat: Hashable, Sendable {
  /// A folder of PNG files, one a frame.
  case pngSequence
  /// One animated PNG file; `plays` of 0 repeats without end.
  case animatedPNG(plays: Int = 0)
  /// One file of any kind of animation.
  case animation(AnimationFormat)
}
