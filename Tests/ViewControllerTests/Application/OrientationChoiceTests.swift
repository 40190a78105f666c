import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Which of several orientations the interface turns to.
@MainActor
@Suite struct OrientationChoiceTests {
  private final class Turning: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var preferred = UIInterfaceOrientation.portrait
    var autorotates = true

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preferred }
    override var shouldAutorotate: Bool { autorotates }
  }

  private let stage = Stage(device: .iPhone15)
  private let root = Turning()

  init() {
    stage.listedOrientations = .all
    stage.show(root)
  }

  /// Upright first, then lying to the right.
  @Test(
    .evidence(.documented, .inferred),
    arguments: [
      (.portrait, [.landscapeLeft, .landscapeRight], .landscapeRight),
      (.portrait, [.landscapeLeft, .portraitUpsideDown], .landscapeLeft),
      (.portrait, .portraitUpsideDown, .portraitUpsideDown),
      (.portrait, [.portrait, .landscapeRight], .portrait),
      (.landscapeLeft, [.portrait, .landscapeRight], .portrait),
      (.landscapeLeft, [.portrait, .landscapeLeft], .landscapeLeft),
      (.landscapeRight, [.landscapeLeft, .portraitUpsideDown], .landscapeLeft),
    ] as [(UIInterfaceOrientation, UIInterfaceOrientationMask, UIInterfaceOrientation)]
  )
  func whatIsNoLongerSupportedTurns(
    start: UIInterfaceOrientation,
    mask: UIInterfaceOrientationMask,
    end: UIInterfaceOrientation
  ) throws {
    try stage.record { stage.rotate(to: start) }
    #expect(stage.orientation == start)
    root.mask = mask
    try stage.record { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(stage.orientation == end)
  }

  @Test(.evidence(.documented)) func whatWasNotSupportedFollowsTheDeviceLater() throws {
    root.mask = .portrait
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(stage.orientation == .portrait)
    root.mask = .all
    try stage.record { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(stage.orientation == .landscapeLeft)
  }

  @Test(.evidence(.documented)) func whoDoesNotAutorotateStays() throws {
    root.autorotates = false
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(stage.orientation == .portrait && stage.deviceObject.orientation == .landscapeRight)
  }

  /// The preferred one if it is supported, then the one before, then the first.
  @Test(
    .evidence(.documented),
    arguments: [
      (.landscape, .landscapeLeft, .landscapeLeft), (.landscape, .portrait, .landscapeRight),
      (.all, .landscapeLeft, .landscapeLeft), (.all, .portrait, .portrait),
      (.landscapeLeft, .landscapeRight, .landscapeLeft),
      ([.portrait, .landscapeLeft], .landscapeRight, .portrait),
    ] as [(UIInterfaceOrientationMask, UIInterfaceOrientation, UIInterfaceOrientation)]
  )
  func whatCoversTheScreenChooses(
    mask: UIInterfaceOrientationMask,
    preferred: UIInterfaceOrientation,
    shown: UIInterfaceOrientation
  ) throws {
    let top = Turning()
    (top.mask, top.preferred) = (mask, preferred)
    top.modalPresentationStyle = .fullScreen
    try stage.record { root.present(top, animated: false) }
    #expect(stage.orientation == shown)
    try stage.record { top.dismiss(animated: false) }
    #expect(stage.orientation == .portrait)
  }

  /// A screen that does not autorotate comes back as it was.
  @Test(
    .evidence(.inferred),
    arguments: [(true, .landscapeRight), (false, .portrait)] as [(Bool, UIInterfaceOrientation)]
  )
  func theScreenBelowFollowsTheDeviceIfItAutorotates(
    autorotates: Bool,
    end: UIInterfaceOrientation
  ) throws {
    let top = Turning()
    (top.mask, top.preferred) = (.landscape, .landscapeLeft)
    top.modalPresentationStyle = .fullScreen
    root.autorotates = autorotates
    try stage.record { root.present(top, animated: false) }
    #expect(stage.orientation == .landscapeLeft)
    try stage.record { stage.rotate(to: .landscapeRight) }
    #expect(stage.orientation == .landscapeRight)
    try stage.record { top.dismiss(animated: false) }
    #expect(stage.orientation == end)
  }

  /// Back to front: by level, then as they were shown; the bar is in front of its own level.
  @Test func windowsStandByTheirLevel() {
    stage.drawsStatusBar = true
    let levels: [UIWindow.Level] = [.alert, .statusBar, .normal]
    let windows = levels.map { level in
      let window = UIWindow(frame: stage.screen.bounds)
      window.windowLevel = level
      window.isHidden = false
      return window
    }
    let order = [stage.window, windows[2], windows[1], windows[0]]
    #expect(stage.drawnWindows(on: stage.screen) == order)
    let layers = [
      stage.window.layer, windows[2].layer, windows[1].layer, stage.statusBar.view.layer,
      windows[0].layer,
    ]
    #expect(stage.windowLayers(on: stage.screen).count == 5)
    for (drawn, wanted) in zip(stage.windowLayers(on: stage.screen), layers) {
      #expect(drawn === wanted)
    }
  }
}
