import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Taking back the animations of a subtree: what is shown stays, what moved stops.
@MainActor @Suite struct TakingBackTests {
  private let stage = Stage(device: .iPhone15)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.window.addSubview(view)
    view.addSubview(inner)
    stage.advance(by: 0)
  }

  private func move(_ view: UIView, options: UIView.AnimationOptions = .curveLinear) {
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x += 100 }
  }

  @Test func theModelTakesTheShownValuesDownToTheLeaves() {
    move(view)
    move(inner)
    stage.advance(by: 0.25)
    view.layer.takeBackAnimations()
    #expect(isNear(view.center.x, 30) && isNear(inner.center.x, 30))
    #expect(view.layer.animationKeys() == nil && inner.layer.animationKeys() == nil)
    stage.advance(by: 0.5)
    #expect(isNear(view.center.x, 30))
  }

  @Test func onlyWhatMovedIsSet() {
    view.alpha = 0.5
    move(view)
    stage.advance(by: 0.25)
    view.layer.takeBackAnimations()
    #expect(view.alpha == 0.5 && view.center.y == 5 && view.bounds.size.width == 10)
  }

  @Test func theEndIsToldAsUnfinished() {
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 100 }) { ends.append($0) }
    stage.advance(by: 0.5)
    view.layer.takeBackAnimations()
    stage.advance(by: 1)
    #expect(ends == [false])
  }

  @Test func explicitAnimationsGoOn() {
    let turn = CABasicAnimation(keyPath: "opacity")
    (turn.fromValue, turn.toValue, turn.duration) = (0, 1, 1)
    view.layer.add(turn, forKey: "turn")
    stage.advance(by: 0.5)
    view.layer.takeBackAnimations()
    #expect(view.layer.animationKeys() == ["turn"] && view.alpha == 1)
  }

  @Test func whatLastsGoesOn() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      AnimationContext.current?.block.isLasting = true
      view.center.x = 105
    }
    stage.advance(by: 0.5)
    view.layer.takeBackAnimations()
    #expect(view.center.x == 105 && view.layer.animationKeys()?.isEmpty == false)
  }

  @Test func aPropertyAnimatorEndsAtItsStart() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.center.x = 105
    }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.5)
    view.layer.takeBackAnimations()
    stage.advance(by: 0)
    #expect(ends == [.start] && animator.state == .inactive)
    #expect(view.center.x == 5 && view.layer.animationKeys() == nil)
  }
}
