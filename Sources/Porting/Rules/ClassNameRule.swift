extension Rule {
  /// `type(of: object).description()` of any object, `classForCoder.description()` →
  /// `String(reflecting: type(of: object))`: in Objective-C every class has that function, here those
  /// have it that are known to be objects of Foundation.
  static let classNames = Rule(name: "class names") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for name in file.tokens.indices where file.is(name, "description") && file.isActive[name] {
        guard let start = file.startOfAnyClass(describedAt: name) else { continue }
        draft.insert("String(reflecting: ", before: start, in: number)
        draft.replace(name - 1..<name + 3, in: number, by: ")")
        draft.rewrote("the name of any class", by: "class names", at: name, in: number)
      }
    }
  }
}

extension Source {
  /// Where the class of any object begins that `.description()` follows.
  fileprivate func startOfAnyClass(describedAt name: Int) -> Int? {
    guard kind(name - 1) == .dot, kind(name + 1) == .leftParenthesis,
      kind(name + 2) == .rightParenthesis, !startsLine(name + 1)
    else { return nil }
    let last = name - 2
    if `is`(last, "classForCoder") { return startOfReceiver(before: name - 1) }
    guard kind(last) == .rightParenthesis else { return nil }
    let parenthesis = partners[last]
    let isOfAnyObject =
      `is`(parenthesis - 1, "type") && last - parenthesis == 4 && `is`(parenthesis + 1, "of")
      && localType(of: self.name(parenthesis + 3), at: name) == "AnyObject"
    return isOfAnyObject ? parenthesis - 1 : nil
  }
}
