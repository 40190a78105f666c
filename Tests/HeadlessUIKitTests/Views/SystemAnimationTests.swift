import Foundation
import Geometry
import QuartzCore
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Animations at their limits: deletions, springs without damping, transitions without pictures.
@MainActor
@Suite struct SystemAnimationTests {
  private let scene = Scenery()

  @Test(.evidence(.documented, .inferred))
  func deletedViewsGoTogetherWithWhatMovesBesideThem() throws {
    let (one, other, mover) = (UIView(), UIView(), UIView())
    for view in [one, other, mover] { scene.view.addSubview(view) }
    one.transform = CGAffineTransform(scaleX: 2, y: 2)
    scene.stage.advance(by: 0)
    var finished: (TimeInterval, Bool)?
    let film = try scene.stage.record {
      UIView.perform(.delete, on: [one, other], animations: { mover.center.x += 30 }) {
        finished = (scene.stage.now, $0)
      }
      let keys = mover.layer.animationKeys() ?? []
      #expect(one.superview != nil && other.superview != nil && keys == ["position"])
    }
    #expect(film.duration == 0.3 && finished?.0 == 0.3 && finished?.1 == true)
    #expect(one.alpha == 0 && other.alpha == 0 && mover.center.x == 30)
    #expect(abs(one.transform.a - 0.02) < 1e-9 && abs(other.transform.d - 0.01) < 1e-9)
    #expect(scene.view.subviews == [mover])
  }

  private func spring(_ ratio: CGFloat) throws -> CASpringAnimation {
    let scene = Scenery()
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: ratio,
      initialSpringVelocity: 0,
      animations: { scene.view.center.x += 100 }
    )
    return try #require(scene.view.layer.animation(forKey: "position") as? CASpringAnimation)
  }

  /// There is no spring without damping, so that it has the least.
  @Test(.evidence(.inferred), arguments: [0, -1, 0.005] as [CGFloat])
  func aSpringHasSomeDamping(ratio: CGFloat) throws {
    let (least, found, other) = (try spring(0.01), try spring(ratio), try spring(0.02))
    #expect(found.stiffness == least.stiffness && found.damping == least.damping)
    #expect(other.stiffness != least.stiffness)
  }

  @Test func aSpringWithoutTimeJumps() {
    UIView.animate(
      withDuration: 0,
      delay: 0,
      usingSpringWithDamping: 0.5,
      initialSpringVelocity: 0,
      animations: { scene.view.center.x += 100 }
    )
    UIView.animate(springDuration: 0, animations: { scene.view.alpha = 0 })
    #expect(scene.view.layer.animationKeys() == nil)
  }

  /// A view outside of any has no place that another could take.
  @Test func aTransitionWithoutASuperviewChangesNothing() {
    let (old, new) = (UIView(), UIView())
    var finished: Bool?
    UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft) {
      finished = $0
    }
    scene.stage.advance(by: 0)
    #expect(finished == true && old.superview == nil && new.superview == nil)
  }

  @Test(.evidence(.reported)) func aViewThatWasNeverShownIsExchangedAtOnce() {
    let (old, new) = (UIView(), UIView())
    scene.view.addSubview(old)
    var finished: Bool?
    UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft) {
      finished = $0
    }
    #expect(old.superview == nil && new.superview === scene.view)
    #expect(scene.view.layer.animationKeys() == nil && finished == nil)
    scene.stage.advance(by: 0)
    #expect(finished == true)
  }
}
