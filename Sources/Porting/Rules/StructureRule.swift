extension Rule {
  /// Initialisers that set the fields of a structure of C, in an extension: on iOS one may do so field
  /// by field; here, where it is a structure of Swift in another module, it is made as zero first.
  static let structures = Rule(name: "structures") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for declaration in file.declarations
      where declaration.kind == .extension && ofC.contains(declaration.name)
        && draft.module.types[declaration.name]?.primary == nil
      {
        for member in declaration.members.map({ file.declarations[$0] })
        where member.kind == .initializer {
          guard let body = member.body, file.isActive[body.lowerBound],
            !isMadeWhole(body, file)
          else { continue }
          draft.insert(" self.init();", after: body.lowerBound, in: number)
          draft.rewrote(
            "an initialiser of a structure of C",
            by: "structures",
            at: member.keyword,
            in: number
          )
        }
      }
    }
  }

  private static let ofC: Set<String> = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "UIEdgeInsets", "UIOffset",
    "NSDirectionalEdgeInsets", "CATransform3D", "NSRange",
  ]

  /// Whether it calls another initialiser, or sets all at once.
  private static func isMadeWhole(_ body: ClosedRange<Int>, _ file: Source) -> Bool {
    body.contains { index in
      guard file.word(index) == .self, file.kind(index - 1) != .dot else { return false }
      return file.kind(index + 1) == .equal
        || file.kind(index + 1) == .dot && file.word(index + 2) == .`init`
    }
  }
}
