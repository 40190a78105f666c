extension Rule {
  /// `delegate?.window??` → `delegate?.window?`: the requirement is not optional here.
  static let applicationWindow = Rule(name: "window") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.is(index, "window") && file.isActive[index] {
        guard file.kind(index - 1) == .dot, isPostfix(index + 1, file), isPostfix(index + 2, file)
        else { continue }
        draft.remove(index + 2..<index + 3, in: number)
        draft.rewrote("the window of a delegate", by: "window", at: index, in: number)
      }
    }
  }

  private static func isPostfix(_ index: Int, _ file: Source) -> Bool {
    guard file.kind(index) == .postfixQuestion || file.kind(index) == .postfixExclamation else {
      return false
    }
    return !file.tokens[index].isSpaced
  }
}
