import Foundation

/// A constant pattern, which takes large letters for small ones.
struct TextPattern: Sendable {
  private let expression: NSRegularExpression

  init(_ pattern: String) {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    else { preconditionFailure("\(pattern) is no pattern") }
    self.expression = expression
  }

  func matches(in text: NSString, _ range: NSRange) -> [Match] {
    expression.matches(in: text.substring(from: 0), range: range).map {
      Match(result: $0, text: text)
    }
  }

  struct Match {
    let result: NSTextCheckingResult
    let text: NSString

    var range: NSRange { result.range }
    var whole: String { text.substring(with: range) }

    /// What a named group holds; nil if it takes no part, or the pattern has none of that name.
    subscript(name: String) -> String? {
      let range = result.range(withName: name)
      return range.location == NSNotFound ? nil : text.substring(with: range)
    }
  }
}
