public import Foundation

/// A position between two characters.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// In UTF-16 units, as everywhere in UIKit.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  public nonisolated override init() {
    offset = 0
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }
  open override var hash: Int { offset.hashValue }
}

/// The characters between two positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  public nonisolated override init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }

  open var isEmpty: Bool { range.length == 0 }
  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location + range.length) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }
  open override var hash: Int { range.hashValue }
}

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let frame: CGRect
  private let isFirst: Bool
  private let isLast: Bool
  private let direction: NSWritingDirection

  public nonisolated override init() {
    (frame, isFirst, isLast, direction) = (.zero, true, true, .leftToRight)
    super.init()
  }

  private init(_ part: Part, isFirst: Bool, isLast: Bool) {
    (frame, self.isFirst, self.isLast) = (part.rect, isFirst, isLast)
    direction = part.isRightToLeft ? .rightToLeft : .leftToRight
    super.init()
  }

  /// What is selected of one line.
  typealias Part = (rect: CGRect, isRightToLeft: Bool)

  /// From the first to the last line of a selection.
  static func all(_ parts: [Part]) -> [UITextSelectionRect] {
    parts.enumerated().map { index, part in
      UITextSelectionRect(part, isFirst: index == 0, isLast: index == parts.count - 1)
    }
  }

  open var rect: CGRect { frame }
  open var writingDirection: NSWritingDirection { direction }
  open var containsStart: Bool { isFirst }
  open var containsEnd: Bool { isLast }
  open var isVertical: Bool { false }
}

/// A text with positions and a selection.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// [D] The text input system sets it; the view tells it what others change.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from start: UITextPosition, to end: UITextPosition) -> Int
  func caretRect(for position: UITextPosition) -> CGRect
  func firstRect(for range: UITextRange) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange?
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?
  func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  var tokenizer: any UITextInputTokenizer { get }
  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
}

/// An edited text, with the calculations that text fields and text views share.
@MainActor
protocol EditedText: UITextInput {
  var ownText: NSMutableAttributedString { get }
  /// The insertion point or the selected text.
  var selection: NSRange { get set }
  var isEditing: Bool { get }
  var clearsOnInsertion: Bool { get set }
  var ownFont: UIFont? { get set }
  var ownColor: UIColor? { get set }
  var ownAlignment: NSTextAlignment { get set }
  var allowsEditingTextAttributes: Bool { get }
  /// The typing attributes that were set, until the selection changes.
  var givenTyping: [NSAttributedString.Key: Any]? { get set }
  /// Those of the text at the selection, over those of the view.
  var attributesAtSelection: [NSAttributedString.Key: Any] { get }
  /// What is marked, and what the change that comes next will mark.
  var markedPart: NSRange? { get set }
  var comingMark: NSRange? { get set }
  /// Asks the delegate.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  func change(_ range: NSRange, _ text: String)
  /// Shows and tells that the user has styled a part of the text.
  func attributesChanged()
}

extension EditedText {
  /// The range limited to the current text; an empty one keeps its position.
  func range(_ range: UITextRange) -> NSRange {
    let start = min(max(0, range.range.location), ownText.length)
    let end = min(max(start, range.range.location + range.range.length), ownText.length)
    return NSRange(location: start, length: end - start)
  }

  /// [D] Everything is replaced, once, by what is inserted if the text is to be cleared by it; [W]
  /// what is marked, by what confirms it.
  var insertionRange: NSRange {
    if let markedPart { return markedPart }
    guard clearsOnInsertion, isEditing else { return keptSelection }
    return NSRange(location: 0, length: ownText.length)
  }

  /// [D] Of the first selected character, or else of the one before the caret.
  func selectedAttributes(
    over usual: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    guard hasText else { return usual }
    let selection = keptSelection
    let index = selection.length > 0 ? selection.location : max(0, selection.location - 1)
    return usual.merging(ownText.attributes(at: index, effectiveRange: nil)) { $1 }
  }

  /// [D] What the first letter of a new text has, the view has from then on.
  func takeStyle(_ style: FirstLetterStyle) {
    ownFont = style.font ?? ownFont
    ownColor = style.color ?? ownColor
    ownAlignment = style.alignment ?? ownAlignment
  }

  /// Puts the insertion point where a finger was.
  func placeCaret(at point: CGPoint) {
    guard let position = closestPosition(to: point) else { return }
    guard selection != NSRange(location: position.offset, length: 0) else { return }
    selectedTextRange = stretch(from: position, to: position)
  }

  func string(in textRange: UITextRange) -> String? {
    (ownText.string as NSString).substring(with: range(textRange))
  }

  func stretch(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (first, last) = (min(start.offset, end.offset), max(start.offset, end.offset))
    guard first >= 0, last <= ownText.length else { return nil }
    return UITextRange(NSRange(location: first, length: last - first))
  }

  /// Nil outside of the text.
  func offsetPosition(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
    let moved = position.offset + offset
    return (0...ownText.length).contains(moved) ? UITextPosition(moved) : nil
  }

  /// The range that the delete key erases: the selection, or the character before it.
  var erased: NSRange? {
    let selection = keptSelection
    guard selection.length == 0 else { return selection }
    guard selection.location > 0 else { return nil }
    return (ownText.string as NSString)
      .rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  /// The selection limited to the current text.
  var keptSelection: NSRange { keptSelection(in: ownText.length) }

  func keptSelection(in length: Int) -> NSRange {
    let location = min(max(0, selection.location), length)
    return NSRange(location: location, length: min(max(0, selection.length), length - location))
  }
}
