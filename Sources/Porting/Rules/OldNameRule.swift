extension Rule {
  /// Global names that have become members of a type: `NSFontAttributeName`.
  ///
  /// Names that this package declares are not changed.
  static let oldNames = Rule(name: "old names") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.tokens[index].kind == .identifier {
        let token = file.tokens[index]
        if token.end - token.start == colorLabel.utf8.count {
          renameColorLabel(at: index, in: number, &draft)
        }
        guard token.end - token.start > 8, file.isActive[index], file.kind(index - 1) != .dot,
          !isLabel(index, in: file), beginsOldName(file.bytes[token.start]),
          let name = OldNames.all[file.text(token)], !isDeclared(index, in: file)
        else { continue }
        draft.replace(index..<index + 1, in: number, by: name)
        draft.rewrote("\(file.text(token)) is \(name)", by: "old names", at: index, in: number)
      }
    }
  }

  /// The label of Swift 3 in `UIColor(colorLiteralRed: …)`.
  private static let colorLabel = "colorLiteralRed"

  private static func renameColorLabel(at index: Int, in number: Int, _ draft: inout Draft) {
    let file = draft.module.sources[number]
    guard file.text(file.tokens[index]) == colorLabel, file.kind(index + 1) == .colon,
      index > 1, file.text(file.tokens[index - 2]) == "UIColor"
    else { return }
    draft.replace(index..<index + 1, in: number, by: "_" + colorLabel)
    draft.rewrote("\(colorLabel) is _\(colorLabel)", by: "old names", at: index, in: number)
  }

  /// `UIFontWeightBold`, `kCAFilterLinear`.
  private static func beginsOldName(_ byte: UInt8) -> Bool {
    byte.isUppercase || byte == UInt8(ascii: "k")
  }

  /// `f(name: 1)`; in `[name: 1]` it is a value.
  private static func isLabel(_ index: Int, in file: Source) -> Bool {
    guard file.kind(index + 1) == .colon else { return false }
    guard file.kind(index - 1) == .comma || file.kind(index - 1) == .leftBracket else {
      return true
    }
    var opener = index - 1
    while opener > 0, file.partners[opener] <= opener {
      opener = min(file.partners[opener], opener) - 1
    }
    return file.kind(opener) != .leftBracket
  }

  private static func isDeclared(_ index: Int, in file: Source) -> Bool {
    file.word(index - 1) == .let || file.word(index - 1) == .var
  }
}
