extension Rule {
  /// `delete(kSecClassKey)` where the app's `delete` takes any object → `delete(kSecClassKey as
  /// AnyObject)`: Core Foundation's texts are objects on iOS.
  static let constantObjects = Rule(name: "constant objects") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.isActive[index] && file.isLoneConstant(index) {
        guard let call = file.call(around: index), draft.module.takesObject(call) else { continue }
        draft.insert(" as AnyObject", after: index, in: number)
        draft.rewrote("a constant as an object", by: "constant objects", at: index, in: number)
      }
    }
  }
}

/// An argument of a call of some function of the app.
private struct CallArgument {
  let name: String
  let labels: [String?]
  let place: Int
}

extension Module {
  /// Whether all functions that may be called take any object there.
  fileprivate func takesObject(_ call: CallArgument) -> Bool {
    var isKnown = false
    for source in sources {
      for function in source.declarations
      where function.kind == .function && function.name == call.name
        && function.parameters.map(\.label) == call.labels
      {
        isKnown = true
        let type = source.plainType(function.parameters[call.place].type)
        guard type == "AnyObject" else { return false }
      }
    }
    return isKnown
  }
}

extension Source {
  /// Whether a constant of the keychain is a whole argument.
  fileprivate func isLoneConstant(_ index: Int) -> Bool {
    guard kind(index) == .identifier, name(index).hasPrefix("kSec"),
      kind(index + 1) == .comma || kind(index + 1) == .rightParenthesis
    else { return false }
    // In `f(a ? b : kSecClassKey)` the colon follows no label.
    let start = kind(index - 1) == .colon ? index - 2 : index
    return kind(start) == .identifier
      && (kind(start - 1) == .leftParenthesis || kind(start - 1) == .comma)
  }

  fileprivate func call(around index: Int) -> CallArgument? {
    var (open, place) = (index - 1, 0)
    while open > 0, kind(open) != .leftParenthesis {
      guard kind(open) != .leftBrace, kind(open) != .leftBracket else { return nil }
      if kind(open) == .comma { place += 1 }
      open = min(partners[open], open) - 1
    }
    guard open > 0, kind(open - 1) == .identifier else { return nil }
    return CallArgument(name: name(open - 1), labels: labels(ofCall: open), place: place)
  }
}
