import HeadlessUIKit

/// How much of the device around an app is shown.
enum Chrome: String, CaseIterable {
  case none
  /// The status bar and the home indicator.
  case bars
  /// The bars and the device's body, on a screen with rounded corners.
  case device

  var bars: Stage.SystemBars {
    switch self {
    case .none: []
    case .bars: [.statusBar, .homeIndicator]
    case .device: .all
    }
  }
}
