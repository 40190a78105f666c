extension Rule {
  /// `(Void) -> Void` of Swift 3, a function without parameters → `() -> Void`.
  ///
  /// Since Swift 4 the type is that of a function which is given an empty tuple, so that it stays
  /// unless the module calls one without an argument.
  static let voidParameters = Rule(name: "void parameters") { draft in
    guard draft.module.callsVoidWithoutArgument else { return }
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.isActive[index] && file.takesVoid(index) {
        draft.remove(index + 1..<index + 2, in: number)
        draft.rewrote("a parameter of type Void", by: "void parameters", at: index, in: number)
      }
    }
  }
}

extension Module {
  /// Whether some value whose type is `(Void) -> …` is called as `value()`: that compiled only before
  /// Swift 4.
  var callsVoidWithoutArgument: Bool {
    let names = Set(
      sources.flatMap { file in
        file.tokens.indices.compactMap { file.takesVoid($0) ? file.nameTyped(at: $0) : nil }
      }
    )
    // A function of that name may be what is called.
    return !names.isEmpty
      && names.subtracting(functionNames).contains { name in
        sources.contains { file in file.tokens.indices.contains { file.calls(name, at: $0) } }
      }
  }

  private var functionNames: Set<String> {
    Set(sources.flatMap(\.declarations).filter { $0.kind == .function }.map(\.name))
  }
}

extension Source {
  /// Whether `(Void) ->` begins there.
  fileprivate func takesVoid(_ index: Int) -> Bool {
    kind(index) == .leftParenthesis && `is`(index + 1, "Void")
      && kind(index + 2) == .rightParenthesis && kind(index + 3) == .arrow
  }

  /// The variable or parameter with that function's type: `done: @escaping (Void) -> Void` and
  /// `done: ((Void) -> Void)?`.
  fileprivate func nameTyped(at index: Int) -> String? {
    var colon = index - 1
    while kind(colon) == .leftParenthesis { colon -= 1 }
    if kind(colon - 1) == .at { colon -= 2 }
    guard kind(colon) == .colon, kind(colon - 1) == .identifier else { return nil }
    return name(colon - 1)
  }

  /// `name()`, `name?()` and `name!()`.
  fileprivate func calls(_ name: String, at index: Int) -> Bool {
    guard kind(index) == .identifier, self.name(index) == name else { return false }
    let parenthesis = isPostfixMark(index + 1) ? index + 2 : index + 1
    return kind(parenthesis) == .leftParenthesis && partners[parenthesis] == parenthesis + 1
  }
}
