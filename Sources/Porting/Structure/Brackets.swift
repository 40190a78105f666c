enum Brackets {
  /// For each bracket the index of its partner; a flaw if one has none.
  static func match(_ tokens: [Token]) throws(Flaw) -> [Int] {
    var partners = Array(tokens.indices)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.isOpening {
        open.append(index)
      } else if token.isClosing {
        guard let opening = open.popLast(), token.closes(tokens[opening]) else {
          throw Flaw(offset: token.start, reason: "a closing bracket has no opening one")
        }
        partners[index] = opening
        partners[opening] = index
      }
    }
    if let last = open.last {
      throw Flaw(offset: tokens[last].start, reason: "a bracket is never closed")
    }
    return partners
  }
}
