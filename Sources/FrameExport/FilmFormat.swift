/// The format of a film on disk.
public enum FilmFormat: Hashable, Sendable {
  /// A folder with one PNG file for each frame.
  case pngSequence
  /// One file of any kind of animation.
  case animation(AnimationFormat)

  /// One animated PNG file; a `plays` of 0 repeats for ever.
  public static func animatedPNG(plays: Int = 0) -> FilmFormat {
    .animation(.animatedPNG(plays: plays))
  }
}
