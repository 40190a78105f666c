import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct StatusBarTests {
  private final class Chooser: UIViewController {
    var isHidden = false
    var style = UIStatusBarStyle.default
    var child: UIViewController?

    override var prefersStatusBarHidden: Bool { isHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var childForStatusBarStyle: UIViewController? { child }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  }

  private func shown(_ frame: Frame?) -> Layer? {
    frame?.scene.root.layer.children.last?.layer
  }

  @Test(.rule("presentation.status-bar", .documented))
  func `the root decides, or the child that it names`() {
    let stage = Stage(device: .iPhone15)
    let (root, child) = (Chooser(), Chooser())
    child.style = .lightContent
    stage.show(root)
    #expect(stage.application.statusBarStyle == .default)
    root.child = child
    #expect(stage.application.statusBarStyle == .default, "nobody has asked for an update")
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.application.statusBarStyle == .lightContent)
    #expect(stage.windowScene.statusBarManager?.statusBarFrame.height == 54)
  }

  @Test(.rule("presentation.status-bar", .documented))
  func `inside an animation the bar slides away`() throws {
    let stage = Stage(device: .iPhone15)
    stage.drawsStatusBar = true
    let root = Chooser()
    stage.show(root)
    let film = try stage.record {
      root.isHidden = true
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        root.setNeedsStatusBarAppearanceUpdate()
      }
    }
    #expect(film.duration == 0.5)
    #expect(shown(film.frames.first)?.position.y == 27)
    #expect(shown(film.frames[15])?.position.y == 0)
    #expect(shown(film.frames.last)?.position.y == -27)
    #expect(stage.application.isStatusBarHidden)
    #expect(stage.application.statusBarFrame == .zero)
  }

  @Test(.rule("presentation.status-bar", .documented))
  func `without an animation block it changes at once`() throws {
    let stage = Stage(device: .iPhone15)
    stage.drawsStatusBar = true
    let root = Chooser()
    stage.show(root)
    let film = try stage.record {
      root.isHidden = true
      root.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(film.duration == 0)
  }

  @Test func `a phone with a home button gives the bar's room back`() {
    let stage = Stage(device: .iPhoneSE)
    let root = Chooser()
    stage.show(root)
    #expect(root.view.safeAreaInsets.top == 20)
    root.isHidden = true
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(root.view.safeAreaInsets.top == 0)
  }

  @Test func `phones have no bar in landscape`() {
    let stage = Stage(device: .iPhone15)
    stage.show(Chooser())
    stage.rotate(to: .landscapeLeft)
    #expect(stage.application.isStatusBarHidden)
  }

  @Test func `frames have no bar unless it is asked for`() throws {
    let stage = Stage(device: .iPhone15)
    stage.show(Chooser())
    let without = try stage.record {}
    stage.drawsStatusBar = true
    let with = try stage.record {}
    #expect(without.frames[0].scene.root.layer.children.count == 1)
    #expect(with.frames[0].scene.root.layer.children.count == 2)
  }

  @Test(.rule("presentation.status-bar", .documented))
  func `what is presented full screen decides, a sheet only if it asks to`() throws {
    for (style, captures, expected) in [
      (UIModalPresentationStyle.fullScreen, false, UIStatusBarStyle.lightContent),
      (.pageSheet, false, .default), (.pageSheet, true, .lightContent),
    ] {
      let stage = Stage(device: .iPhone15)
      let (root, top) = (Chooser(), Chooser())
      top.style = .lightContent
      top.modalPresentationStyle = style
      top.modalPresentationCapturesStatusBarAppearance = captures
      stage.show(root)
      try stage.record { root.present(top, animated: true) }
      #expect(stage.application.statusBarStyle == expected)
      try stage.record { root.dismiss(animated: true) }
      #expect(stage.application.statusBarStyle == .default)
    }
  }
}
