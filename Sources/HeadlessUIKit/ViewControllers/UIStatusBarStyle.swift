public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent = 1
  case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
