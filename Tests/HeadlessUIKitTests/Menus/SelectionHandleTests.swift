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
  ) throws -> (SelectionHandle, SelectionHandle) {
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
}
