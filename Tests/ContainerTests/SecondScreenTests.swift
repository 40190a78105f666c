import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A second screen, and what controllers decide for the whole screen through containers.
@MainActor
@Suite struct SecondScreenTests {
  private let stage = Stage(device: .iPhone15)
  private static let television = Stage.Device(width: 1280, height: 720, scale: 1)

  @Test(.rule("size.forwarding", .documented))
  func `a window on a second screen fills it and does not turn`() throws {
    stage.show(A())
    let other = stage.connectScreen(Self.television)
    #expect(UIScreen.screens == [UIScreen.main, other])
    let window = UIWindow(frame: other.bounds)
    window.screen = other
    let b = B()
    window.rootViewController = b
    window.isHidden = false
    stage.advance(by: 0)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 1280, height: 720))
    let log = try stage.callbacks { stage.rotate(to: .landscapeLeft) }
    #expect(!log.contains { $0.hasPrefix("B.") })
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 1280, height: 720))
    #expect(stage.scene(on: other).size == CGSize(width: 1280, height: 720))
    #expect(stage.scene(on: other).root.layer.children.count == 1)
    #expect(stage.scene().root.layer.children.count == 1)
  }

  /// Tests of apps make screens of other scales.
  @Test(.evidence(.reported))
  func `an app's own screen is that of the device, without bounds`() {
    final class SharpScreen: UIScreen {
      override var scale: CGFloat { 4 }
    }
    let screen = SharpScreen()
    #expect(screen.scale == 4)
    #expect(screen.nativeScale == UIScreen.main.nativeScale)
    #expect(screen.bounds == .zero)
    #expect(UIScreen.screens == [UIScreen.main])
  }

  @Test(.rule("size.forwarding", .documented))
  func `an unplugged screen takes its window away`() throws {
    stage.show(A())
    let other = stage.connectScreen(Self.television)
    let window = UIWindow(frame: other.bounds)
    window.screen = other
    let b = B()
    window.rootViewController = b
    window.isHidden = false
    stage.advance(by: 0)
    let log = try stage.callbacks { stage.disconnectScreen(other) }
    #expect(log == ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
    #expect(UIScreen.screens == [UIScreen.main])
  }

  private final class Chooser: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  }

  @Test(.rule("presentation.status-bar", .documented))
  func `a screen in a stack in tabs decides for the whole screen`() throws {
    let tabs = UITabBarController()
    let nav = UINavigationController(rootViewController: Chooser())
    tabs.viewControllers = [nav]
    stage.show(tabs)
    #expect(stage.statusBar.state.isHidden)
    #expect(stage.hidesHomeIndicator)
    #expect(stage.deferredSystemGestureEdges == .bottom)
    // [W] The bar's style decides about the status bar's, as long as there is a bar.
    #expect(stage.statusBar.state.style == .default)
    nav.isNavigationBarHidden = true
    stage.advance(by: 0)
    #expect(stage.statusBar.state.style == .lightContent)
    nav.isNavigationBarHidden = false
    nav.navigationBar.barStyle = .black
    stage.advance(by: 1)
    #expect(stage.statusBar.state.style == .lightContent)
  }

  @Test(.evidence(.documented))
  func `bars hide at a tap, at a swipe and on a lying phone`() throws {
    let nav = Nav(rootViewController: A())
    nav.hidesBarsOnTap = true
    stage.show(nav)
    try stage.record { stage.tap(at: CGPoint(x: 200, y: 400)) }
    #expect(nav.isNavigationBarHidden)
    try stage.record { stage.tap(at: CGPoint(x: 200, y: 400)) }
    #expect(!nav.isNavigationBarHidden)
    nav.hidesBarsOnTap = false
    nav.hidesBarsOnSwipe = true
    try stage.record {
      stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.2)
    }
    #expect(nav.isNavigationBarHidden)
    try stage.record {
      stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 600), duration: 0.2)
    }
    #expect(!nav.isNavigationBarHidden)
    nav.hidesBarsWhenVerticallyCompact = true
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(nav.isNavigationBarHidden)
    try stage.record { stage.rotate(to: .portrait) }
    #expect(!nav.isNavigationBarHidden)
  }

  @Test(.evidence(.inferred))
  func `bars hide under a finger that swipes, before it lifts`() throws {
    let nav = Nav(rootViewController: A())
    nav.hidesBarsOnSwipe = true
    stage.show(nav)
    try stage.record(for: 0.6) {
      stage.drag(
        along: [CGPoint(x: 200, y: 600), CGPoint(x: 200, y: 400)],
        duration: 0.2,
        pause: 1
      )
    }
    #expect(nav.isNavigationBarHidden)
  }

  @Test(.evidence(.documented))
  func `a lying phone hides both bars, and a touch where they were brings them back`() throws {
    let nav = Nav(rootViewController: A())
    nav.hidesBarsWhenVerticallyCompact = true
    nav.isToolbarHidden = false
    stage.show(nav)
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(nav.isNavigationBarHidden && nav.isToolbarHidden)
    try stage.record { stage.tap(at: CGPoint(x: 400, y: 200)) }
    #expect(nav.isNavigationBarHidden && nav.isToolbarHidden)
    try stage.record { stage.tap(at: CGPoint(x: 400, y: 10)) }
    #expect(!nav.isNavigationBarHidden && !nav.isToolbarHidden)
    try stage.record { stage.rotate(to: .portrait) }
    try stage.record { stage.rotate(to: .landscapeRight) }
    #expect(nav.isNavigationBarHidden && nav.isToolbarHidden)
    try stage.record { stage.rotate(to: .portrait) }
    #expect(!nav.isNavigationBarHidden && !nav.isToolbarHidden)
  }

  @Test(.rule("containment.preferred-size", .documented))
  func `a stack in a popover hands on its top screen's size`() throws {
    let pad = Stage(device: .iPadPro11)
    let (root, inner) = (UIViewController(), UIViewController())
    pad.show(root)
    inner.preferredContentSize = CGSize(width: 300, height: 200)
    let nav = UINavigationController(rootViewController: inner)
    nav.modalPresentationStyle = .popover
    nav.popoverPresentationController?.sourceView = root.view
    nav.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 500, width: 10, height: 10)
    try pad.record { root.present(nav, animated: true) }
    #expect(nav.preferredContentSize == CGSize(width: 300, height: 200))
    inner.preferredContentSize = CGSize(width: 300, height: 400)
    pad.advance(by: 1)
    #expect(nav.preferredContentSize == CGSize(width: 300, height: 400))
  }
}
