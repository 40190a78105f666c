/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  // [D] rule presentation.styles
  case fullScreen, pageSheet, formSheet, currentContext, custom
  case overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}
