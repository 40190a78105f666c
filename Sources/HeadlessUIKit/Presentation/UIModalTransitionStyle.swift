/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  // [D] The order of the raw values.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
