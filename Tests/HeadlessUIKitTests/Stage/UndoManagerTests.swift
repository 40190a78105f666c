import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UndoManagerTests {
  @MainActor
  private final class Page {
    var text = ""
    let undo = UndoManager()

    func set(_ new: String) {
      let old = text
      undo.registerUndo(withTarget: self) { $0.set(old) }
      undo.setActionName("Typing")
      text = new
    }
  }

  private let stage = Stage()
  private let page = Page()

  @Test func everyTurnIsUndoneAndRedoneAsOne() {
    page.set("a")
    page.set("ab")
    stage.advance(by: 0)
    page.set("abc")
    stage.advance(by: 0)
    #expect(page.undo.canUndo && !page.undo.canRedo)
    #expect(page.undo.undoMenuItemTitle == "Undo Typing")
    page.undo.undo()
    #expect(page.text == "ab" && page.undo.redoMenuItemTitle == "Redo Typing")
    page.undo.undo()
    #expect(page.text.isEmpty && !page.undo.canUndo)
    page.undo.redo()
    page.undo.redo()
    #expect(page.text == "abc" && !page.undo.canRedo)
    page.undo.undo()
    // What is done after that leaves nothing to redo.
    page.set("x")
    #expect(!page.undo.canRedo && page.undo.canUndo)
  }

  @Test func theLatestActionGivesTheName() {
    for name in ["Paste", "Cut", "Typing"] {
      page.undo.registerUndo(withTarget: page) { page in
        page.undo.registerUndo(withTarget: page) { _ in }
      }
      page.undo.setActionName(name)
      stage.advance(by: 0)
    }
    #expect(page.undo.undoActionName == "Typing" && page.undo.redoActionName.isEmpty)
    page.undo.undo()
    #expect(page.undo.undoActionName == "Cut" && page.undo.redoActionName == "Typing")
    page.undo.undo()
    #expect(page.undo.undoActionName == "Paste" && page.undo.redoActionName == "Cut")
  }

  @Test func groupsLevelsAndPauses() {
    page.undo.levelsOfUndo = 1
    page.set("a")
    stage.advance(by: 0)
    page.undo.disableUndoRegistration()
    page.set("quiet")
    page.undo.enableUndoRegistration()
    page.set("b")
    stage.advance(by: 0)
    page.undo.undo()
    #expect(page.text == "quiet" && !page.undo.canUndo)
    page.undo.groupsByEvent = false
    page.undo.beginUndoGrouping()
    page.set("c")
    page.set("d")
    page.undo.endUndoGrouping()
    page.undo.undo()
    #expect(page.text == "quiet")
    page.undo.removeAllActions()
    #expect(!page.undo.canUndo && !page.undo.canRedo)
    #expect(throws: Stage.UIKitException.self) { try stage.record { page.set("e") } }
  }

  /// The end of a turn once closed a group that was begun after everything was forgotten.
  @Test func whatIsForgottenClosesNoGroupThatComesLater() {
    page.set("a")
    page.undo.removeAllActions()
    page.undo.beginUndoGrouping()
    page.set("b")
    stage.advance(by: 0)
    #expect(page.undo.groupingLevel == 1)
    page.undo.endUndoGrouping()
    #expect(page.undo.groupingLevel == 0 && page.undo.undoCount == 1)
  }

  @Test(.evidence(.documented)) func groupsInsideOthersAreUndoneWithThem() {
    #expect(page.undo.groupsByEvent && page.undo.levelsOfUndo == 0)
    #expect(page.undo.isUndoRegistrationEnabled && !page.undo.isUndoing && !page.undo.isRedoing)
    page.undo.beginUndoGrouping()
    page.undo.beginUndoGrouping()
    page.set("a")
    page.undo.endUndoGrouping()
    #expect(page.undo.groupingLevel == 1 && page.undo.undoCount == 0 && page.undo.canUndo)
    page.set("ab")
    page.undo.endUndoGrouping()
    #expect(page.undo.undoCount == 1)
    page.undo.undo()
    #expect(page.text.isEmpty && page.undo.redoCount == 1 && page.undo.undoCount == 0)
    page.undo.beginUndoGrouping()
    page.undo.endUndoGrouping()
    #expect(page.undo.undoCount == 0, "an empty group is none")
    #expect(throws: Stage.UIKitException.self) { try stage.record { page.undo.endUndoGrouping() } }
  }

  @Test(.evidence(.documented)) func pausesAreCounted() {
    page.undo.disableUndoRegistration()
    page.undo.disableUndoRegistration()
    page.undo.enableUndoRegistration()
    page.set("a")
    #expect(!page.undo.isUndoRegistrationEnabled && !page.undo.canUndo)
    page.undo.enableUndoRegistration()
    page.undo.enableUndoRegistration()
    page.undo.disableUndoRegistration()
    #expect(!page.undo.isUndoRegistrationEnabled, "one enabling too many is none")
  }

  @Test(.evidence(.documented)) func theOldestAreForgottenBeyondTheLimit() {
    for text in ["a", "ab", "abc"] {
      page.set(text)
      stage.advance(by: 0)
    }
    #expect(page.undo.undoCount == 3)
    page.undo.levelsOfUndo = 2
    #expect(page.undo.undoCount == 2)
    for _ in 0..<3 { page.undo.undo() }
    #expect(page.text == "a" && page.undo.redoCount == 2)
    page.undo.levelsOfUndo = 1
    page.undo.redo()
    #expect(page.text == "ab" && !page.undo.canRedo)
  }

  @Test(.evidence(.documented)) func actionsOfATargetAreForgottenTogether() {
    let other = Page()
    page.set("a")
    page.undo.registerUndo(withTarget: other) { $0.text = "undone" }
    stage.advance(by: 0)
    page.undo.registerUndo(withTarget: page) { $0.text = "gone" }
    stage.advance(by: 0)
    page.undo.removeAllActions(withTarget: page)
    #expect(page.undo.undoCount == 1)
    page.undo.undo()
    #expect(page.text == "a" && other.text == "undone")
  }

  @Test func viewsAskTheirWindow() {
    let view = UIView()
    stage.window.addSubview(view)
    #expect(view.undoManager === stage.window.undoManager && view.undoManager != nil)
  }
}
