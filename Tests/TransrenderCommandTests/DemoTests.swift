import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Testing
import Timeline

@testable import TransrenderCommand

/// The built-in demos show what they are named for, on every screen and in both directions.
@MainActor @Suite struct DemoTests {
  /// A screen and a direction of its layout.
  struct Setting: CustomStringConvertible, Sendable {
    let description: String
    let device: Stage.Device
    let direction: UITraitEnvironmentLayoutDirection
  }

  private nonisolated static let wide = Stage.Device(width: 852, height: 393, scale: 3)

  nonisolated static let settings: [Setting] =
    [
      ("iPhone15", .iPhone15), ("iPhoneSE", .iPhoneSE), ("iPadPro11", .iPadPro11), ("wide", wide),
    ].flatMap { (name: String, device: Stage.Device) in
      [
        Setting(description: "\(name), ltr", device: device, direction: .leftToRight),
        Setting(description: "\(name), rtl", device: device, direction: .rightToLeft),
      ]
    }

  private func film(_ reel: TransitionReel, _ setting: Setting) throws -> Film {
    let stage = Stage(device: setting.device)
    stage.window.traitOverrides.layoutDirection = setting.direction
    return try reel.film(on: stage, at: FrameRate(30))
  }

  private func appearances(in film: Film) -> [String] {
    film.events.filter { $0.name.hasPrefix("viewDidAppear") }.map(\.subject)
  }

  // The finger missed the bar on every screen but one.
  @Test(arguments: settings)
  func `the tap finds the second tab, and its screen is seen for a while`(_ setting: Setting) throws
  {
    let film = try film(.tabSwitch, setting)
    #expect(appearances(in: film).contains("PhotosController"))
    let pictures = film.frames.map(\.scene.root.digest)
    #expect(pictures.count { $0 != pictures.first } > 5)
  }

  // The finger began outside of a screen that is wider than high, and at the wrong edge.
  @Test(arguments: settings)
  func `the swipe goes back`(_ setting: Setting) throws {
    let film = try film(.edgeSwipe, setting)
    #expect(appearances(in: film) == ["InboxController"])
    #expect(Set(film.frames.map(\.scene.root.digest)).count > 5)
  }
}
