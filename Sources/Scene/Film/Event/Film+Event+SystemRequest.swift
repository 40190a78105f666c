extension Film.Event {
  /// What code requests from the system.
  public enum SystemRequest: Hashable, Sendable {
    /// The app opens a URL.
    case open(url: String)
    case beginBackgroundTask(name: String)
    case endBackgroundTask(Int)
    /// The notification's number.
    case postAccessibilityNotification(Int)
    case impactOccurred(style: String)
    case impactOccurredWithIntensity(style: String, intensity: Double)
    case notificationOccurred(String)
    case selectionChanged
    case alignmentOccurred
    case pathCompleted
    /// The activity's type.
    case becomeCurrent(activity: String)
    case resignCurrent(activity: String)
    case invalidate(activity: String)
    case homeIndicatorAutoHidden(Bool)
    /// The raw value of `UIRectEdge`.
    case screenEdgesDeferringSystemGestures(UInt)
    /// The style and visibility in words.
    case statusBarAppearance(String)
  }
}

extension Film.Event.SystemRequest {
  var name: String {
    switch self {
    case .open: "open(_:)"
    case .beginBackgroundTask: "beginBackgroundTask"
    case .endBackgroundTask: "endBackgroundTask"
    case .postAccessibilityNotification: "post(notification:argument:)"
    case .impactOccurred: "impactOccurred()"
    case .impactOccurredWithIntensity: "impactOccurred(intensity:)"
    case .notificationOccurred: "notificationOccurred(_:)"
    case .selectionChanged: "selectionChanged()"
    case .alignmentOccurred: "alignmentOccurred(at:)"
    case .pathCompleted: "pathCompleted(at:)"
    case .becomeCurrent: "becomeCurrent()"
    case .resignCurrent: "resignCurrent()"
    case .invalidate: "invalidate()"
    case .homeIndicatorAutoHidden: "homeIndicatorAutoHidden"
    case .screenEdgesDeferringSystemGestures: "screenEdgesDeferringSystemGestures"
    case .statusBarAppearance: "statusBarAppearance"
    }
  }

  var detail: String {
    switch self {
    case .open(let url): url
    case .endBackgroundTask(let number), .postAccessibilityNotification(let number): "\(number)"
    case .impactOccurredWithIntensity(let style, let intensity): "\(style), \(intensity)"
    case .beginBackgroundTask(let text), .impactOccurred(let text), .notificationOccurred(let text),
      .becomeCurrent(let text), .resignCurrent(let text), .invalidate(let text),
      .statusBarAppearance(let text):
      text
    case .selectionChanged, .alignmentOccurred, .pathCompleted: ""
    case .homeIndicatorAutoHidden(let isHidden): "\(isHidden)"
    case .screenEdgesDeferringSystemGestures(let edges): "\(edges)"
    }
  }
}
