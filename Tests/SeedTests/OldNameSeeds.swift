import Testing
import UIKit

/// Names of Swift 3 and 4 that mean what they meant.
@MainActor @Suite struct OldNameSeeds {
  @Test func orientationsAreAskedByFunctions() {
    #expect(UIInterfaceOrientationIsLandscape(.landscapeLeft))
    #expect(UIInterfaceOrientationIsPortrait(.portraitUpsideDown))
    #expect(UIDeviceOrientationIsLandscape(.landscapeRight))
    #expect(!UIDeviceOrientationIsPortrait(.faceUp))
    #expect(!UIDeviceOrientationIsValidInterfaceOrientation(.faceDown))
  }

  @Test func windowsAndScreensPostByTheirOldNames() {
    #expect(
      NSNotification.Name.UIMenuControllerDidHideMenu == UIMenuController.didHideMenuNotification
    )
    #expect(NSNotification.Name.UIWindowDidBecomeKey == UIWindow.didBecomeKeyNotification)
    #expect(NSNotification.Name.UIWindowDidResignKey == UIWindow.didResignKeyNotification)
    #expect(NSNotification.Name.UIScreenDidConnect == UIScreen.didConnectNotification)
  }
}
