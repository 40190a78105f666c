extension Rule {
  /// `#if os(iOS)` is true in ported code, and the device is a simulator.
  ///
  /// A framework that a product of this package is in place of can be imported, with few exceptions;
  /// SwiftUI can where nothing else would compile.
  static let conditions = Rule(name: "conditions") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.tokens[index].kind == .directive {
        let line = index + 1..<Conditions.endOfLine(after: index, in: file)
        for term in line where isTrue(term, in: file, until: line.upperBound) {
          draft.replace(term..<term + 4, in: number, by: "true")
          draft.rewrote("a condition that is true here", by: "conditions", at: term, in: number)
        }
      }
    }
  }

  private static func isTrue(_ index: Int, in file: Source, until end: Int) -> Bool {
    guard file.kind(index + 1) == .leftParenthesis, file.partners[index + 1] == index + 3 else {
      return false
    }
    return file.is(index, "os") && file.is(index + 2, "iOS")
      || file.is(index, "targetEnvironment") && file.is(index + 2, "simulator")
      || file.is(index, "canImport") && file.hasReplacement(of: file.text(index + 2), behind: end)
  }
}
