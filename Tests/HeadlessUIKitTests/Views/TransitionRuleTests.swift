import Catalogue
import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules view-transition.*.
@MainActor
@Suite struct TransitionRuleTests {
  private func frames(
    _ options: UIView.AnimationOptions,
    _ change: @escaping (UIView) -> Void
  ) throws -> (film: Film, before: Node?, style: CATransition?) {
    let scene = Scenery()
    scene.view.backgroundColor = .red
    scene.stage.advance(by: 0)
    let before = scene.view.layer.record?.node(at: scene.stage.instant)
    var style: CATransition?
    let film = try scene.stage.record(fps: 10) {
      UIView.transition(with: scene.view, duration: 1, options: options) { change(scene.view) }
      style = scene.view.layer.animation(forKey: "transition") as? CATransition
    }
    return (film, before, style)
  }

  private func picture(_ frame: Frame?) -> Node? {
    frame?.scene.root.layer.children.first?.layer.children.first
  }

  @Test(
    .rule("view-transition.styles", .documented),
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, "Flip(from: Catalogue.Heading.left)"),
      (.transitionFlipFromRight, "Flip(from: Catalogue.Heading.right)"),
      (.transitionFlipFromTop, "Flip(from: Catalogue.Heading.up)"),
      (.transitionFlipFromBottom, "Flip(from: Catalogue.Heading.down)"),
      (.transitionCrossDissolve, "CrossDissolve()"),
    ]
  )
  func `each option draws its own style`(
    options: UIView.AnimationOptions,
    style: String
  ) throws {
    let result = try frames(options) { $0.backgroundColor = .blue }
    #expect(result.style.map { "\($0.style)" } == style)
    #expect(result.film.duration == 1)
  }

  @Test(
    .rule("view-transition.styles", .documented),
    arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown]
  )
  func `the curls are each other's reverse`(options: UIView.AnimationOptions) throws {
    let style = try frames(options) { $0.backgroundColor = .blue }.style?.style
    #expect((style is CurlUp) == (options == .transitionCurlUp))
    #expect((style is Reversed<CurlUp>) == (options == .transitionCurlDown))
  }

  @Test(.rule("view-transition.pictures", .reported))
  func `from the last committed picture to the one after the block`() throws {
    let result = try frames(.transitionCrossDissolve) { $0.backgroundColor = .blue }
    let first = picture(result.film.frames.first)?.layer.children.first
    #expect(first == result.before?.unplaced)
    #expect(picture(result.film.frames.last)?.layer.background == UIColor.blue.cgColor.value)
    let middle = picture(result.film.frames[5])
    #expect(middle != picture(result.film.frames.first))
    #expect(middle != picture(result.film.frames.last))
  }

  @Test(.rule("view-transition.no-implicit-motion", .documented))
  func `changes in the block do not move by themselves`() throws {
    let scene = Scenery()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.view.addSubview(inner)
    scene.stage.advance(by: 0)
    UIView.transition(with: scene.view, duration: 1, options: .transitionFlipFromLeft) {
      inner.center.x = 80
    }
    #expect(inner.layer.animationKeys() == nil)
    scene.stage.advance(by: 2)
    UIView.transition(
      with: scene.view,
      duration: 1,
      options: [.transitionFlipFromLeft, .allowAnimatedContent]
    ) {
      inner.center.x = 20
    }
    #expect(inner.layer.animationKeys() == ["position"])
  }

  @Test(.rule("view-transition.no-implicit-motion", .reported))
  func `without a style, changes in the block move as in any block`() {
    let scene = Scenery()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.view.addSubview(inner)
    scene.stage.advance(by: 0)
    var ended: TimeInterval?
    UIView.transition(with: scene.view, duration: 1, options: []) {
      inner.center.x = 85
    } completion: { _ in
      ended = scene.stage.now
    }
    #expect(scene.view.layer.animationKeys() == nil)
    scene.advance(to: 0.5)
    #expect(inner.layer.presentation()?.position.x == 45)
    scene.advance(to: 2)
    #expect(ended == 1)
  }

  @Test(.rule("view-transition.exchange", .reported))
  func `from and to change places in their superview`() {
    let scene = Scenery()
    let (old, new) = (UIView(), UIView())
    scene.view.addSubview(old)
    scene.stage.advance(by: 0)
    var finished: (TimeInterval, Bool)?
    UIView.transition(from: old, to: new, duration: 0.5, options: .transitionFlipFromRight) {
      finished = (scene.stage.now, $0)
    }
    #expect(old.superview == nil)
    #expect(new.superview === scene.view)
    #expect(scene.view.layer.animationKeys() == ["transition"])
    scene.advance(to: 1)
    #expect(finished?.0 == 0.5)
    #expect(finished?.1 == true)
  }

  @Test(.rule("view-transition.show-and-hide", .documented))
  func `showHideTransitionViews hides instead`() {
    let scene = Scenery()
    let (old, new) = (UIView(), UIView())
    scene.view.addSubview(old)
    scene.view.addSubview(new)
    new.isHidden = true
    scene.stage.advance(by: 0)
    UIView.transition(
      from: old,
      to: new,
      duration: 0.5,
      options: [.transitionCrossDissolve, .showHideTransitionViews]
    )
    #expect(old.isHidden && !new.isHidden)
    #expect(old.superview === scene.view)
  }

  @Test(
    .rule("view-transition.layer-transitions", .reported),
    arguments: [
      (CATransitionType.fade, nil as CATransitionSubtype?, "CrossDissolve()"),
      ("fade", nil, "CrossDissolve()"),
      (.push, .fromRight, "Push(heading: Catalogue.Heading.left)"),
      (.moveIn, .fromLeft, "MoveIn(heading: Catalogue.Heading.right)"),
      (.reveal, .fromTop, "Reveal(heading: Catalogue.Heading.up)"),
    ]
  )
  func `CATransition's styles`(
    type: CATransitionType,
    subtype: CATransitionSubtype?,
    style: String
  ) {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    #expect("\(transition.style)" == style)
  }

  @Test(.rule("view-transition.layer-transitions", .reported))
  func `a layer that comes on screen with what was there begins with that`() throws {
    let scene = Scenery()
    scene.view.backgroundColor = .red
    scene.stage.advance(by: 0)
    let shown = try #require(scene.view.layer.record?.node(at: scene.stage.instant))
    let container = UIView(frame: scene.stage.window.bounds)
    var before: Node?
    let film = try scene.stage.record(fps: 10) {
      scene.stage.window.addSubview(container)
      container.addSubview(scene.view)
      container.addSubview(UIView(frame: container.bounds))
      let push = CATransition()
      push.type = .push
      push.duration = 1
      container.layer.add(push, forKey: nil)
      before = (container.layer.animation(forKey: "transition") as? CATransition)?.before
      let lone = UIView()
      container.addSubview(lone)
      lone.layer.add(CATransition(), forKey: nil)
      #expect((lone.layer.animation(forKey: "transition") as? CATransition)?.before == nil)
    }
    #expect(film.duration == 1)
    #expect(before?.layer.children == [shown])
  }
}
