import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Orientations, size classes and safe areas, cell by cell.
@MainActor
@Suite struct ScreenTableTests {
  @Test(.evidence(.documented)) func orientationsAreNumberedAsInTheirHeaders() {
    let interface: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(interface.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(interface.map(\.isPortrait) == [false, true, true, false, false])
    #expect(interface.map(\.isLandscape) == [false, false, false, true, true])
    let device: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(device.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(device.map(\.isPortrait) == [false, true, true, false, false, false, false])
    #expect(device.map(\.isLandscape) == [false, false, false, true, true, false, false])
    #expect(device.map(\.isFlat) == [false, false, false, false, false, true, true])
    let upright = device.map(\.isValidInterfaceOrientation)
    #expect(upright == [false, true, true, true, true, false, false])
  }

  /// A device that is turned to the left shows its interface turned to the right.
  @Test(.evidence(.documented)) func theInterfaceTurnsAgainstItsDevice() {
    let device: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(
      device.map(\.interface) == [
        nil, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, nil, nil,
      ]
    )
    #expect(UIInterfaceOrientation.unknown.device == .unknown)
    for orientation in UIInterfaceOrientation.all {
      #expect(orientation.device.interface == orientation)
      #expect(orientation.device.rawValue == orientation.rawValue)
    }
  }

  @Test(.evidence(.documented)) func aMaskHasABitForEachOrientation() {
    let masks: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .landscape, .all,
      .allButUpsideDown,
    ]
    #expect(masks.map(\.rawValue) == [2, 4, 8, 16, 24, 30, 26])
    let lying = UIInterfaceOrientation.all.filter { masks[4].contains($0) }
    #expect(lying == [.landscapeRight, .landscapeLeft])
    #expect(UIInterfaceOrientation.all.filter { masks[6].contains($0) }.count == 3)
    #expect(!masks[5].contains(UIInterfaceOrientation.unknown))
  }

  /// Clockwise, the shorter way.
  @Test(
    arguments: [
      (.portrait, [0, 1, 2, -1]), (.landscapeRight, [-1, 0, 1, 2]),
      (.portraitUpsideDown, [2, -1, 0, 1]), (.landscapeLeft, [1, 2, -1, 0]),
    ] as [(UIInterfaceOrientation, [Int])]
  )
  func theInterfaceTurnsTheShorterWay(from: UIInterfaceOrientation, quarters: [Int]) {
    let targets: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    let turns = targets.map { Stage.OrientationChange(from: from, to: $0).quarterTurns }
    #expect(turns == quarters)
  }

  @Test(
    .evidence(.documented, .reported, .inferred),
    arguments: [
      (.phone, [413, 896], [.compact, .regular]), (.phone, [414, 896], [.compact, .regular]),
      (.phone, [896, 413], [.compact, .compact]), (.phone, [896, 414], [.regular, .compact]),
      (.phone, [500, 500], [.compact, .regular]), (.phone, [501, 500], [.regular, .compact]),
      (.pad, [659, 1000], [.compact, .regular]), (.pad, [660, 1000], [.regular, .regular]),
      (.pad, [1000, 400], [.regular, .regular]),
    ] as [(UIUserInterfaceIdiom, [CGFloat], [UIUserInterfaceSizeClass])]
  )
  func sizeClassesChangeAtTheirLimits(
    idiom: UIUserInterfaceIdiom,
    size: [CGFloat],
    classes: [UIUserInterfaceSizeClass]
  ) {
    let found = SizeClasses(idiom, CGSize(width: size[0], height: size[1]))
    #expect([found.horizontal, found.vertical] == classes)
  }

  struct Area: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let device: Stage.Device
    let hasHomeButton: Bool
    let upright: UIEdgeInsets
    let lying: UIEdgeInsets
    /// Upright, without a status bar.
    let bare: UIEdgeInsets
    let barHeight: CGFloat
  }

