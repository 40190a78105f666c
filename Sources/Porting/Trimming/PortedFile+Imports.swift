extension PortedModule.File {
  /// The lines that import a module; without those of other systems.
  package func lines(importing module: String) -> [Int] {
    guard let source = try? Source(path: path, bytes: text) else { return [] }
    return source.declarations.filter {
      $0.kind == .import && $0.name.prefix { $0 != "." } == module && source.isActive[$0.nameToken]
    }
    .map { source.line(at: source.tokens[$0.nameToken].start) }
  }
}
