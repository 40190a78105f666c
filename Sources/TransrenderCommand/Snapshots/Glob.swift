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
    var (place, index) = (0, 0)
    var star: (place: Int, index: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[index] {
        place += 1
        index += 1
      } else if let last = star {
        star = (last.place, last.index + 1)
        (place, index) = (last.place + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
