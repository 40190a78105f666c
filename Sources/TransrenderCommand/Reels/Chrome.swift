import HeadlessUIKit

/// How much of the system around an app pictures show.
enum Chrome: String, CaseIterable {
  case none
  /// Status bar and home indicator.
  case bars
  /// The same on a screen with round corners, inside the device's body.
  case device

  var bars: Stage.SystemBars {
    switch self {
    case .none: []
    case .bars: [.statusBar, .homeIndicator]
    case .device: .all
    }
  }
}
