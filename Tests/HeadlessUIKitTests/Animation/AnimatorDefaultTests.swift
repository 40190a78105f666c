import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a property animator is before anybody changes it, and which way it begins.
@MainActor @Suite struct AnimatorDefaultTests {
  private let stage = Stage(device: .iPhone15)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  @Test(.evidence(.documented))
  func itIsInterruptibleAndLetsTouchesThrough() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled && !animator.pausesOnCompletion)
    #expect(animator.scrubsLinearly && !animator.isReversed && !animator.isRunning)
    #expect(animator.state == .inactive && animator.fractionComplete == 0)
  }

  @Test(.evidence(.documented), arguments: [true, false])
  func whatItMovesIsTouchedWhileItRunsOnlyIfThatIsEnabled(isEnabled: Bool) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.alpha = 0.5
    }
    animator.isUserInteractionEnabled = isEnabled
    func isHit() -> Bool { stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view }
    #expect(isHit())
    animator.startAnimation()
    #expect(isHit() == isEnabled)
    animator.pauseAnimation()
    #expect(isHit())
    animator.startAnimation()
    #expect(isHit() == isEnabled)
    stage.advance(by: 2)
    #expect(isHit() && view.touchBlocks == 0)
  }

  @Test(.evidence(.documented))
  func whatHoldsForTheWholeAnimationIsNotSetMeanwhile() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.alpha = 0.5
    }
    let changes: [(UIViewPropertyAnimator) -> Void] = [
      { $0.isInterruptible = false }, { $0.isUserInteractionEnabled = false },
    ]
    animator.pauseAnimation()
    for change in changes {
      #expect(throws: Stage.UIKitException.self) {
        try stage.record(for: 0) { change(animator) }
      }
    }
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    animator.stopAnimation(true)
    for change in changes { change(animator) }
    #expect(!animator.isInterruptible && !animator.isUserInteractionEnabled)
  }

  @Test(.evidence(.documented, .inferred))
  func withoutInterruptionsItRunsToItsEnd() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.center.x = 105
    }
    animator.isInterruptible = false
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.fractionComplete = 0.1
    animator.stopAnimation(true)
    #expect(animator.isRunning && animator.fractionComplete == 0.5)
    #expect(stage.faults.count == 3)
    stage.advance(by: 0.5)
    #expect(ends == [.end] && view.center.x == 105)
  }

  /// Reversed before it begins, it begins at its end values.
  @Test(arguments: [true, false])
  func aReversedAnimatorBeginsAtItsEnd(starts: Bool) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.center.x = 105
    }
    animator.isReversed = true
    if starts { animator.startAnimation() } else { animator.pauseAnimation() }
    stage.advance(by: 0.25)
    let x = view.layer.presentation()?.position.x ?? -1
    #expect(abs(x - (starts ? 80 : 105)) < 1e-3)
  }
}
