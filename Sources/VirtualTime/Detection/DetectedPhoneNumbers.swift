import Foundation

/// Phone numbers: international ones, North American ones, and those that begin with 0.
enum DetectedPhoneNumbers {
  static func all(in text: NSString, _ range: NSRange) -> [DetectedResult] {
    pattern.matches(in: text, range).compactMap { match in
      isNumber(match.whole) ? DetectedResult(.phoneNumber(match.whole), at: match.range) : nil
    }
  }

  private static let pattern = TextPattern(
    #"(?<![\w.,/:+-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{1,12}(?:[ .-]\d{2,8}){0,6}"#
      + #"(?![\w/:-])(?![.,]\d)"#
  )

  private static func isNumber(_ text: String) -> Bool {
    let groups = text.split { !$0.isNumber }
    let digits = groups.joined(separator: "")
    // [D] ITU-T E.164: at most 15 digits.
    if text.hasPrefix("+") { return (7...15).contains(digits.count) }
    switch groups.map(\.count) {
    case [3, 3, 4], [3, 4], [10]: return true
    case [1, 3, 3, 4], [11]: return digits.hasPrefix("1") || digits.hasPrefix("0")
    // The figures of a date.
    case [2, 2, 4], [2, 2, 2]: return false
    default: return groups.count > 1 && digits.hasPrefix("0") && (8...13).contains(digits.count)
    }
  }
}
