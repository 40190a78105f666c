import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// When a transaction's completion block runs.
@MainActor
@Suite struct TransactionTests {
  private let scene = Scenery()
  // Written on the main actor only.
  private final class Notes: @unchecked Sendable {
    var lines: [String] = []
  }
  private let notes = Notes()

  private func fade(_ duration: TimeInterval) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = duration
    scene.view.layer.add(fade, forKey: nil)
  }

  private func note(_ line: String) -> () -> Void {
    { [notes, stage = scene.stage] in notes.lines.append("\(line) at \(stage.now)") }
  }

  @Test(.evidence(.documented))
  func `a completion waits for what is added after it alone`() {
    CATransaction.begin()
    fade(2)
    CATransaction.setCompletionBlock(note("late"))
    fade(1)
    CATransaction.commit()
    scene.advance(to: 3)
    #expect(notes.lines == ["late at 1.0"])
  }

  @Test(.evidence(.documented))
  func `a second completion lets the first go with what it has`() {
    CATransaction.begin()
    CATransaction.setCompletionBlock(note("empty"))
    CATransaction.setCompletionBlock(note("first"))
    fade(0.5)
    CATransaction.setCompletionBlock(note("second"))
    fade(1)
    CATransaction.commit()
    scene.advance(to: 2)
    #expect(notes.lines == ["empty at 0.0", "first at 0.5", "second at 1.0"])
  }

  @Test(.evidence(.inferred))
  func `an outer transaction waits for the ones inside it`() {
    CATransaction.begin()
    CATransaction.setCompletionBlock(note("outer"))
    fade(0.5)
    CATransaction.begin()
    CATransaction.setCompletionBlock(note("inner"))
    fade(1)
    CATransaction.commit()
    CATransaction.commit()
    scene.advance(to: 2)
    #expect(notes.lines == ["inner at 1.0", "outer at 1.0"])
  }

  @Test func `views' animations count, and a turn has a transaction of its own`() {
    CATransaction.setCompletionBlock(note("turn"))
    UIView.animate(withDuration: 0.4, delay: 0.2) { scene.view.alpha = 0 }
    scene.advance(to: 2)
    #expect(isNear(scene.stage.now, 2))
    #expect(notes.lines.count == 1)
    #expect(notes.lines[0].hasPrefix("turn at 0.6"))
  }

  @Test(.evidence(.documented))
  func `what a transaction is told by key is what it is told by name`() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    #expect(CATransaction.disableActions())
    CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.animationDuration() == 1.5)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 1.5)
    let linear = CAMediaTimingFunction(name: .linear)
    CATransaction.setValue(linear, forKey: kCATransactionAnimationTimingFunction)
    #expect(CATransaction.animationTimingFunction() === linear)
    CATransaction.setValue(note("key"), forKey: kCATransactionCompletionBlock)
    #expect(CATransaction.completionBlock() != nil)
    CATransaction.commit()
    scene.advance(to: 0.1)
    #expect(notes.lines == ["key at 0.0"])
  }
}
