import Foundation

/// Links with a scheme, names of hosts, and email addresses.
enum DetectedLinks {
  static func all(in text: NSString, _ range: NSRange) -> [DetectedResult] {
    var found: [DetectedResult] = []
    for (pattern, start) in patterns {
      for match in pattern.matches(in: text, range) {
        let place = trimmed(match.range, in: text)
        let isTaken = found.contains { NSIntersectionRange($0.range, place).length > 0 }
        let words = text.substring(with: place)
        let hasStart = words.lowercased().hasPrefix(start)
        guard !isTaken, let url = URL(string: hasStart ? words : start + words) else { continue }
        found.append(DetectedResult(.link(url), at: place))
      }
    }
    return found
  }

  /// Each with what its links lack.
  private static let patterns: [(TextPattern, String)] = [
    (TextPattern(#"\b(?:https?|ftp|file)://"# + rest + "+"), ""),
    (
      TextPattern(#"(?<![\w.%+-])(?:mailto:)?[\w.%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}(?![\w-])"#),
      "mailto:"
    ),
    // [W] Apple's makes them links by HTTP.
    (
      TextPattern(
        #"(?<![\w@./:-])(?:www\.(?:[a-z0-9-]+\.)+[a-z]{2,}|(?:[a-z0-9-]+\.)+(?:"# + domains
          + #"))(?![\w-])(?!\.\w)(?::\d{1,5})?(?:[/?#]"# + rest + "*)?"
      ),
      "http://"
    ),
  ]

  private static let rest = #"[^\s<>"«»“”]"#

  /// [I] Those that are more likely part of an address than of anything else.
  private static let domains =
    "com|org|net|edu|gov|mil|int|info|biz|io|app|dev|me|tv|co|uk|de|fr|es|it|nl|be|ch|at|eu|us|ca"
    + "|au|nz|jp|cn|kr|in|br|mx|ar|cl|ru|pl|se|no|dk|fi|ie|pt|cz|gr|tr|il|za|sg|hk|tw"

  /// Without the end of the sentence, and without a bracket that was opened before.
  private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
    var words = Substring(text.substring(with: range))
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    while let last = words.last {
      if let opening = pairs[last] {
        guard words.count(where: { $0 == last }) > words.count(where: { $0 == opening }) else {
          break
        }
      } else if !".,;:!?'’…".contains(last) {
        break
      }
      words.removeLast()
    }
    return NSRange(location: range.location, length: words.utf16.count)
  }
}
