import Foundation
import Testing
import TransitionSnapshotsTesting
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

  /// There is no such nib, which both calls find out.
  @Test func optionsOfNibsHaveAnyKeys() {
    let device = Stage.Device(width: 200, height: 430, scale: 1)
    let options: [AnyHashable: Any] = ["key": 1]
    #expect(throws: Stage.UIKitException.self) {
      _ = try Stage(device: device).record {
        UINib(nibName: "None", bundle: nil).instantiate(withOwner: nil, options: options)
      }
    }
    #expect(throws: Stage.UIKitException.self) {
      _ = try Stage(device: device).record {
        Bundle.main.loadNibNamed("None", owner: nil, options: options)
      }
    }
  }
}
