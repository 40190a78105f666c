import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The handles at the ends of selected text.
@MainActor
@Suite(.evidence(.inferred)) struct SelectionHandleTests {
  private let stage = Stage(device: .iPhone15)

  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 40, y: 300, width: 300, height: 50))
    field.text = text
    stage.window.addSubview(field)
    _ = field.becomeFirstResponder()
    stage.advance(by: 1)
    return field
  }

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 40, y: 100, width: 300, height: 120))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    stage.window.addSubview(view)
    _ = view.becomeFirstResponder()
    stage.advance(by: 1)
    return view
  }

  private func select(_ range: NSRange, in text: some UITextInput) {
    text.selectedTextRange = UITextRange(range)
    stage.advance(by: 0)
  }

  /// The start's handle and the end's.
  private func handles(
    of text: some TextWithEditMenu
  ) throws -> (start: SelectionHandle, end: SelectionHandle) {
    let handles = try #require(text.selectionMark).handles
    return (try #require(handles.first), try #require(handles.last))
  }

  // MARK: Directions

  @Test(arguments: ["שלום", "سلام"])
  func inTextFromRightToLeftTheStartsHandleStandsAtTheRight(word: String) throws {
    let (field, view) = (field(word), view(word))
    for text in [field, view] as [any TextWithEditMenu] {
      _ = text.becomeFirstResponder()
      select(NSRange(location: 0, length: 4), in: text)
      let rect = try #require(text.selectionRects(for: UITextRange(text.keptSelection)).first)
      let (start, end) = try handles(of: text)
      #expect(rect.writingDirection == .rightToLeft)
      #expect(abs(start.stem.midX - rect.rect.maxX) < 1e-6)
      #expect(abs(end.stem.midX - rect.rect.minX) < 1e-6)
      #expect(abs(start.knob.maxY - rect.rect.minY) < 1e-6)
      #expect(abs(end.knob.minY - rect.rect.maxY) < 1e-6)
    }
  }

  /// The line runs from left to right; its handles once did, too.
  @Test func aWordFromRightToLeftInAnotherTextHasItsOwnDirection() throws {
    let view = view("abc שלום def")
    let (hebrew, latin) = (NSRange(location: 4, length: 4), NSRange(location: 9, length: 3))
    select(hebrew, in: view)
    let (start, end) = try handles(of: view)
    #expect(end.stem.midX < start.stem.midX - 20)
    select(latin, in: view)
    let (first, last) = try handles(of: view)
    #expect(first.stem.midX < last.stem.midX - 20)
    let directions = [hebrew, latin].map {
      view.selectionRects(for: UITextRange($0)).map(\.writingDirection)
    }
    #expect(directions == [[.rightToLeft], [.leftToRight]])
  }

  @Test func theHandlesOfSeveralLinesStandInTheFirstAndTheLastOne() throws {
    let view = view("שלום\nשלום")
    select(NSRange(location: 0, length: 9), in: view)
    let rects = view.selectionRects(for: UITextRange(NSRange(location: 0, length: 9))).map(\.rect)
    let (start, end) = try handles(of: view)
    #expect(abs(start.stem.midX - rects[0].maxX) < 1e-6 && start.stem.minY == rects[0].minY)
    #expect(abs(end.stem.midX - rects[1].minX) < 1e-6 && end.stem.minY == rects[1].minY)
  }

  // MARK: Dragging

  /// What was selected each time that a delegate heard of it.
  private final class Notes: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var selected: [String] = []

    func textFieldDidChangeSelection(_ textField: UITextField) { note(textField) }
    func textViewDidChangeSelection(_ textView: UITextView) { note(textView) }
    private func note(_ text: any UITextInput) {
      selected.append(text.selectedTextRange.flatMap { text.text(in: $0) } ?? "none")
    }
  }

  private func knob(_ handle: SelectionHandle, of text: UIView) -> CGPoint {
    text.convert(CGPoint(x: handle.knob.midX, y: handle.knob.midY), to: nil)
  }

  @Test func theEndFollowsTheFingerAndTheStartStays() throws {
    let (field, notes) = (field("Hello brave world"), Notes())
    select(NSRange(location: 6, length: 5), in: field)
    field.delegate = notes
    field.showEditMenu()
    let finger = knob(try handles(of: field).end, of: field)
    var during: [Int] = []
    try stage.record {
      stage.drag(from: finger, to: CGPoint(x: 330, y: finger.y), duration: 1)
      stage.schedule(at: 0.5) { during.append(stage.editMenuTitles.count) }
    }
    #expect(notes.selected.last == "brave world" && during == [0])
    #expect(notes.selected.allSatisfy { $0.hasPrefix("brave ") })
    let counts = notes.selected.map(\.count)
    #expect(counts.first == 6 && counts == Set(counts).sorted())
    #expect(stage.editMenuTitles == ["Cut", "Copy", "Select All"])
  }

  @Test func theStartBecomesTheEndBehindIt() throws {
    let (field, notes) = (field("Hello brave world"), Notes())
    select(NSRange(location: 6, length: 5), in: field)
    field.delegate = notes
    let finger = knob(try handles(of: field).start, of: field)
    try stage.record { stage.drag(from: finger, to: CGPoint(x: 330, y: finger.y), duration: 2) }
    #expect(Array(notes.selected.prefix(4)) == ["rave", "ave", "ve", "e"])
    #expect(notes.selected.last == " world" && !notes.selected.contains(""))
    #expect(field.keptSelection == NSRange(location: 11, length: 6))
  }

  @Test func aFingerThatDoesNotMoveChangesNothing() throws {
    let (field, notes) = (field("Hello brave world"), Notes())
    select(NSRange(location: 6, length: 5), in: field)
    field.delegate = notes
    let finger = knob(try handles(of: field).start, of: field)
    try stage.record { stage.tap(at: CGPoint(x: finger.x - 10, y: finger.y)) }
    #expect(notes.selected == [] && field.keptSelection == NSRange(location: 6, length: 5))
    #expect(stage.editMenuTitles == ["Cut", "Copy", "Select All"])
  }

  @Test func theMiddleOfASelectedWordIsTappedBesideItsHandles() throws {
    let field = field("Hello brave world")
    select(NSRange(location: 6, length: 5), in: field)
    let word = field.firstRect(for: UITextRange(NSRange(location: 6, length: 5)))
    let middle = field.convert(CGPoint(x: word.midX, y: word.midY), to: nil)
    try stage.record { stage.tap(at: middle) }
    #expect(field.keptSelection.length == 0 && field.selectionMark == nil)
    #expect(field.gestureRecognizers?.contains { $0 is SelectionDrag } == false)
  }

  @Test func aHandleIsDraggedFromLineToLine() throws {
    let (view, notes) = (view("one two\nthree four\nfive"), Notes())
    select(NSRange(location: 4, length: 3), in: view)
    view.delegate = notes
    let finger = knob(try handles(of: view).end, of: view)
    let four = view.caretRect(for: UITextPosition(18))
    let goal = view.convert(CGPoint(x: four.minX, y: four.midY), to: nil)
    let line = four.midY - view.caretRect(for: view.beginningOfDocument).midY
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    stage.window.addGestureRecognizer(pan)
    var states: [UIGestureRecognizer.State] = []
    try stage.record {
      stage.drag(from: finger, to: CGPoint(x: goal.x, y: finger.y + line), duration: 1)
      stage.schedule(at: 0.9) { states = [pan.state, view.panGestureRecognizer.state] }
    }
    #expect(view.selectedRange == NSRange(location: 4, length: 14))
    #expect(notes.selected.last == "two\nthree four" && view.contentOffset == .zero)
    #expect(states.count == 2 && states.allSatisfy { $0 == .failed || $0 == .possible })
  }

  @Test func fromRightToLeftTheEndIsDraggedToTheLeft() throws {
    let view = view("שלום שלום")
    select(NSRange(location: 0, length: 4), in: view)
    let finger = knob(try handles(of: view).end, of: view)
    try stage.record { stage.drag(from: finger, to: CGPoint(x: 42, y: finger.y), duration: 1) }
    #expect(view.selectedRange == NSRange(location: 0, length: 9))
  }

  @Test func aTextScrollsOnUnderAHandleNearItsEdge() throws {
    let view = view((0..<20).map { "line \($0 + 10)" }.joined(separator: "\n"))
    select(NSRange(location: 0, length: 4), in: view)
    let finger = knob(try handles(of: view).end, of: view)
    let edge = CGPoint(x: finger.x, y: view.frame.maxY - 5)
    try stage.record { stage.drag(along: [finger, edge], duration: 0.5, pause: 2) }
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 120)) < 1)
    #expect(view.selectedRange.location == 0 && NSMaxRange(view.selectedRange) > 140)
  }
}
