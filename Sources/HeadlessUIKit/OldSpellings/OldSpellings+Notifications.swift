public import Foundation

// The names of Swift 3 to 4.1, for code of that time.

extension NSNotification.Name {
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification

  @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification

  @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication
    .didReceiveMemoryWarningNotification

  @available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
  public static let UIApplicationSignificantTimeChange = UIApplication
    .significantTimeChangeNotification

  @available(*, deprecated, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static let UIApplicationUserDidTakeScreenshot = UIApplication
    .userDidTakeScreenshotNotification

  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
  public static let UIApplicationWillChangeStatusBarOrientation = UIApplication
    .willChangeStatusBarOrientationNotification

  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  public static let UIApplicationDidChangeStatusBarOrientation = UIApplication
    .didChangeStatusBarOrientationNotification

  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarFrameNotification")
  public static let UIApplicationWillChangeStatusBarFrame = UIApplication
    .willChangeStatusBarFrameNotification

  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static let UIApplicationDidChangeStatusBarFrame = UIApplication
    .didChangeStatusBarFrameNotification

  @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification

  @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification

  @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification

  @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification

  @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification

  @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification

  @available(*, deprecated, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification

  @available(*, deprecated, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification

  @available(*, deprecated, renamed: "UIDevice.proximityStateDidChangeNotification")
  public static let UIDeviceProximityStateDidChange = UIDevice.proximityStateDidChangeNotification

  @available(*, deprecated, renamed: "UIScreen.brightnessDidChangeNotification")
  public static let UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification

  @available(*, deprecated, renamed: "UIScreen.didConnectNotification")
  public static let UIScreenDidConnect = UIScreen.didConnectNotification

  @available(*, deprecated, renamed: "UIScreen.didDisconnectNotification")
  public static let UIScreenDidDisconnect = UIScreen.didDisconnectNotification

  @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
  public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification

  @available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
  public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification

  @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
  public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification

  @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
  public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification

  @available(*, deprecated, renamed: "UIPasteboard.changedNotification")
  public static let UIPasteboardChanged = UIPasteboard.changedNotification

  @available(*, deprecated, renamed: "UIMenuController.willShowMenuNotification")
  public static let UIMenuControllerWillShowMenu = UIMenuController.willShowMenuNotification

  @available(*, deprecated, renamed: "UIMenuController.didShowMenuNotification")
  public static let UIMenuControllerDidShowMenu = UIMenuController.didShowMenuNotification

  @available(*, deprecated, renamed: "UIMenuController.willHideMenuNotification")
  public static let UIMenuControllerWillHideMenu = UIMenuController.willHideMenuNotification

  @available(*, deprecated, renamed: "UIMenuController.didHideMenuNotification")
  public static let UIMenuControllerDidHideMenu = UIMenuController.didHideMenuNotification

  @available(*, deprecated, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
  public static let UIAccessibilityReduceMotionStatusDidChange =
    UIAccessibility.reduceMotionStatusDidChangeNotification

  @available(
    *,
    deprecated,
    renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification"
  )
  public static let UIAccessibilityReduceTransparencyStatusDidChange =
    UIAccessibility.reduceTransparencyStatusDidChangeNotification

  @available(*, deprecated, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
  public static let UIAccessibilityBoldTextStatusDidChange =
    UIAccessibility.boldTextStatusDidChangeNotification

  @available(
    *,
    deprecated,
    renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification"
  )
  public static let UIAccessibilityDarkerSystemColorsStatusDidChange =
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification

  @available(*, deprecated, renamed: "UITextInputMode.currentInputModeDidChangeNotification")
  public static let UITextInputCurrentInputModeDidChange =
    UITextInputMode.currentInputModeDidChangeNotification

  @available(*, deprecated, renamed: "UIViewController.showDetailTargetDidChangeNotification")
  public static let UIViewControllerShowDetailTargetDidChange =
    UIViewController.showDetailTargetDidChangeNotification
}

@available(*, deprecated, renamed: "UIContentSizeCategory.newValueUserInfoKey")
public let UIContentSizeCategoryNewValueKey = UIContentSizeCategory.newValueUserInfoKey
