/// The format of a film on disk.
public enum FilmFormat: Hashable, Sendable {
  /// A folder with one PNG file for each frame.
  case pngSequence
  /// One animated PNG file; a `plays` of 0 repeats for ever.
  case animatedPNG(plays: Int = 0)
  /// One file of any kind of animation.
  case animation(AnimationFormat)
}
