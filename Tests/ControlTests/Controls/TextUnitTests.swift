import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Words, lines and places of a text.
@MainActor
@Suite struct TextUnitTests {
  private let bench = Bench()

  private func view(_ text: String) -> UITextView {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 300, height: 200))
    view.text = text
    return view
  }

  private func unit(
    of text: String,
    at offset: Int,
    _ granularity: UITextGranularity,
    _ direction: UITextDirection
  ) throws -> String? {
    let view = view(text)
    let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
    let range = view.tokenizer.rangeEnclosingPosition(
      place,
      with: granularity,
      inDirection: direction
    )
    let isWithin = view.tokenizer.isPosition(
      place,
      withinTextUnit: granularity,
      inDirection: direction
    )
    #expect(isWithin == (range != nil))
    return range.flatMap(view.text(in:))
  }

  @Test(
    arguments: [
      (0, "I"), (1, nil), (2, "can't"), (5, "can't"), (7, nil), (8, "pay"), (12, "3.50"),
      (16, nil), (18, "é"),
    ] as [(Int, String?)]
  )
  func wordsAreFound(offset: Int, word: String?) throws {
    let text = "I can't pay 3.50! é"
    #expect(try unit(of: text, at: offset, .word, .storage(.forward)) == word)
  }

  @Test func anEmojiIsAWordAndALowercaseLetterIsNoNewSentence() throws {
    #expect(try unit(of: "so👍🏽fast", at: 2, .word, .storage(.forward)) == "👍🏽")
    #expect(try unit(of: "so👍🏽fast", at: 7, .word, .storage(.forward)) == "fast")
    let sentence = try unit(of: "Use e.g. this. Or", at: 3, .sentence, .storage(.forward))
    #expect(sentence == "Use e.g. this. ")
  }

  @Test func atABoundaryTheDirectionDecides() throws {
    #expect(try unit(of: "one two", at: 3, .word, .storage(.backward)) == "one")
    #expect(try unit(of: "one two", at: 3, .word, .storage(.forward)) == nil)
    #expect(try unit(of: "one two", at: 4, .word, .layout(.right)) == "two")
    #expect(try unit(of: "one two", at: 4, .word, UITextDirection(rawValue: 1)) == nil)
  }

  @Test func largerUnitsAreFound() throws {
    let text = "Is it 3.5? Yes.\nNo"
    #expect(try unit(of: text, at: 2, .sentence, .storage(.forward)) == "Is it 3.5? ")
    #expect(try unit(of: text, at: 12, .sentence, .storage(.forward)) == "Yes.\n")
    #expect(try unit(of: text, at: 12, .paragraph, .storage(.forward)) == "Is it 3.5? Yes.")
    #expect(try unit(of: text, at: 17, .line, .storage(.forward)) == "No")
    let line = try unit(of: text, at: 3, .line, .storage(.forward))
    #expect(line?.hasPrefix("Is it 3.5? Yes.") == true)
    #expect(try unit(of: text, at: 3, .document, .storage(.forward)) == text)
    #expect(try unit(of: "a👍🏽b", at: 2, .character, .storage(.forward)) == "👍🏽")
  }

  @Test func boundariesAreMet() throws {
    let view = view("one two")
    let start = view.beginningOfDocument
    let next = try #require(
      view.tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward))
    )
    #expect(view.offset(from: start, to: next) == 3)
    #expect(view.tokenizer.isPosition(next, atBoundary: .word, inDirection: .storage(.forward)))
    #expect(!view.tokenizer.isPosition(next, atBoundary: .word, inDirection: .storage(.backward)))
    let last = view.tokenizer.position(
      from: view.endOfDocument,
      toBoundary: .word,
      inDirection: .storage(.backward)
    )
    #expect(last.map { view.offset(from: start, to: $0) } == 4)
    #expect(
      view.tokenizer.position(from: start, toBoundary: .word, inDirection: .layout(.left)) == nil
    )
  }

  /// Directions of the screen were those of text from left to right.
  @Test(arguments: [("שלום עולם", true), ("one two", false)])
  func directionsOfTheScreenFollowTheLetters(text: String, isRightToLeft: Bool) throws {
    let view = view(text)
    let (forward, backward): (UITextLayoutDirection, UITextLayoutDirection) =
      isRightToLeft ? (.left, .right) : (.right, .left)
    let start = view.beginningOfDocument
    let end = try #require(
      view.tokenizer.position(from: start, toBoundary: .word, inDirection: .layout(forward))
    )
    #expect(view.offset(from: start, to: end) == text.prefix { $0 != " " }.count)
    #expect(view.tokenizer.isPosition(end, atBoundary: .word, inDirection: .layout(forward)))
    #expect(!view.tokenizer.isPosition(end, atBoundary: .word, inDirection: .layout(backward)))
    #expect(view.tokenizer.isPosition(start, withinTextUnit: .word, inDirection: .layout(forward)))
    let back = view.tokenizer.position(
      from: start,
      toBoundary: .word,
      inDirection: .layout(backward)
    )
    #expect(back == nil)
    let below = view.tokenizer.rangeEnclosingPosition(
      start,
      with: .word,
      inDirection: .layout(.down)
    )
    #expect(below.map { view.offset(from: start, to: $0.end) } == view.offset(from: start, to: end))
  }

  @Test func aTappedWordIsFound() throws {
    let view = view("one two")
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let caret = view.caretRect(for: place)
    let tapped = try #require(view.characterRange(at: CGPoint(x: caret.minX + 3, y: caret.midY)))
    #expect(view.text(in: tapped) == "w")
    #expect(view.characterRange(at: CGPoint(x: 290, y: 190)) == nil)
    let word = view.tokenizer.rangeEnclosingPosition(
      tapped.start,
      with: .word,
      inDirection: UITextDirection(rawValue: 1)
    )
    #expect(word.flatMap(view.text(in:)) == "two")
  }

  @Test func placesAreComparedAndMoved() throws {
    let view = view("a👍🏽b\nc")
    let start = view.beginningOfDocument
    let second = try #require(view.position(from: start, in: .right, offset: 2))
    #expect(view.offset(from: start, to: second) == 5)
    #expect(view.position(from: second, in: .left, offset: 2) == start)
    #expect(view.position(from: start, in: .left, offset: 1) == nil)
    let below = try #require(view.position(from: start, in: .down, offset: 1))
    #expect(view.offset(from: start, to: below) == 7)
    #expect(view.position(from: below, in: .up, offset: 1) == start)
    #expect(view.position(from: start, in: .up, offset: 1) == nil)
    #expect(view.compare(start, to: below) == .orderedAscending)
    #expect(view.compare(below, to: start) == .orderedDescending)
    #expect(view.compare(start, to: view.beginningOfDocument) == .orderedSame)
    let all = try #require(view.textRange(from: start, to: below))
    #expect(view.position(within: all, farthestIn: .right) == below)
    #expect(view.position(within: all, farthestIn: .up) == start)
    #expect(view.characterRange(byExtending: below, in: .left) == all)
    let corner = CGPoint(x: 290, y: 190)
    #expect(view.closestPosition(to: corner, within: all) == below)
  }

  @Test func aFieldHasUnitsToo() throws {
    let field = bench.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "one two"
    let range = field.tokenizer.rangeEnclosingPosition(
      field.endOfDocument,
      with: .word,
      inDirection: .storage(.backward)
    )
    #expect(range.flatMap(field.text(in:)) == "two")
    #expect(field.position(from: field.beginningOfDocument, in: .down, offset: 1) == nil)
    #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
  }

  private final class ShortField: UITextField {
    override var endOfDocument: UITextPosition {
      position(from: beginningOfDocument, offset: 3) ?? super.endOfDocument
    }
    override func replace(_ range: UITextRange, withText text: String) {
      super.replace(range, withText: text.uppercased())
    }
  }

  private final class ShortView: UITextView {
    override var endOfDocument: UITextPosition {
      position(from: beginningOfDocument, offset: 3) ?? super.endOfDocument
    }
    override func replace(_ range: UITextRange, withText text: String) {
      super.replace(range, withText: text.uppercased())
    }
  }

  @Test func subclassesDecideWhereTheirTextEndsAndHowItIsReplaced() throws {
    let field = bench.add(ShortField(), CGRect(x: 0, y: 0, width: 300, height: 40))
    field.text = "one two"
    try expectSubclassDecides(field)
    let view = bench.add(ShortView(), CGRect(x: 0, y: 0, width: 300, height: 40))
    view.text = "one two"
    try expectSubclassDecides(view)
  }

  private func expectSubclassDecides(_ input: any EditedText) throws {
    let document = input.tokenizer.rangeEnclosingPosition(
      input.beginningOfDocument,
      with: .document,
      inDirection: .storage(.forward)
    )
    let range = try #require(document)
    #expect(input.text(in: range) == "one")
    input.replace(range, withText: "six")
    #expect(input.ownText.string == "SIX two")
  }
}
