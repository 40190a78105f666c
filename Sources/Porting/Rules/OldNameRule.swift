extension Rule {
  /// Spellings of Swift 3 and 4: global names that have become members of a type
  /// (`NSFontAttributeName`), `text.characters`, `open static`.
  ///
  /// Names that this package declares are not changed.
  static let oldNames = Rule(name: "old names") { draft in
    let hasCharacters = draft.module.declaresCharacters
    for (number, file) in draft.module.sources.enumerated() {
      closeStatics(in: number, &draft)
      strengthenRequirements(in: number, &draft)
      castToOptionals(in: number, &draft)
      for index in file.tokens.indices where file.tokens[index].kind == .identifier {
        let token = file.tokens[index]
        for label in labels where token.end - token.start == label.old.utf8.count {
          rename(label, at: index, in: number, &draft)
        }
        if !hasCharacters, token.end - token.start == characters.utf8.count {
          removeCharacters(at: index, in: number, &draft)
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

  /// The labels in `UIColor(colorLiteralRed: …)` and `String(stringInterpolationSegment: a)`.
  private static let labels: [(type: String, old: String, new: String)] = [
    ("UIColor", "colorLiteralRed", "_colorLiteralRed"),
    ("String", "stringInterpolationSegment", "describing"),
  ]

  private static func rename(
    _ label: (type: String, old: String, new: String),
    at index: Int,
    in number: Int,
    _ draft: inout Draft
  ) {
    let file = draft.module.sources[number]
    guard file.text(file.tokens[index]) == label.old, file.kind(index + 1) == .colon,
      file.isActive[index], index > 1, file.kind(index - 1) == .leftParenthesis,
      draft.module.isMade(label.type, by: index - 1, in: file)
    else { return }
    draft.replace(index..<index + 1, in: number, by: label.new)
    draft.rewrote("\(label.old) is \(label.new)", by: "old names", at: index, in: number)
  }

  /// The view of Swift 3 in `text.characters.count`: a string is the collection of its characters.
  private static let characters = "characters"

  private static func removeCharacters(at index: Int, in number: Int, _ draft: inout Draft) {
    let file = draft.module.sources[number]
    guard file.text(file.tokens[index]) == characters, file.isActive[index],
      file.kind(index - 1) == .dot, file.kind(index + 1) != .leftParenthesis,
      file.startOfReceiver(before: index - 1) != nil
    else { return }
    draft.remove(index - 1..<index + 1, in: number)
    draft.rewrote("a string's characters", by: "old names", at: index, in: number)
  }

  /// `open static` and `open let` of Swift 3: neither can be overridden.
  private static func closeStatics(in number: Int, _ draft: inout Draft) {
    let file = draft.module.sources[number]
    for declaration in file.declarations where !declaration.isFurtherName {
      let isConstant = declaration.kind == .variable && file.word(declaration.keyword) == .let
      guard declaration.has(.static) || isConstant else { continue }
      for modifier in declaration.modifiers where modifier.word == .open {
        draft.replace(modifier.range, in: number, by: "public")
        let what = isConstant ? "open let" : "open static"
        draft.rewrote(what, by: "old names", at: modifier.range.lowerBound, in: number)
      }
    }
  }

  /// `weak var` in a protocol, which said nothing to those who conform.
  private static func strengthenRequirements(in number: Int, _ draft: inout Draft) {
    let file = draft.module.sources[number]
    for declaration in file.declarations
    where declaration.kind == .variable && !declaration.isFurtherName {
      guard let parent = declaration.parent, file.declarations[parent].kind == .protocol else {
        continue
      }
      for modifier in declaration.modifiers where [.weak, .unowned].contains(modifier.word) {
        draft.remove(modifier.range, in: number)
        draft.rewrote(
          "a weak requirement",
          by: "old names",
          at: modifier.range.lowerBound,
          in: number
        )
      }
    }
  }

  /// `a as AnyObject!` of Swift 3 and 4, which meant `AnyObject?`.
  private static func castToOptionals(in number: Int, _ draft: inout Draft) {
    let file = draft.module.sources[number]
    for index in file.tokens.indices where file.is(index, "as") && file.isActive[index] {
      var last = index + 1
      guard file.kind(last) == .identifier, file.kind(index - 1) != .dot else { continue }
      while file.kind(last + 1) == .dot, file.kind(last + 2) == .identifier { last += 2 }
      guard file.kind(last + 1) == .postfixExclamation, !file.tokens[last + 1].isSpaced else {
        continue
      }
      draft.replace(last + 1..<last + 2, in: number, by: "?")
      draft.rewrote("a cast to an optional", by: "old names", at: index, in: number)
    }
    // `{ (a: A) -> B! in`
    for index in file.tokens.indices
    where file.kind(index) == .postfixExclamation && file.word(index + 1) == .in
      && file.kind(index - 2) == .arrow && file.isActive[index]
    {
      draft.replace(index..<index + 1, in: number, by: "?")
      draft.rewrote("a closure's optional result", by: "old names", at: index, in: number)
    }
  }

  /// `UIFontWeightBold`, `kCAFilterLinear`.
  private static func beginsOldName(_ byte: UInt8) -> Bool {
    byte.isUppercase || byte == UInt8(ascii: "k")
  }

  /// `f(name: 1)`; in `[name: 1]` it is a value.
  private static func isLabel(_ index: Int, in file: Source) -> Bool {
    guard file.kind(index + 1) == .colon, index > 0 else { return false }
    // `extension UIDocumentState: A`, `case NSFontAttributeName:`, `a ? UIFontWeightThin : b`
    if ["extension", "case", "?"].contains(file.text(file.tokens[index - 1])) { return false }
    guard file.kind(index - 1) == .comma || file.kind(index - 1) == .leftBracket else {
      return true
    }
    var opener = index - 1
    while opener > 0, file.partners[opener] <= opener {
      opener = min(file.partners[opener], opener) - 1
    }
    // In braces it is a case: `case NSFontAttributeName, NSKernAttributeName:`
    return file.kind(opener) == .leftParenthesis
  }

  private static func isDeclared(_ index: Int, in file: Source) -> Bool {
    file.word(index - 1) == .let || file.word(index - 1) == .var
  }
}

extension Module {
  /// Whether a parenthesis makes a type: `Type(`, `Type.init(`, `self.init(` in an extension of it.
  fileprivate func isMade(_ type: String, by parenthesis: Int, in file: Source) -> Bool {
    let callee = parenthesis - 1
    guard file.word(callee) == .`init`, file.kind(callee - 1) == .dot, callee > 1 else {
      return file.name(callee) == type
    }
    guard file.word(callee - 2) == .self else { return file.name(callee - 2) == type }
    return enclosingTypes(of: callee, in: file).first == type
  }

  /// Whether a type of the app has a member `characters` of its own.
  fileprivate var declaresCharacters: Bool {
    types.values.contains { record in
      record.members.contains { self[$0].name == "characters" }
    }
  }
}
