extension Rule {
  /// `annotation.title!!` → `annotation.title!`: MapKit's requirement may also be missing, here it is
  /// always there.
  static let annotationTitles = Rule(name: "annotation titles") { draft in
    for (number, file) in draft.module.sources.enumerated()
    where file.declarations.contains(where: { $0.kind == .import && $0.name == "MapKit" }) {
      for index in file.tokens.indices
      where file.kind(index - 1) == .dot && file.isActive[index]
        && (file.is(index, "title") || file.is(index, "subtitle"))
      {
        guard (index + 1...index + 2).allSatisfy(file.isPostfixMark) else { continue }
        draft.remove(index + 2..<index + 3, in: number)
        draft.rewrote("an annotation's title", by: "annotation titles", at: index, in: number)
      }
    }
  }
}