  private nonisolated static func insets(
    _ top: CGFloat,
    _ side: CGFloat,
    _ bottom: CGFloat
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: side, bottom: bottom, right: side)
  }

  nonisolated static let areas = [
    Area(
      testDescription: "an island",
      device: .iPhone15,
      hasHomeButton: false,
      upright: insets(59, 0, 34),
      lying: insets(0, 59, 21),
      bare: insets(59, 0, 34),
      barHeight: 54
    ),
    Area(
      testDescription: "a notch",
      device: .iPhone14,
      hasHomeButton: false,
      upright: insets(47, 0, 34),
      lying: insets(0, 47, 21),
      bare: insets(47, 0, 34),
      barHeight: 47
    ),
    Area(
      testDescription: "a home button",
      device: .iPhoneSE,
      hasHomeButton: true,
      upright: insets(20, 0, 0),
      lying: .zero,
      bare: .zero,
      barHeight: 20
    ),
    Area(
      testDescription: "a pad",
      device: .iPadPro11,
      hasHomeButton: false,
      upright: insets(24, 0, 20),
      lying: insets(24, 0, 20),
      bare: insets(24, 0, 20),
      barHeight: 24
    ),
    Area(
      testDescription: "a pad with a button",
      device: Stage.Device(
        width: 768,
        height: 1024,
        scale: 2,
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        idiom: .pad
      ),
      hasHomeButton: false,
      upright: insets(20, 0, 0),
      lying: insets(20, 0, 0),
      bare: insets(20, 0, 0),
      barHeight: 20
    ),
  ]

  @Test(.evidence(.reported), arguments: areas)
  func aScreensSafeAreaFollowsItsModel(area: Area) {
    #expect(area.device.hasHomeButton == area.hasHomeButton)
    #expect(area.device.safeArea(in: .portrait) == area.upright)
    #expect(area.device.safeArea(in: .portraitUpsideDown) == area.upright)
    #expect(area.device.safeArea(in: .landscapeLeft) == area.lying)
    #expect(area.device.safeArea(in: .landscapeRight) == area.lying)
    let stage = Stage(device: area.device)
    #expect(stage.safeArea(hidingBar: false) == area.upright)
    #expect(stage.safeArea(hidingBar: true) == area.bare)
    let width = area.device.size.width
    #expect(stage.statusBar.frame == CGRect(x: 0, y: 0, width: width, height: area.barHeight))
    #expect(stage.application.statusBarFrame == stage.statusBar.frame)
    #expect(area.device.size(in: .portraitUpsideDown) == area.device.size)
    #expect(area.device.size(in: .landscapeLeft).width == area.device.size.height)
    #expect(area.device.size(in: .landscapeLeft).height == width)
  }

  @Test func onlyLyingPhonesHideTheBarAlways() {
    for (device, isHidden) in [(Stage.Device.iPhone15, true), (.iPadPro11, false)] {
      let stage = Stage(device: device)
      stage.show(UIViewController())
      #expect(!stage.hidesStatusBarAlways && stage.hasRoomForStatusBar)
      stage.rotate(to: .landscapeLeft)
      stage.advance(by: 1)
      #expect(stage.hidesStatusBarAlways == isHidden && stage.hasRoomForStatusBar != isHidden)
    }
  }

  /// As wide on every pad; a phone's is a share of its shorter side.
  @Test(
    .evidence(.inferred),
    arguments: [
      (.iPadPro11, CGRect(x: 259.5, y: 1181, width: 315, height: 5)),
      (.iPhone14, CGRect(x: 126, y: 831, width: 138, height: 5)),
    ] as [(Stage.Device, CGRect)]
  )
  func theHomeIndicatorIsALine(device: Stage.Device, frame: CGRect) {
    let stage = Stage(device: device)
    stage.show(UIViewController())
    stage.systemBars = .homeIndicator
    let line = stage.homeIndicator.view
    #expect(line.frame == frame && line.layer.cornerRadius == 2.5 && line.alpha == 1)
    #expect(!line.isUserInteractionEnabled)
    stage.systemBars = []
    stage.resize(to: CGSize(width: 300, height: 500))
    #expect(line.frame == frame, "what is not drawn does not follow")
  }

  private final class Turning: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  @Test(
    arguments: [
      (.iPhone15, CGRect(x: 133.5, y: 804, width: 126, height: 37)),
      (.iPhone14, CGRect(x: 114, y: 811, width: 162, height: 33)),
    ] as [(Stage.Device, CGRect)]
  )
  func upsideDownTheCutoutIsBelow(device: Stage.Device, frame: CGRect) {
    let stage = Stage(device: device)
    stage.listedOrientations = .all
    stage.systemBars = .all
    stage.show(Turning())
    stage.rotate(to: .portraitUpsideDown)
    stage.advance(by: 1)
    #expect(stage.orientation == .portraitUpsideDown)
    let housing = stage.sensorHousing.view
    #expect(housing.frame == frame && !housing.isUserInteractionEnabled)
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect((housing.layer.maskedCorners == upper) == (device == .iPhone14))
  }

  @Test func whereThereIsNoCutoutNothingIsDrawn() {
    let stage = Stage(device: .iPhoneSE)
    stage.show(UIViewController())
    stage.systemBars = .sensorHousing
    let housing = stage.sensorHousing.view
    #expect(housing.isHidden && housing.layer.cornerRadius == 0 && housing.bounds.isEmpty)
  }

  @Test(.evidence(.documented)) func partsOfTheSystemAreBits() {
    #expect(Stage.SystemBars.statusBar.rawValue == 1)
    #expect(Stage.SystemBars.homeIndicator.rawValue == 2)
    #expect(Stage.SystemBars.sensorHousing.rawValue == 4 && Stage.SystemBars.all.rawValue == 7)
  }

  /// A request turns to the device's orientation if that is among those wanted, else to the first.
  @Test(.evidence(.documented)) func aRequestPrefersTheDevicesOrientation() throws {
    let (stage, turning) = (Stage(device: .iPhone15), Turning())
    stage.show(turning)
    var refusals: [String] = []
    func ask(_ mask: UIInterfaceOrientationMask) {
      stage.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) {
        refusals.append("\($0)")
      }
      stage.advance(by: 1)
    }
    ask([.portrait, .landscapeLeft])
    #expect(stage.orientation == .portrait, "it is one of them already")
    ask(.landscape)
    #expect(stage.orientation == .landscapeRight)
    turning.mask = .portrait
    stage.rotate(to: .portrait)
    stage.advance(by: 1)
    stage.rotate(to: .landscapeLeft)
    #expect(stage.orientation == .portrait && refusals.isEmpty)
    turning.mask = .all
    ask(.landscape)
    #expect(stage.orientation == .landscapeLeft && refusals.isEmpty)
    turning.mask = .landscapeLeft
    ask(.portrait)
    #expect(stage.orientation == .landscapeLeft && refusals.count == 1)
    #expect(refusals.first?.contains("(2)") == true)
  }

  private final class Listener: UIResponder, UIWindowSceneDelegate {}

  /// Each with the scene's state: 1 is inactive, 0 active, 2 in the background.
  @Test(.evidence(.documented)) func aScenesStatesArePosted() {
    final class Heard: @unchecked Sendable {
      var lines: [String] = []
    }
    let (stage, heard, listener) = (Stage(device: .iPhone15), Heard(), Listener())
    let names = [
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name,
        object: stage.windowScene,
        queue: nil
      ) { note in
        let state = MainActor.assumeIsolated { stage.windowScene.activationState.rawValue }
        let name = note.name.rawValue
          .replacingOccurrences(of: "UIScene", with: "")
          .replacingOccurrences(of: "Notification", with: "")
        heard.lines.append("\(name) \(state)")
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    stage.launch(scene: listener)
    #expect(heard.lines == ["WillConnect 1", "WillEnterForeground 1", "DidActivate 0"])
    heard.lines = []
    stage.enterBackground()
    #expect(heard.lines == ["WillDeactivate 1", "DidEnterBackground 2"])
    heard.lines = []
    stage.enterForeground()
    #expect(heard.lines == ["WillEnterForeground 1", "DidActivate 0"])
    #expect(stage.windowScene.session.scene === stage.windowScene)
  }
}
