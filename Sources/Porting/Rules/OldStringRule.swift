extension Rule {
  /// Constants of Core Animation, which were strings before Swift 4.2: `let side: String =
  /// kCATransitionFromTop` is of the type that the constant has now, and so is a parameter that an
  /// animation is given.
  static let oldStrings = Rule(name: "old strings") { draft in
    // A type of the app may have a string of that name.
    let properties = OldConstants.properties.filter { !draft.module.hasVariable(named: $0.key) }
    for (number, file) in draft.module.sources.enumerated() {
      let places =
        file.variablesOfOldConstants
        + file.declarations.flatMap { declaration in
          declaration.parameters.compactMap { file.place(of: $0, in: declaration, properties) }
        }
      for place in places {
        if file.isText(place) {
          draft.left(
            "what is written of a constant would no longer be its text",
            by: "old strings",
            at: place.token,
            in: number,
            remedy: "make it a \(place.type), and write its rawValue"
          )
          continue
        }
        draft.replace(place.token..<place.token + 1, in: number, by: place.type)
        draft.rewrote(
          "a constant with the type of a string",
          by: "old strings",
          at: place.token,
          in: number
        )
      }
    }
  }
}

/// A token `String`, and the type in its place.
private struct StringPlace {
  let token: Int
  let type: String
  /// Where it may be used.
  let scope: Range<Int>
}

extension Source {
  /// Those like `let side: String = isUp ? kCATransitionFromTop : kCATransitionFromBottom`.
  fileprivate var variablesOfOldConstants: [StringPlace] {
    tokens.indices.compactMap { index in
      guard `is`(index, "String"), kind(index - 1) == .colon, kind(index + 1) == .equal,
        [.let, .var].contains(word(index - 3)), isActive[index]
      else { return nil }
      return firstConstant(from: index + 2).map {
        StringPlace(token: index, type: $0, scope: tokens.indices)
      }
    }
  }

  /// Whether its name is written out, as a part of a text or to the console, where a constant looks
  /// otherwise than its string.
  fileprivate func isText(_ place: StringPlace) -> Bool {
    let text = name(place.token - 2)
    return place.scope.contains { index in
      guard kind(index) == .identifier, name(index) == text else { return false }
      return [.stringStart, .stringMiddle].contains(kind(index - 1))
        || kind(index - 1) == .leftParenthesis
          && ["print", "NSLog", "debugPrint", "dump"].contains(name(index - 2))
    }
  }

  /// The type of the first constant that the expression at a token may be, itself or by a condition.
  private func firstConstant(from start: Int) -> String? {
    var index = start
    while tokens.indices.contains(index), index == start || !endsStatement(at: index) {
      if let type = OldConstants.type(of: name(index)), isValue(index) { return type }
      index = partners[index] > index ? partners[index] + 1 : index + 1
    }
    return nil
  }

  private func isValue(_ index: Int) -> Bool {
    let isResult =
      kind(index - 1) == .equal || kind(index - 1) == .colon || `is`(index - 1, "?")
      || `is`(index - 1, "??")
    return isResult && (endsRate(index + 1) || kind(index + 1) == .colon)
  }

  /// A line goes on with an operator, or with the other branch of a condition.
  private func endsStatement(at index: Int) -> Bool {
    switch kind(index) {
    case .semicolon, .rightBrace: true
    case .operator, .colon, .dot: false
    default: startsLine(index)
    }
  }

  /// A parameter with such a constant as its default, or that an animation or a layer is given.
  fileprivate func place(
    of parameter: Declaration.Parameter,
    in declaration: Declaration,
    _ properties: [String: String]
  ) -> StringPlace? {
    guard parameter.type.count == 1, `is`(parameter.type.lowerBound, "String"),
      isActive[parameter.type.lowerBound]
    else { return nil }
    let usual = parameter.defaultValue.flatMap { $0.count == 1 ? name($0.lowerBound) : nil }
    let type =
      usual.flatMap(OldConstants.type)
      ?? declaration.body.flatMap { body in
        body.lazy.compactMap {
          self.type(givenBy: $0, called: parameter.name, in: body, properties)
        }.first
      }
    let scope = declaration.body.map { Range($0) } ?? 0..<0
    return type.map { StringPlace(token: parameter.type.lowerBound, type: $0, scope: scope) }
  }

  /// The type of what a parameter is given to: `CAMediaTimingFunction(name: timing)`,
  /// `animation.fillMode = mode`.
  private func type(
    givenBy index: Int,
    called text: String,
    in body: ClosedRange<Int>,
    _ properties: [String: String]
  ) -> String? {
    guard kind(index) == .identifier, name(index) == text, kind(index - 1) != .dot else {
      return nil
    }
    if kind(index - 1) == .colon, `is`(index - 2, "name"), kind(index + 1) == .rightParenthesis,
      let type = OldConstants.names[name(index - 4)]
    {
      return type
    }
    guard kind(index - 1) == .equal, kind(index - 3) == .dot, endsRate(index + 1) else {
      return nil
    }
    let property = name(index - 2)
    let isOfTransition = property == "type" || property == "subtype"
    guard !isOfTransition || isTransition(index - 4, in: body) else { return nil }
    return properties[property]
  }

  /// Whether a name is that of a transition which a function makes.
  private func isTransition(_ index: Int, in body: ClosedRange<Int>) -> Bool {
    guard kind(index) == .identifier, kind(index - 1) != .dot else { return false }
    return body.contains { other in
      name(other) == name(index) && `is`(other + 2, "CATransition")
        && (kind(other + 1) == .equal || kind(other + 1) == .colon)
    }
  }
}
