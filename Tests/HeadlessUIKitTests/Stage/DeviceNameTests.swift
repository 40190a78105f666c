import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct DeviceNameTests {
  @Test func aPhoneAndAPadSayWhatTheyAre() {
    for (device, name, system) in [
      (Stage.Device.iPhone15, "iPhone", "iOS"), (.iPadPro11, "iPad", "iPadOS"),
    ] {
      let stage = Stage(device: device)
      let current = UIDevice.current
      #expect(current.name == name && current.model == name && current.localizedModel == name)
      #expect(current.systemName == system)
      #expect(current.userInterfaceIdiom == stage.device.idiom)
    }
  }

  @Test func aBatteryIsKnownWhileItIsMonitored() {
    let stage = Stage(device: .iPhone15)
    let current = UIDevice.current
    #expect(current.batteryLevel == -1 && current.batteryState == .unknown)
    current.isBatteryMonitoringEnabled = true
    #expect(current.batteryLevel == 1 && current.batteryState == .full)
    withExtendedLifetime(stage) {}
  }
}
