extension Rule {
  /// Two files that declare types of one name belong to two targets, but what is ported together is
  /// one module, in which the second type is not found.
  static let sameNames = Rule(name: "same names") { draft in
    let module = draft.module
    var known: [String: Module.Location] = [:]
    var twins: [(location: Module.Location, other: Module.Location)] = []
    for (number, file) in module.sources.enumerated() {
      for (index, declaration) in file.declarations.enumerated()
      where file.isKnownToOtherFiles(declaration) {
        let location = Module.Location(source: number, declaration: index)
        guard let other = known[declaration.name] else {
          known[declaration.name] = location
          continue
        }
        if other.source != number { twins.append((location, other)) }
      }
    }
    guard let (location, other) = twins.first else { return }
    let more = Set(twins.map { module[$0.location].name }).count - 1
    let others = more == 0 ? "" : more == 1 ? ", as is another type" : ", as are \(more) more types"
    draft.left(
      "\(module[location].name) is declared in \(module.source(of: other).path) too\(others):"
        + " these are several targets",
      by: "same names",
      at: module[location].nameToken,
      in: location.source,
      remedy: "name the folder of one target alone"
    )
  }
}

extension Source {
  /// Whether a declaration is a type that no condition leaves out and that other files can name.
  fileprivate func isKnownToOtherFiles(_ declaration: Declaration) -> Bool {
    guard declaration.isType, declaration.kind != .extension, declaration.parent == nil,
      !declaration.name.isEmpty
    else { return false }
    let access = declaration.access(in: self)
    return access != .private && access != .fileprivate && !isInCondition(declaration.keyword)
  }

  private func isInCondition(_ token: Int) -> Bool {
    let directives = tokens[..<token].filter { $0.kind == .directive }.map { text($0) }
    return directives.count { $0 == "#if" } > directives.count { $0 == "#endif" }
  }
}
