/// A type that the body of a function declares: only that function can name it, and nothing can
/// extend it.
struct LocalType: Sendable {
  let declaration: Declaration
  let members: [Declaration]
}

extension Source {
  /// The types in the bodies of all functions, also of closures in them.
  var localTypes: [LocalType] {
    declarations.filter { !$0.isType }.compactMap(\.body).flatMap { body in
      body.filter { isActive[$0] && beginsLocalType($0) }.map { keyword in
        DeclarationReader.readLocalType(at: keyword, until: body.upperBound, in: self)
      }
    }
  }

  /// Whether a token is the keyword of a type, not that of a `class` requirement or member.
  private func beginsLocalType(_ index: Int) -> Bool {
    switch word(index) {
    case .class, .struct, .enum, .actor:
      guard kind(index + 1) == .identifier else { return false }
      let next = kind(index + 2)
      return next == .colon || next == .leftBrace || self.is(index + 2, "<")
    default: return false
    }
  }
}
