/// A pattern with `*` for any characters, including slashes, and `?` for one.
struct Glob {
  /// No name is longer; a limit keeps matching fast.
  static let longest = 1000

  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  /// On a mismatch only the last star takes one more character: earlier stars need not be retried,
  /// since the last one can take everything that follows.
  func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (position, index) = (0, 0)
    var star: (position: Int, index: Int)?
    while index < text.count {
      if position < pattern.count, pattern[position] == "*" {
        star = (position, index)
        position += 1
      } else if position < pattern.count,
        pattern[position] == "?" || pattern[position] == text[index]
      {
        position += 1
        index += 1
      } else if let last = star {
        star = (last.position, last.index + 1)
        (position, index) = (last.position + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}
