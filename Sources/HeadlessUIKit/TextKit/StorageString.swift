import Foundation

/// The characters of a text storage; what changes them edits the storage.
final class StorageString: NSMutableString {
  private let storage: NSTextStorage

  init(_ storage: NSTextStorage) {
    self.storage = storage
    super.init(capacity: 0)
  }

  private var string: NSString { storage.string as NSString }

  override var length: Int { string.length }

  override func character(at index: Int) -> unichar { string.character(at: index) }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage.replaceCharacters(in: range, with: aString)
  }

  // MARK: Required

  required init(capacity: Int) {
    storage = NSTextStorage()
    super.init(capacity: capacity)
  }

  required init(string aString: String) {
    storage = NSTextStorage(string: aString)
    super.init(capacity: 0)
  }

  required init(characters: UnsafePointer<unichar>, length: Int) {
    storage = NSTextStorage(string: NSString(characters: characters, length: length) as String)
    super.init(capacity: 0)
  }

  required init(stringLiteral value: StaticString) {
    storage = NSTextStorage(string: value.description)
    super.init(capacity: 0)
  }

  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }

  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(stringLiteral: value)
  }

  required convenience init?(coder aDecoder: NSCoder) { nil }
}
