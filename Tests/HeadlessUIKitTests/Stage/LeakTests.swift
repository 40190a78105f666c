import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct LeakTests {
  private final class Witness {}

  private final class Copier: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "copy:"
    }
  }

  private struct Fates {
    weak var stage: Stage?
    weak var core: StageCore?
    weak var view: UIView?
    weak var layer: CALayer?
    weak var animator: UIViewPropertyAnimator?
    weak var witness: Witness?

    var areOver: Bool {
      stage == nil && core == nil && view == nil && layer == nil && animator == nil
        && witness == nil
    }
  }

  private func live(_ body: (Scenery, Witness) -> UIViewPropertyAnimator?) -> Fates {
    let (scene, witness) = (Scenery(), Witness())
    let animator = body(scene, witness)
    return Fates(
      stage: scene.stage,
      core: scene.stage.core,
      view: scene.view,
      layer: scene.view.layer,
      animator: animator,
      witness: witness
    )
  }

  @Test func `a finished animation leaves nothing behind`() {
    let fates = live { scene, witness in
      UIView.animate(withDuration: 1) {
        scene.view.alpha = 0
      } completion: { _ in
        _ = witness
      }
      scene.stage.advance(by: 2)
      return nil
    }
    #expect(fates.areOver)
  }

  @Test func `a stage dropped in mid-animation takes everything along`() {
    let fates = live { scene, witness in
      let view = scene.view
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
        view.alpha = 0
      } completion: { _ in
        _ = (witness, view)
      }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.center.x = 100
        _ = witness
      }
      animator.addCompletion { _ in _ = view }
      animator.startAnimation()
      scene.stage.advance(by: 0.5)
      return animator
    }
    #expect(fates.areOver)
  }

  @Test func `a stage dropped with an open edit menu takes it along`() {
    let fates = live { scene, _ in
      let copier = Copier()
      scene.stage.window.addSubview(copier)
      scene.stage.advance(by: 0)
      copier.becomeFirstResponder()
      let menu = UIMenuController()
      menu.showMenu(from: scene.view, rect: scene.view.bounds)
      scene.stage.advance(by: 1)
      #expect(menu.isMenuVisible)
      return nil
    }
    #expect(fates.areOver)
  }

  @Test func `a stage dropped while pages turn by themselves takes their timer along`() {
    let fates = live { scene, _ in
      let (control, progress) = (UIPageControl(), UIPageControlTimerProgress(preferredDuration: 9))
      control.numberOfPages = 3
      control.progress = progress
      scene.stage.window.addSubview(control)
      progress.resumeTimer()
      scene.stage.advance(by: 0.5)
      #expect(progress.currentProgress > 0)
      return nil
    }
    #expect(fates.areOver)
  }

  @Test func `a finished animator lets go of its closures`() {
    let fates = live { scene, witness in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        scene.view.center.x = 100
        _ = witness
      }
      animator.addCompletion { _ in _ = witness }
      animator.startAnimation()
      scene.stage.advance(by: 2)
      return animator
    }
    #expect(fates.areOver)
  }

  @Test func `removed layers and their records are freed`() {
    let scene = Scenery()
    weak var record: LayerRecord?
    weak var view: UIView?
    do {
      let short = UIView()
      scene.stage.window.addSubview(short)
      scene.stage.advance(by: 0)
      record = short.layer.record
      view = short
      short.removeFromSuperview()
    }
    scene.stage.advance(by: 0)
    #expect(view == nil)
    #expect(record == nil)
  }
}
