/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  // [D] The order of the raw values.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
