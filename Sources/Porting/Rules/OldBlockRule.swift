extension Rule {
  /// `queue.async { _ in … }` of Swift 3, where a block without parameters could have one that it
  /// ignores → `queue.async { … }`.
  static let oldBlocks = Rule(name: "old blocks") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for brace in file.tokens.indices
      where file.kind(brace) == .leftBrace && file.isActive[brace] && file.is(brace + 1, "_")
        && file.word(brace + 2) == .in
      {
        guard let block = file.block(beginningAt: brace),
          draft.module.givesNothing(to: block) ?? withoutParameters.contains(block.full)
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

/// The call that a closure is the last argument of.
private struct BlockCall {
  let name: String
  /// The labels of the arguments; of those that precede the closure if it follows them.
  var labels: [String?] = []
  let isTrailing: Bool

  /// The name with the labels up to the closure, which a colon ends if the closure follows the
  /// arguments.
  var full: String {
    let list = labels.map { ($0 ?? "_") + ":" }.joined()
    return name + (labels.isEmpty ? "" : "(" + list + ")") + (isTrailing ? ":" : "")
  }

  /// Whether a function has parameters with all of the labels, in their order.
  func mayCall(_ function: Declaration) -> Bool {
    var rest = function.parameters.map(\.label)[...]
    for label in labels {
      guard let place = rest.firstIndex(of: label) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}

extension Source {
  fileprivate func block(beginningAt brace: Int) -> BlockCall? {
    if kind(brace - 1) == .identifier, kind(brace - 2) == .dot {
      return BlockCall(name: name(brace - 1), isTrailing: true)
    }
    let isTrailing = kind(brace - 1) == .rightParenthesis
    guard let parenthesis = isTrailing ? partners[brace - 1] : opening(before: brace),
      kind(parenthesis - 1) == .identifier
    else { return nil }
    let list = isTrailing ? labels(ofCall: parenthesis) : labels(from: parenthesis, upTo: brace)
    guard isTrailing || !list.isEmpty else { return nil }
    return BlockCall(name: name(parenthesis - 1), labels: list, isTrailing: isTrailing)
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
  /// Whether all functions of the app that are called so call the block without an argument; nil if
  /// there are none.
  fileprivate func givesNothing(to block: BlockCall) -> Bool? {
    var types: [String?] = []
    for source in sources {
      for function in source.declarations
      where function.kind == .function && function.name == block.name
        && block.mayCall(function)
      {
        let parameter =
          block.isTrailing
          ? function.parameters.last : function.parameters.last { $0.label == block.labels.last }
        types.append(parameter.map { source.flat($0.type) })
      }
    }
    return types.isEmpty ? nil : types.allSatisfy { $0.map(isFunctionWithoutParameters) ?? false }
  }

  /// Such as `(() -> Void)?` and `@escaping () -> ()`.
  private func isFunctionWithoutParameters(_ type: String) -> Bool {
    let spelled = type.filter { $0 != " " }
    let inner = spelled.hasPrefix("@escaping") ? spelled.dropFirst("@escaping".count) : spelled[...]
    let bare = inner.drop { $0 == "(" }
    return inner.hasPrefix("()->") || inner.hasPrefix("(()->")
      || bare.hasPrefix("Void)->") && callsVoidWithoutArgument
  }
}
