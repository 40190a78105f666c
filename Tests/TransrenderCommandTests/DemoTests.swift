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

  // The map was drawn for the screen on its side, and then shown on the upright one.
  @Test(arguments: [Stage.Device.iPhone15, .iPhoneSE, .iPadPro11])
  func `the turned screen is upright at first, and its map covers it all the time`(
    _ device: Stage.Device
  ) throws {
    let stage = Stage(device: device)
    let film = try TransitionReel.rotation.film(on: stage, at: FrameRate(30))
    #expect(film.frames[0].scene.size == device.size)
    #expect(film.frames[0].scene.root.digest == film.frames[3].scene.root.digest)
    let root = try #require(stage.window.rootViewController?.view)
    #expect(root.clipsToBounds)
    let (map, card) = (root.subviews[0], root.subviews[1])
    #expect(map.frame.contains(root.bounds))
    #expect(root.bounds.inset(by: root.safeAreaInsets).contains(card.frame))
    let longer = max(device.size.width, device.size.height)
    #expect(map.bounds.width >= longer && map.bounds.height >= longer)
  }

  private func views<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    [view].compactMap { $0 as? Kind } + view.subviews.flatMap { views(kind, in: $0) }
  }

  // The remaining time stood in the middle, and the controls pointed at each other.
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `playback runs from left to right in both directions`(
    _ direction: UITraitEnvironmentLayoutDirection
  ) throws {
    let stage = Stage(device: .iPhone15)
    stage.window.traitOverrides.layoutDirection = direction
    let player = PlayerController()
    stage.show(player)
    stage.advance(by: 0)
    let bar = try #require(views(UIProgressView.self, in: player.view).first)
    let times = views(UILabel.self, in: player.view).suffix(2)
      .map { ($0.convert($0.bounds, to: player.view), $0.textAlignment) }
    let edges = bar.convert(bar.bounds, to: player.view)
    #expect(times[0].0.minX == edges.minX)
    #expect(times[1].0.maxX == edges.maxX)
    #expect(times[1].1 == .right)
    let rows = views(UIStackView.self, in: player.view)
    let controls = try #require(
      rows.first { $0.arrangedSubviews.count == 3 && $0.arrangedSubviews[1] is UIImageView }
    )
    let middles = controls.arrangedSubviews.map(\.center.x)
    #expect(middles == middles.sorted())
    #expect(
      controls.arrangedSubviews.allSatisfy {
        $0.effectiveUserInterfaceLayoutDirection == .leftToRight
      }
    )
  }
}
