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
        let isOptional = file.isOptionalMark(index + 1)
        let isCall =
          file.kind(index + 2) == .leftParenthesis && !file.tokens[index + 2].isSpaced
          || file.kind(index + 2) == .leftBrace && !file.startsLine(index + 2)
            && (mark == .postfixQuestion || file.takesBlock(index))
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
  /// Whether a block after `name!` is an argument: where that begins no statement, it is what
  /// `if value! {` runs.
  fileprivate func takesBlock(_ index: Int) -> Bool {
    guard let start = startOfReceiver(before: index - 1) else { return false }
    return kind(start - 1) == .leftBrace || isStatement(from: start, to: partners[index + 2])
  }
}
