extension Rule {
  /// `delegate?.tapped?(x)`: requirements of this module are tested by conformance; all
  /// requirements of UIKit have a default implementation here.
  static let optionalCalls = Rule(name: "optional calls") { draft in
    let module = draft.module
    let requirements = RequirementGroup.all(in: module)
    for (number, file) in module.sources.enumerated() {
      for index in file.tokens.indices
      where file.tokens[index].kind == .identifier && file.isActive[index] {
        guard file.kind(index - 1) == .dot else {
          guard !requirements.isEmpty, let named = requirements[file.name(index)] else { continue }
          OptionalCall(module: module, number: number, name: index).portOfSelf(named, &draft)
          continue
        }
        let mark = file.kind(index + 1)
        let isOptional = mark == .postfixQuestion || mark == .postfixExclamation
        let isCall =
          file.kind(index + 2) == .leftParenthesis && !file.tokens[index + 2].isSpaced
          || file.kind(index + 2) == .leftBrace && !file.startsLine(index + 2)
            && (mark == .postfixQuestion || file.takesBlock(index) && !file.isInHead(index))
        if isOptional, isCall {
          let call = OptionalCall(module: module, number: number, name: index)
          call.port(requirements[file.name(index)] ?? [], &draft)
        } else if !requirements.isEmpty, let named = requirements[file.name(index)] {
          let labels = file.labels(ofReference: index)
          guard mark != .leftParenthesis || labels != nil else { continue }
          let call = OptionalCall(module: module, number: number, name: index)
          call.portReference(named, labels: labels, &draft)
        }
      }
    }
  }
}

extension Source {
  /// Whether a block after `name!` can be an argument: behind `if value!` and the like it is what runs.
  fileprivate func takesBlock(_ index: Int) -> Bool {
    var first = index
    while !startsLine(first) { first -= 1 }
    let heads: [Word] = [.if, .for, .while, .guard, .switch]
    return !(first..<index).contains { heads.contains(word($0)) }
      && UIKitRequirements.name(beginningWith: name(index) + "(", andMore: 1) != nil
  }

  /// Whether a name stands in what `if`, `for` and the like ask, where a brace begins their block.
  fileprivate func isInHead(_ name: Int) -> Bool {
    var index = name - 1
    while index >= 0, kind(index) != .rightBrace, kind(index) != .semicolon {
      if [.if, .guard, .while, .for, .switch].contains(word(index)) {
        return kind(index + 1) != .colon
      }
      if tokens[index].isOpening { return false }
      index = tokens[index].isClosing ? partners[index] - 1 : index - 1
    }
    return false
  }
}
