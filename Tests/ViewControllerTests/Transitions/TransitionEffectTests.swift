import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a transition does to touches and to the keyboard, and that it undoes it.
@MainActor @Suite struct TransitionEffectTests {
  private let theatre = Theatre(.fullScreen)
  private let director = Director()
  private let driver = UIPercentDrivenInteractiveTransition()

  private var stage: Stage { theatre.stage }

  private func field(on screen: UIViewController) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    screen.view.addSubview(field)
    return field
  }

  @Test(.evidence(.reported), arguments: [true, false])
  func theWindowTakesNoTouchesMeanwhile(animated: Bool) throws {
    var blocks: [Int] = []
    stage.schedule(at: 0.2) { [theatre] in blocks.append(theatre.stage.window.touchBlocks) }
    try theatre.present(animated: animated)
    stage.advance(by: 1)
    #expect(blocks == [animated ? 1 : 0] && stage.window.touchBlocks == 0)
    try theatre.dismiss(animated: animated)
    #expect(stage.window.touchBlocks == 0)
  }

  @Test(.evidence(.reported))
  func aCancelledTransitionTakesTouchesAgain() throws {
    theatre.b.transitioningDelegate = director
    try theatre.present()
    director.interaction = driver
    var blocks: [Int] = []
    stage.schedule(at: 0.1) { [driver] in driver.update(0.5) }
    stage.schedule(at: 0.2) { [theatre] in blocks.append(theatre.stage.window.touchBlocks) }
    stage.schedule(at: 0.3) { [driver] in driver.cancel() }
    try theatre.dismiss()
    #expect(blocks == [1] && stage.window.touchBlocks == 0 && stage.transitions.isEmpty)
  }

  /// Who edits on a screen that a finger pulls away edits on if it is let go.
  @Test(.evidence(.reported), arguments: [true, false])
  func editingGoesOnAfterACancelledDismissal(cancels: Bool) throws {
    theatre.b.transitioningDelegate = director
    try theatre.present()
    let field = field(on: theatre.b)
    field.becomeFirstResponder()
    stage.advance(by: 1)
    director.interaction = driver
    var edits: [Bool] = []
    stage.schedule(at: 0.1) { [driver] in
      driver.update(0.5)
      edits.append(field.isFirstResponder)
    }
    stage.schedule(at: 0.3) { [driver] in cancels ? driver.cancel() : driver.finish() }
    try theatre.dismiss()
    stage.advance(by: 1)
    #expect(edits == [false] && field.isFirstResponder == cancels)
    #expect((stage.keyboardFrame != nil) == cancels && stage.keyboard.waiting.isEmpty)
  }

  /// A screen that went for good forgets who edited; what stands in its bar counts as its own.
  @Test(.evidence(.reported), arguments: [true, false])
  func aPushEndsEditing(isInBar: Bool) throws {
    let navigation = UINavigationController(rootViewController: theatre.a)
    stage.show(navigation)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    if isInBar {
      theatre.a.navigationItem.titleView = field
    } else {
      theatre.a.view.addSubview(field)
    }
    stage.advance(by: 0)
    #expect(field.becomeFirstResponder())
    try stage.record { navigation.pushViewController(theatre.b, animated: true) }
    #expect(!field.isFirstResponder && stage.keyboardFrame == nil)
    try stage.record { navigation.popViewController(animated: true) }
    #expect(!field.isFirstResponder && stage.keyboard.waiting.isEmpty)
  }

  /// A responder that is elsewhere is not concerned.
  @Test func whoEditsInAnotherWindowGoesOn() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    let other = UIViewController()
    window.rootViewController = other
    window.isHidden = false
    let field = field(on: other)
    stage.advance(by: 0)
    #expect(field.becomeFirstResponder())
    try theatre.present()
    #expect(field.isFirstResponder && stage.keyboardFrame != nil)
  }
}
