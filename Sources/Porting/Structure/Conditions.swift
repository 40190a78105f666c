/// `#if` and related directives: inactive code is ignored.
enum Conditions {
  private struct Open {
    /// Whether the surrounding code is compiled.
    let outer: Bool
    /// Whether one of the previous branches is certainly compiled.
    var isTaken: Bool
  }

  static func activity(in source: Source) throws(Flaw) -> [Bool] {
    var activity = Array(repeating: true, count: source.tokens.count)
    var open: [Open] = []
    var isActive = true
    var index = 0
    while index < source.tokens.count {
      let token = source.tokens[index]
      guard token.kind == .directive else {
        activity[index] = isActive
        index += 1
        continue
      }
      let end = endOfLine(after: index, in: source)
      let truth = Condition.truth(of: index + 1..<end, in: source)
      switch source.text(token) {
      case "#if":
        open.append(Open(outer: isActive, isTaken: truth == true))
        isActive = isActive && truth != false
      case "#elseif":
        guard let last = open.indices.last else { throw stray(token) }
        isActive = open[last].outer && !open[last].isTaken && truth != false
        if truth == true { open[last].isTaken = true }
      case "#else":
        guard let last = open.last else { throw stray(token) }
        isActive = last.outer && !last.isTaken
      default:
        guard let last = open.popLast() else { throw stray(token) }
        isActive = last.outer
      }
      // The conditions themselves may be rewritten even in inactive code.
      index = end
    }
    if !open.isEmpty { throw Flaw(offset: source.bytes.count, reason: "'#if' has no '#endif'") }
    return activity
  }

  private static func stray(_ token: Token) -> Flaw {
    Flaw(offset: token.start, reason: "a branch of '#if' is outside of any '#if'")
  }

  static func endOfLine(after index: Int, in source: Source) -> Int {
    var end = index + 1
    while end < source.tokens.count, !source.tokens[end].startsLine { end += 1 }
    return end
  }
}
