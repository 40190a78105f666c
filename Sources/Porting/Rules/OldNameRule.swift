extension Rule {
  /// Global names of Swift 3 that became members of a type: `NSFontAttributeName`.
  ///
  /// Names that this package still has are left to it.
  static let oldNames = Rule(name: "old names") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.tokens[index].kind == .identifier {
        let token = file.tokens[index]
        guard token.end - token.start > 8, file.isActive[index], file.kind(index - 1) != .dot,
          file.kind(index + 1) != .colon, file.bytes[token.start].isUppercase,
          let name = newNames[file.text(token)], !isDeclared(index, in: file)
        else { continue }
        draft.replace(index..<index + 1, in: number, by: name)
        draft.rewrote("\(file.text(token)) is \(name)", by: "old names", at: index, in: number)
      }
    }
  }

  private static func isDeclared(_ index: Int, in file: Source) -> Bool {
    file.word(index - 1) == .let || file.word(index - 1) == .var
  }

  /// [D] The migration notes of Swift 4 and 4.2.
  private static let newNames: [String: String] = {
    var names: [String: String] = [
      "UIWindowLevelNormal": "UIWindow.Level.normal",
      "UIWindowLevelAlert": "UIWindow.Level.alert",
      "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
      "UILayoutPriorityRequired": "UILayoutPriority.required",
      "UILayoutPriorityDefaultHigh": "UILayoutPriority.defaultHigh",
      "UILayoutPriorityDefaultLow": "UILayoutPriority.defaultLow",
      "UILayoutPriorityFittingSizeLevel": "UILayoutPriority.fittingSizeLevel",
    ]
    for attribute in textAttributes {
      let first = attribute.prefix(1).uppercased() + attribute.dropFirst()
      names["NS\(first)AttributeName"] = "NSAttributedString.Key.\(attribute)"
    }
    return names
  }()

  private static let textAttributes = [
    "font", "paragraphStyle", "foregroundColor", "backgroundColor", "ligature", "kern",
    "strikethroughStyle", "underlineStyle", "strokeColor", "strokeWidth", "shadow", "textEffect",
    "attachment", "link", "baselineOffset", "underlineColor", "strikethroughColor", "obliqueness",
    "expansion", "writingDirection",
  ]
}
