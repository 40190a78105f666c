import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct SystemBarsTests {
  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var hidesIndicator = false

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
  }

  private func layers(of stage: Stage) throws -> [Layer] {
    try stage.record {}.frames[0].scene.root.layer.children.dropFirst().map(\.layer)
  }

  @Test func framesShowTheSystemOnlyWhenAsked() throws {
    let stage = Stage(device: .iPhone15)
    stage.show(Screen())
    #expect(stage.systemBars == [])
    #expect(try layers(of: stage).isEmpty)
    stage.systemBars = .all
    #expect(stage.systemBars == .all)
    #expect(try layers(of: stage).count == 3)
    stage.systemBars = .homeIndicator
    #expect(!stage.drawsStatusBar)
    #expect(try layers(of: stage).count == 1)
  }

  /// The keyboard's window once covered the indicator.
  @Test func theIndicatorAndTheHousingAreInFrontOfTheKeyboard() {
    let stage = Stage(device: .iPhone15)
    stage.systemBars = .all
    let (screen, field) = (Screen(), UITextField(frame: CGRect(x: 0, y: 99, width: 99, height: 34)))
    screen.view.addSubview(field)
    stage.show(screen)
    field.becomeFirstResponder()
    stage.advance(by: 1)
    let own = [
      stage.window.layer, stage.statusBar.view.layer, stage.keyboard.window.layer,
      stage.homeIndicator.view.layer, stage.sensorHousing.view.layer,
    ]
    let drawn = stage.windowLayers(on: stage.screen)
    #expect(drawn.map { ObjectIdentifier($0) } == own.map { ObjectIdentifier($0) })
  }

  struct Room: CustomStringConvertible {
    let description: String
    let size: CGSize
    let top: CGFloat
    var idiom = UIUserInterfaceIdiom.phone
    let isShown: Bool
  }

  /// The lower half of the time once stood at the upper edge of a lying phone.
  @Test(arguments: [
    Room(description: "upright", size: CGSize(width: 393, height: 852), top: 59, isShown: true),
    Room(description: "lying", size: CGSize(width: 852, height: 393), top: 59, isShown: false),
    Room(description: "no space", size: CGSize(width: 393, height: 852), top: 0, isShown: false),
    Room(
      description: "lying pad",
      size: CGSize(width: 1194, height: 834),
      top: 24,
      idiom: .pad,
      isShown: true
    ),
  ])
  func theStatusBarIsDrawnWhereThereIsRoom(row: Room) {
    let device = Stage.Device(
      width: row.size.width,
      height: row.size.height,
      scale: 2,
      safeArea: UIEdgeInsets(top: row.top, left: 0, bottom: 21, right: 0),
      idiom: row.idiom
    )
    let stage = Stage(device: device)
    stage.systemBars = .statusBar
    stage.show(Screen())
    #expect((stage.statusBar.view.alpha == 1) == row.isShown)
    // Controllers are told nothing of it.
    #expect(!stage.statusBar.state.isHidden)
  }

  @Test func theStatusBarFollowsTheDirectionOfTheWindow() {
    let stage = Stage(device: .iPhone15)
    stage.systemBars = .statusBar
    stage.show(Screen())
    let time = stage.statusBar.view.subviews[0]
    #expect(time.center.x < 393 / 2)
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.advance(by: 0)
    #expect(time.center.x > 393 / 2)
  }

  @Test func theIndicatorStandsEightPointsAboveTheLowerEdge() throws {
    let stage = Stage(device: .iPhone15)
    stage.systemBars = .homeIndicator
    stage.show(Screen())
    let upright = try #require(try layers(of: stage).first)
    #expect(upright.frame == CGRect(x: 127, y: 839, width: 139, height: 5))
    stage.rotate(to: .landscapeLeft)
    let lying = try #require(try layers(of: stage).first)
    #expect(lying.frame == CGRect(x: 356.5, y: 380, width: 139, height: 5))
  }

  @Test func theIndicatorHasTheColorOfTheStatusBar() throws {
    let stage = Stage(device: .iPhone15)
    stage.systemBars = .homeIndicator
    let screen = Screen()
    stage.show(screen)
    #expect(try layers(of: stage).first?.background == .black)
    screen.style = .lightContent
    screen.setNeedsStatusBarAppearanceUpdate()
    #expect(try layers(of: stage).first?.background == .white)
  }

  @Test func theIndicatorHidesWhereTheControllerWantsItOrThereIsAButton() throws {
    let stage = Stage(device: .iPhone15)
    stage.systemBars = .homeIndicator
    let screen = Screen()
    stage.show(screen)
    screen.hidesIndicator = true
    screen.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(try layers(of: stage).first?.opacity == 0)
    let old = Stage(device: .iPhoneSE)
    old.systemBars = .homeIndicator
    old.show(Screen())
    #expect(try layers(of: old).first?.opacity == 0)
  }

  struct Housing: CustomStringConvertible {
    let orientation: UIInterfaceOrientation
    let frame: CGRect

    var description: String { "\(orientation)" }
  }

  @Test(arguments: [
    Housing(orientation: .portrait, frame: CGRect(x: 133.5, y: 11, width: 126, height: 37)),
    Housing(orientation: .landscapeRight, frame: CGRect(x: 11, y: 133.5, width: 37, height: 126)),
    Housing(orientation: .landscapeLeft, frame: CGRect(x: 804, y: 133.5, width: 37, height: 126)),
  ])
  func theIslandTurnsWithTheDevice(row: Housing) throws {
    let stage = Stage(device: .iPhone15)
    stage.systemBars = .sensorHousing
    stage.show(Screen())
    if row.orientation != .portrait { stage.rotate(to: row.orientation) }
    #expect(try layers(of: stage).first?.frame == row.frame)
  }

  @Test func tabletsAndOldPhonesHaveNeitherNotchNorIsland() {
    #expect(Stage.Device.iPadPro11.sensorHousing == .none)
    #expect(Stage.Device.iPhoneSE.sensorHousing == .none)
    #expect(Stage.Device.iPhone14.sensorHousing == .notch)
    #expect(Stage.Device.iPhone15ProMax.sensorHousing == .island)
  }

  @Test func aFramedFilmIsLargerByTheBodyAndOtherwiseTheSame() throws {
    let stage = Stage(device: .iPhone15)
    stage.show(Screen())
    let film = try stage.record(for: 0.1, fps: 60) {}
    let framed = film.framed(in: stage.device)
    #expect(framed.frames.map(\.time) == film.frames.map(\.time))
    #expect(framed.duration == film.duration)
    let scene = try #require(framed.frames.first?.scene)
    #expect(scene.size == CGSize(width: 393 + 32, height: 852 + 32))
    let screen = try #require(scene.root.layer.children.last?.layer)
    #expect(screen.frame == CGRect(x: 16, y: 16, width: 393, height: 852))
    #expect(screen.children.first == film.frames[0].scene.root)
    #expect(screen.clipsToBounds)
  }

  @Test func aLyingPhoneWithAButtonHasItsChinsAtTheSides() {
    let scene = Scene(size: CGSize(width: 667, height: 375), root: Node(Layer()))
    #expect(Stage.Device.iPhoneSE.framed(scene).size == CGSize(width: 667 + 200, height: 375 + 32))
  }
}
