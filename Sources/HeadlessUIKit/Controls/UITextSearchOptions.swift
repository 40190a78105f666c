public import Foundation

/// How a text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Where in a word a result may be.
  public enum WordMatchMethod: Int, Sendable {
    case contains, startsWith, fullWord
  }

  open fileprivate(set) var wordMatchMethod = WordMatchMethod.contains
  open fileprivate(set) var stringCompareOptions: NSString.CompareOptions = []

  public override init() {
    super.init()
  }

  /// [I] What the panel asks for until the user chooses otherwise.
  static var usual: UITextSearchOptions { make(.contains, [.caseInsensitive]) }

  static func make(
    _ method: WordMatchMethod,
    _ options: NSString.CompareOptions
  ) -> UITextSearchOptions {
    let made = UITextSearchOptions()
    (made.wordMatchMethod, made.stringCompareOptions) = (method, options)
    return made
  }

  /// The ranges of a text that match, in order; none overlap.
  func ranges(of query: String, in text: String) -> [NSRange] {
    guard !query.isEmpty else { return [] }
    let string = text as NSString
    let words = wordMatchMethod == .contains ? [] : TextUnits.words(of: text)
    var (found, start): ([NSRange], Int) = ([], 0)
    while start < string.length {
      let rest = NSRange(location: start, length: string.length - start)
      let next = string.range(of: query, options: stringCompareOptions, range: rest)
      guard next.location != NSNotFound, next.length > 0 else { break }
      if matches(next, words) { found.append(next) }
      start = NSMaxRange(next)
    }
    return found
  }

  private func matches(_ range: NSRange, _ words: [NSRange]) -> Bool {
    switch wordMatchMethod {
    case .contains: true
    case .startsWith: words.contains { $0.location == range.location }
    case .fullWord:
      words.contains { $0.location == range.location }
        && words.contains { NSMaxRange($0) == NSMaxRange(range) }
    }
  }
}
