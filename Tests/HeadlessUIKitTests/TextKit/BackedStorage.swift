import Foundation

@testable import HeadlessUIKit

/// A storage as apps write it: four overrides on a text of its own, and a list of its edits.
final class BackedStorage: NSTextStorage {
  struct Edit: Equatable {
    let mask: EditActions
    let range: NSRange
    let change: Int
  }

  private let backing = NSMutableAttributedString(string: "")
  private(set) var edits: [Edit] = []
  /// Called as an edit is processed.
  var onProcessing: ((BackedStorage) -> Void)?

  override init() {
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var string: String { backing.string }

  override func attributes(
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    let change = (str as NSString).length - range.length
    edited(.editedCharacters, range: range, changeInLength: change)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  /// Reports an edit as it is told, which may be otherwise than it was made.
  func replaceAll(by text: String, reporting range: NSRange, change: Int) {
    backing.setAttributedString(NSAttributedString(string: text))
    edited(.editedCharacters, range: range, changeInLength: change)
  }

  override func processEditing() {
    edits.append(Edit(mask: editedMask, range: editedRange, change: changeInLength))
    onProcessing?(self)
    super.processEditing()
  }
}
