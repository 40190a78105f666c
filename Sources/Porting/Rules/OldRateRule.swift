extension Rule {
  /// Rates of deceleration, which were plain numbers before Swift 4.2: `let rate: CGFloat =
  /// UIScrollViewDecelerationRateFast` is one by type unless something calculates with it, and so is
  /// the number in `list.decelerationRate = 0.9`.
  static let oldRates = Rule(name: "old rates") { draft in
    let takesNumbers = draft.module.setsNumbersAsRates
    var required: Set<Module.Location> = []
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices
      where file.kind(index) == .identifier && file.isActive[index] {
        if let type = file.numberOfRate(index) {
          let rate = OldRate(type: type, value: index, source: number)
          rate.port(&draft)
          if !rate.use(in: draft.module).isNumber {
            required.formUnion(rate.requirements(in: draft.module))
          }
        } else if takesNumbers, let value = file.numberSetAsRate(index) {
          draft.insert("UIScrollView.DecelerationRate(rawValue: ", before: value, in: number)
          draft.insert(")", after: value, in: number)
          draft.rewrote("a number as a rate", by: "old rates", at: value, in: number)
        }
      }
    }
    let places = required.sorted { ($0.source, $0.declaration) < ($1.source, $1.declaration) }
    for location in places {
      guard let type = draft.module[location].type else { continue }
      draft.replace(type, in: location.source, by: "UIScrollView.DecelerationRate")
      draft.rewrote(
        "a rate with the type of a number",
        by: "old rates",
        at: type.lowerBound,
        in: location.source
      )
    }
  }
}

extension OldRate {
  fileprivate func port(_ draft: inout Draft) {
    let (use, name) = (self.use(in: draft.module), self.name(in: draft.module))
    if !use.isNumber {
      draft.replace(type..<type + 1, in: source, by: "UIScrollView.DecelerationRate")
      draft.rewrote("a rate with the type of a number", by: "old rates", at: type, in: source)
      return
    }
    draft.insert(".rawValue", after: value, in: source)
    draft.rewrote("a rate that is used as a number", by: "old rates", at: value, in: source)
    guard use.isSet else { return }
    draft.left(
      "\(name) is a number and a rate",
      by: "old rates",
      at: type,
      in: source,
      remedy: "write UIScrollView.DecelerationRate(rawValue: \(name)) where a view is given it"
    )
  }
}

extension Module {
  /// Whether `list.decelerationRate = 0.9` sets the rate of a scroll view: that compiled only before
  /// Swift 4.2, whose names such a module has; otherwise the property is that of another type.
  fileprivate var setsNumbersAsRates: Bool {
    sources.contains { file in file.tokens.indices.contains { file.isOldRate($0) } }
      && !sources.contains { file in
        file.declarations.contains { $0.kind == .variable && $0.name == "decelerationRate" }
      }
  }
}

extension Source {
  /// Where the type `CGFloat` stands of what is nothing but a rate: of a variable or a parameter with
  /// that value, or of a property or function that returns it.
  func numberOfRate(_ index: Int) -> Int? {
    guard isOldRate(index) else { return nil }
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

  /// The number in `list.decelerationRate = 0.9`.
  fileprivate func numberSetAsRate(_ index: Int) -> Int? {
    guard `is`(index, "decelerationRate"), kind(index - 1) == .dot, kind(index + 1) == .equal,
      kind(index + 2) == .number, endsRate(index + 3)
    else { return nil }
    return index + 2
  }
}
