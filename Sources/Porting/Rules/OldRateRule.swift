extension Rule {
  /// Rates of deceleration, which were plain numbers before Swift 4.2: `let rate: CGFloat =
  /// UIScrollViewDecelerationRateFast` is one by type, and so is the number in
  /// `list.decelerationRate = 0.9`.
  static let oldRates = Rule(name: "old rates") { draft in
    let hasOwnRate = draft.module.sources.contains { source in
      source.declarations.contains { $0.kind == .variable && $0.name == "decelerationRate" }
    }
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices
      where file.kind(index) == .identifier && file.isActive[index] {
        if let type = file.numberOfRate(index) {
          draft.replace(type..<type + 1, in: number, by: rate)
          draft.rewrote("a rate with the type of a number", by: "old rates", at: type, in: number)
        } else if !hasOwnRate, let value = file.numberSetAsRate(index) {
          draft.insert("\(rate)(rawValue: ", before: value, in: number)
          draft.insert(")", after: value, in: number)
          draft.rewrote("a number as a rate", by: "old rates", at: value, in: number)
        }
      }
    }
  }

  private static let rate = "UIScrollView.DecelerationRate"
}

extension Source {
  /// Where the type `CGFloat` stands of what is nothing but a rate: of a variable or a parameter with
  /// that value, or of a property or function that returns it.
  fileprivate func numberOfRate(_ index: Int) -> Int? {
    guard
      `is`(index, "UIScrollViewDecelerationRateFast")
        || `is`(index, "UIScrollViewDecelerationRateNormal")
    else { return nil }
    var type = index - 1
    if kind(type) == .equal {
      guard endsRate(index + 1) else { return nil }
    } else {
      if word(type) == .return { type -= 1 }
      guard kind(type) == .leftBrace, kind(index + 1) == .rightBrace else { return nil }
    }
    type -= 1
    let isStated = kind(type - 1) == .colon || kind(type - 1) == .arrow
    return `is`(type, "CGFloat") && isStated ? type : nil
  }

  private func endsRate(_ index: Int) -> Bool {
    switch kind(index) {
    case nil, .semicolon, .comma, .rightParenthesis, .rightBrace: true
    case .operator, .dot, .postfixQuestion: false
    default: startsLine(index)
    }
  }

  /// The number in `list.decelerationRate = 0.9`.
  fileprivate func numberSetAsRate(_ index: Int) -> Int? {
    guard `is`(index, "decelerationRate"), kind(index - 1) == .dot, kind(index + 1) == .equal,
      kind(index + 2) == .number, endsRate(index + 3)
    else { return nil }
    return index + 2
  }
}
