public import Foundation
import Scene

/// The accessibility settings of the current stage, at first those of a new device.
@preconcurrency @MainActor
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    // [D] UIAccessibilityConstants.h
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { Stage.current.motion != .full }
  public static var isReduceTransparencyEnabled: Bool { Stage.current.reducesTransparency }
  public static var isBoldTextEnabled: Bool { Stage.current.usesBoldText }
  public static var isDarkerSystemColorsEnabled: Bool { Stage.current.increasesContrast }
  public static var isSwitchControlRunning: Bool { false }
  /// [D] Whether both settings are on: to reduce motion, and to prefer cross-fades.
  public static var prefersCrossFadeTransitions: Bool { Stage.current.motion == .crossFade }

  /// Only logged, since nothing listens.
  public static func post(notification: Notification, argument: Any?) {
    let request = Film.Event.SystemRequest.postAccessibilityNotification(
      Int(notification.rawValue)
    )
    StageCore.ambient.log("UIAccessibility", .system(request))
  }

  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
  )
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
  )
}
