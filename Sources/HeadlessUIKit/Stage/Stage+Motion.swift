import Foundation

extension Stage {
  /// What the user has chosen in the settings of the device, under Accessibility.
  public enum Motion: String, CaseIterable, Sendable {
    case full
    /// "Reduce Motion": apps are told, and choose calmer transitions themselves.
    case reduced
    /// Also "Prefer Cross-Fade Transitions": screens of the system fade instead of sliding.
    case crossFade = "cross-fade"
  }

  func notifyMotionChange(from before: Motion) {
    core.becomeAmbient()
    let center = NotificationCenter.default
    if (motion == .full) != (before == .full) {
      center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    if (motion == .crossFade) != (before == .crossFade) {
      center.post(name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
    }
  }
}
