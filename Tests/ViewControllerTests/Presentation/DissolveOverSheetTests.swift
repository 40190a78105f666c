import Foundation
import Geometry
import Scene
import Testing
import TransitionSnapshots

@testable import HeadlessUIKit

/// A dissolve begins with what stood there, soft edges included.
@MainActor @Suite struct DissolveOverSheetTests {
  @Test(arguments: [Stage.Device.iPhoneSE, .iPhone15])
  func theScreenBehindASheetKeepsItsCorners(device: Stage.Device) throws {
    let stage = Stage(device: device)
    let screens = [UIColor.red, .green, .blue].map { color in
      let screen = UIViewController()
      screen.view.backgroundColor = color
      return screen
    }
    stage.show(screens[0])
    screens[1].modalPresentationStyle = .pageSheet
    try stage.record { screens[0].present(screens[1], animated: true) }
    let before = try stage.restingScene()
    screens[2].modalPresentationStyle = .fullScreen
    screens[2].modalTransitionStyle = .crossDissolve
    let film = try stage.record(fps: 10) { screens[1].present(screens[2], animated: true) }
    #expect(try complaints(about: film, .starts(on: before)).isEmpty)
  }
}
