import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import Timeline

@testable import HeadlessUIKit

/// Rules time.*.
@MainActor
@Suite struct TurnRuleTests {
  @Test(.rule("time.commit-at-end-of-turn", .reported))
  func `model values change at once, and one turn's animations share their start`() {
    let scene = Scenery()
    let other = UIView()
    scene.stage.window.addSubview(other)
    scene.stage.advance(by: 0.3)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.alpha = 0 }
    #expect(scene.view.alpha == 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { other.alpha = 0.5 }
    #expect(scene.alpha == 1, "nothing is on screen before the commit")
    scene.stage.advance(by: 0.5)
    #expect(scene.alpha == 0.5)
    #expect(other.layer.presentation()?.opacity == 0.75)
  }

  @Test(.rule("time.commit-at-end-of-turn", .reported))
  func `the commit lays out before it starts animations`() {
    final class Host: UIView {
      let inner = UIView()
      override func layoutSubviews() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          self.inner.alpha = 0
        }
      }
    }
    let scene = Scenery()
    let host = Host()
    host.addSubview(host.inner)
    scene.stage.window.addSubview(host)
    scene.stage.advance(by: 0.25)
    #expect(host.inner.layer.presentation()?.opacity == 0.75)
  }

  @Test(.rule("time.before-pictures-are-committed", .reported))
  func `a snapshot shows the last committed picture, not the model`() throws {
    let scene = Scenery()
    scene.view.backgroundColor = .red
    scene.stage.advance(by: 0)
    let before = try #require(scene.view.layer.record?.node(at: .zero))
    scene.view.backgroundColor = .blue
    let old = try #require(scene.view.snapshotView(afterScreenUpdates: false))
    let new = try #require(scene.view.snapshotView(afterScreenUpdates: true))
    guard case .frozen(let oldPicture) = old.layer.values.drawing,
      case .frozen(let newPicture) = new.layer.values.drawing
    else {
      Issue.record("a snapshot is a frozen picture")
      return
    }
    #expect(oldPicture.node.layer.background == before.layer.background)
    #expect(newPicture.node.layer.background == UIColor.blue.cgColor.value)
  }

  @Test(.rule("time.before-pictures-are-committed", .reported))
  func `two views added and changed for each other in one turn show no animation`()
    throws
  {
    let scene = Scenery()
    let (old, new) = (UIView(frame: scene.view.bounds), UIView(frame: scene.view.bounds))
    (old.backgroundColor, new.backgroundColor) = (.red, .blue)
    var finished: Bool?
    let film = try scene.stage.record(for: 0.5, fps: 10) {
      scene.view.addSubview(old)
      UIView.transition(from: old, to: new, duration: 0.4, options: .transitionFlipFromLeft) {
        finished = $0
      }
    }
    #expect(finished == true)
    #expect(Set(film.frames.map(\.scene)).count == 1)
    #expect(new.superview === scene.view && old.superview == nil)
  }

  @Test(.rule("time.completions-in-a-later-turn", .reported))
  func `completions run in a later turn, with the animation gone`() {
    let scene = Scenery()
    var keysAtCompletion: [String]? = ["not called"]
    UIView.animate(withDuration: 0.4) {
      scene.view.alpha = 0
    } completion: { finished in
      #expect(finished)
      keysAtCompletion = scene.view.layer.animationKeys()
    }
    scene.advance(to: 0.399)
    #expect(keysAtCompletion == ["not called"])
    scene.advance(to: 0.4)
    #expect(keysAtCompletion == nil)
    #expect(scene.alpha == 0)
  }

  @Test(.rule("time.completions-in-a-later-turn", .reported), arguments: [0, 0.5])
  func `a block that changes nothing completes at once, finished`(duration: Double) {
    let scene = Scenery()
    var finished: Bool?
    UIView.animate(withDuration: duration) {
      scene.view.alpha = 1
    } completion: {
      finished = $0
    }
    #expect(finished == nil, "never inside the call itself")
    scene.stage.advance(by: 0)
    #expect(finished == true)
    #expect(scene.stage.now == 0)
  }

  @Test(.rule("time.completions-in-a-later-turn", .inferred))
  func `what nested blocks animate does not hold back the outer completion`() {
    let scene = Scenery()
    var ends: [String: TimeInterval] = [:]
    UIView.animate(withDuration: 0.4) {
      UIView.animate(withDuration: 0.6) {
        scene.view.alpha = 0
      } completion: { _ in
        ends["inner"] = scene.stage.now
      }
    } completion: { _ in
      ends["outer"] = scene.stage.now
    }
    scene.advance(to: 1)
    #expect(ends == ["outer": 0, "inner": 0.4])
  }

  @Test(.rule("time.completions-in-a-later-turn", .reported))
  func `duration 0 changes at once and completes in the next turn`() {
    let scene = Scenery()
    var finished: Bool?
    UIView.animate(withDuration: 0) {
      scene.view.alpha = 0
    } completion: {
      finished = $0
    }
    scene.stage.advance(by: 0)
    #expect(finished == true)
    #expect(scene.alpha == 0)
  }

  @Test(.rule("time.ends-on-model-value", .measured))
  func `the end is exact and springs snap`() {
    let scene = Scenery(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(
      withDuration: 0.8,
      delay: 0.1,
      usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0,
      options: []
    ) {
      scene.view.center.x = 105
    }
    scene.advance(to: 0.05)
    #expect(scene.x == 5, "a delay shows the old value")
    scene.advance(to: 0.899)
    #expect(scene.x != 105)
    scene.advance(to: 0.9)
    #expect(scene.x == 105)
  }
}
