/// A file without the parts that do not compile, each as small as possible, with unchanged line
/// numbers.
///
/// A statement or a body that does not compile is replaced by a call that reports it; other
/// declarations are removed, as is what only older systems would do.
package struct Trim: Sendable {
  /// A compiler error on a line.
  package struct Problem: Hashable, Sendable {
    package let line: Int
    package let words: String

    package init(line: Int, words: String) {
      self.line = line
      self.words = words
    }
  }

  /// A removed part, and the error that removed it.
  package struct RemovedPart: Hashable, Sendable {
    /// `the body of viewDidLoad()`, `the property player`.
    package let name: String
    package let problem: Problem
  }

  /// Whether declarations were removed, so that their users have to be compiled again.
  package let isAboutDeclarations: Bool
  package let parts: [RemovedPart]
  /// The file without those parts.
  package let file: PortedModule.File

  /// Nil if the whole file has to be removed: an error is outside of all parts that could be.
  package init?(_ file: PortedModule.File, _ problems: [Problem]) {
    guard let source = try? Source(path: file.path, bytes: file.text) else { return nil }
    var found: [Int: (target: TrimTarget, problem: Problem)] = [:]
    for problem in problems {
      guard let target = TrimTarget(problem, in: source) else { return nil }
      // The first error of a part is usually the cause of the others.
      if found[target.key] == nil { found[target.key] = (target, problem) }
    }
    let whole = Set(found.values.compactMap { $0.target.wholeBody })
    let all = found.sorted { $0.key < $1.key }.map(\.value)
      .filter { !$0.target.isStatement(within: whole) }
    let inner = Set(
      all.indices.filter { index in
        all.indices.contains { $0 != index && all[$0].target.encloses(all[index].target) }
      }
    )
    let isAboutDeclarations = all.contains { !$0.target.isBody }
    self.isAboutDeclarations = isAboutDeclarations
    let chosen = all.indices.filter {
      all[$0].target.isBody != isAboutDeclarations && !inner.contains($0)
    }
    .map { all[$0] }
    parts = chosen.map { RemovedPart(name: $0.target.name, problem: $0.problem) }
    let edits = chosen.map { $0.target.edit(because: $0.problem.words, line: $0.problem.line) }
    self.file = PortedModule.File(
      path: file.path,
      text: Edit.apply(Edit.inOrder(edits), to: file.text)
    )
  }
}
