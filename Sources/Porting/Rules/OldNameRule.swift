extension Rule {
  /// Global names that became members of a type: `NSFontAttributeName`.
  ///
  /// Names that this package still has are left to it.
  static let oldNames = Rule(name: "old names") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.tokens[index].kind == .identifier {
        let token = file.tokens[index]
        guard token.end - token.start > 8, file.isActive[index], file.kind(index - 1) != .dot,
          file.kind(index + 1) != .colon, beginsOldName(file.bytes[token.start]),
          let name = OldNames.all[file.text(token)], !isDeclared(index, in: file)
        else { continue }
        draft.replace(index..<index + 1, in: number, by: name)
        draft.rewrote("\(file.text(token)) is \(name)", by: "old names", at: index, in: number)
      }
    }
  }

  /// `UIFontWeightBold`, `kCAFilterLinear`.
  private static func beginsOldName(_ byte: UInt8) -> Bool {
    byte.isUppercase || byte == UInt8(ascii: "k")
  }

  private static func isDeclared(_ index: Int, in file: Source) -> Bool {
    file.word(index - 1) == .let || file.word(index - 1) == .var
  }
}
