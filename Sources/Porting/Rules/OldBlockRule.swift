extension Rule {
  /// `queue.async { _ in … }` of Swift 3, where a block without parameters could have one that it
  /// ignores → `queue.async { … }`.
  static let oldBlocks = Rule(name: "old blocks") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for brace in file.tokens.indices
      where file.kind(brace) == .leftBrace && file.isActive[brace] && file.is(brace + 1, "_")
        && file.word(brace + 2) == .in
      {
        guard let block = file.block(beginningAt: brace), withoutParameters.contains(block.full),
          !draft.module.declares(block.name)
        else { continue }
        draft.remove(brace + 1..<brace + 3, in: number)
        draft.rewrote("an ignored parameter", by: "old blocks", at: brace, in: number)
      }
    }
  }

  private static let withoutParameters: Set<String> = [
    "async:", "async(group:):", "asyncAfter(deadline:):", "sync:", "dismiss(animated:):",
    "dismiss(animated:completion:)", "present(_:animated:):", "present(_:animated:completion:)",
    "animate(withDuration:):", "animate(withDuration:animations:)",
    "animate(withDuration:delay:options:animations:)", "performWithoutAnimation:",
    "setCompletionBlock:", "setCompletionBlock(_:)",
  ]
}

extension Source {
  /// The call that a closure is the last argument of: its name, and the name with the labels up to
  /// the closure, which a colon ends if the closure follows the arguments.
  fileprivate func block(beginningAt brace: Int) -> (name: String, full: String)? {
    if kind(brace - 1) == .identifier, kind(brace - 2) == .dot {
      return (name(brace - 1), name(brace - 1) + ":")
    }
    let isTrailing = kind(brace - 1) == .rightParenthesis
    guard let parenthesis = isTrailing ? partners[brace - 1] : opening(before: brace),
      kind(parenthesis - 1) == .identifier
    else { return nil }
    let given = name(parenthesis - 1)
    let list = isTrailing ? labels(ofCall: parenthesis) : labels(from: parenthesis, upTo: brace)
    guard isTrailing || !list.isEmpty else { return nil }
    let labels = "(" + list.map { ($0 ?? "_") + ":" }.joined() + ")"
    return (given, given + (list.isEmpty ? "" : labels) + (isTrailing ? ":" : ""))
  }

  /// The parenthesis that is open at a token.
  private func opening(before index: Int) -> Int? {
    var token = index - 1
    while token > 0 {
      if kind(token) == .leftParenthesis { return token }
      guard kind(token) != .leftBrace, kind(token) != .leftBracket else { return nil }
      token = min(partners[token], token) - 1
    }
    return nil
  }

  /// The labels of a call's arguments up to the one that begins at, or before, a token.
  private func labels(from parenthesis: Int, upTo index: Int) -> [String?] {
    let ranges = elements(parenthesis + 1..<partners[parenthesis])
    guard let last = ranges.firstIndex(where: { $0.contains(index) }),
      index - ranges[last].lowerBound == 2 || index == ranges[last].lowerBound
    else { return [] }
    return Array(labels(ofCall: parenthesis)[...last])
  }
}

extension Module {
  /// Whether a function of the app has that name.
  fileprivate func declares(_ name: String) -> Bool {
    sources.contains { source in
      source.declarations.contains { $0.kind == .function && $0.name == name }
    }
  }
}
