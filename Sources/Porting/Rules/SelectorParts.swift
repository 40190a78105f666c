/// The contents of the parentheses of `#selector`.
struct SelectorParts {
  enum Accessor {
    case getter, setter
  }

  private(set) var accessor: Accessor?
  /// The path before the name: nothing, `self`, a type, variables.
  private(set) var path: [String] = []
  private(set) var name = ""
  private(set) var nameToken = 0
  /// nil if no labels are written.
  private(set) var labels: [String?]?
  private(set) var cast: String?
  private(set) var castArity: Int?

  init?(_ range: Range<Int>, in file: Source) {
    var range = range
    if file.kind(range.lowerBound + 1) == .colon, range.count > 2 {
      switch file.text(range.lowerBound) {
      case "getter": accessor = .getter
      case "setter": accessor = .setter
      default: return nil
      }
      range = range.lowerBound + 2..<range.upperBound
    }
    range = file.withoutParentheses(range)
    if let cast = range.first(where: { file.word($0) == .as && file.isTopLevel($0, in: range) }) {
      readCast(cast + 1..<range.upperBound, in: file)
      range = file.withoutParentheses(range.lowerBound..<cast)
    }
    guard readNames(range, in: file) else { return nil }
  }

  var writtenLabels: String {
    guard let labels, !labels.isEmpty else { return "" }
    return "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  private mutating func readCast(_ range: Range<Int>, in file: Source) {
    guard !range.isEmpty else { return }
    cast = file.flat(range)
    let arrows = range.filter { file.kind($0) == .arrow && file.isTopLevel($0, in: range) }
    guard let last = arrows.last, file.kind(last - 1) == .rightParenthesis else { return }
    castArity = file.elements(file.partners[last - 1] + 1..<last - 1).count
  }

  private mutating func readNames(_ range: Range<Int>, in file: Source) -> Bool {
    var names: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch file.kind(index) {
      case .identifier: names.append(index)
      case .dot, .postfixQuestion, .postfixExclamation: break
      case .leftParenthesis where !names.isEmpty:
        let list = index + 1..<file.partners[index]
        guard list.upperBound + 1 == range.upperBound, let found = file.labels(inList: list)
        else { return false }
        labels = found
        index = list.upperBound
      default: return false
      }
      index += 1
    }
    guard let last = names.last else { return false }
    name = file.name(last)
    nameToken = last
    path = names.dropLast().map(file.name)
    return true
  }
}

extension Source {
  /// The range without enclosing parentheses.
  func withoutParentheses(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count > 2, kind(range.lowerBound) == .leftParenthesis,
      partners[range.lowerBound] == range.upperBound - 1
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return range
  }

  /// Whether the token is not inside any brackets of the range.
  func isTopLevel(_ token: Int, in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < token { index = after(index) }
    return index == token
  }

  /// The elements between commas.
  func elements(_ range: Range<Int>) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = endOfElement(from: start, limit: range.upperBound)
      elements.append(start..<end)
      start = end + 1
    }
    return elements
  }
}
