import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What apps ask of the device beyond its idiom.
@MainActor
@Suite struct DeviceTests {
  private let stage = Stage(device: .iPhone15)

  @Test func theOrientationThatAppsForceIsTurnedTo() {
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    stage.advance(by: 1)
    #expect(stage.window.bounds.width > stage.window.bounds.height)
    UIDevice.current.setValue(1, forKey: "colour")
    #expect(stage.faults.map(\.subject) == ["UIDevice"])
  }

  @Test(.evidence(.reported))
  func theDevicesOrientationIsToldWithoutAsking() {
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: stage.deviceObject,
      queue: nil
    ) { _ in count += 1 }
    let device = stage.deviceObject
    #expect(device.isGeneratingDeviceOrientationNotifications)
    stage.rotate(to: .landscapeLeft)
    #expect(count == 1)
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    stage.rotate(to: .portrait)
    #expect(count == 2)
    device.endGeneratingDeviceOrientationNotifications()
    stage.rotate(to: .landscapeLeft)
    #expect(count == 2)
    NotificationCenter.default.removeObserver(token)
  }

  // [D] UIKit/UIDevice.h.
  @Test func noticesOfSensorsHaveTheirNames() {
    let names = [
      UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
      UIDevice.proximityStateDidChangeNotification,
    ]
    let events = ["BatteryLevel", "BatteryState", "ProximityState"]
    #expect(names.map(\.rawValue) == events.map { "UIDevice\($0)DidChangeNotification" })
  }

  @Test func theBatteryIsToldToThoseWhoAsk() {
    let device = UIDevice.current
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 1 && device.batteryState == .full)
  }

  @Test func brightnessIsKeptWithinItsRangeAndTold() {
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification,
      object: UIScreen.main,
      queue: nil
    ) { _ in count += 1 }
    UIScreen.main.brightness = 0.5
    UIScreen.main.brightness = 0.5
    #expect(count == 1)
    UIScreen.main.brightness = 7
    #expect(UIScreen.main.brightness == 1)
    NotificationCenter.default.removeObserver(token)
  }
}
