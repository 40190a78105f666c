public import Foundation

/// A spell checker without a dictionary: it finds no mistakes and guesses nothing.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []

  public override nonisolated init() {
    super.init()
  }

  open class var availableLanguages: [String] { ["en_US"] }

  open func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    []
  }

  open func completions(
    forPartialWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { [] }

  open var ignoredWords: [String]? = []

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords?.append(wordToIgnore) }

  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}
