/// A file without the parts that do not compile, each the smallest that can go, on the same lines.
///
/// Of a function that is not understood the body goes, and something that reports it stands there;
/// what cannot even be declared goes whole.
public struct Trim: Sendable {
  /// What a compiler says of a line.
  public struct Problem: Hashable, Sendable {
    public let line: Int
    public let words: String

    public init(line: Int, words: String) {
      self.line = line
      self.words = words
    }
  }

  /// What went, and the problem that is solved by that.
  public struct Part: Hashable, Sendable {
    /// `the body of viewDidLoad()`, `the property player`.
    public let name: String
    public let problem: Problem
  }

  /// Whether declarations went, whose users are then to be compiled anew before they are judged.
  public let isAboutDeclarations: Bool
  public let parts: [Part]
  /// Without those parts.
  public let file: PortedModule.File

  /// Nil if the file has to go as a whole: a problem lies outside of all that could.
  public init?(_ file: PortedModule.File, _ problems: [Problem]) {
    guard let source = try? Source(path: file.path, bytes: file.text) else { return nil }
    var found: [Int: (place: TrimPlace, problem: Problem)] = [:]
    for problem in problems {
      guard let place = TrimPlace(problem, in: source) else { return nil }
      // The first problem of a part is the cause more often than those behind it.
      if found[place.key] == nil { found[place.key] = (place, problem) }
    }
    let all = found.sorted { $0.key < $1.key }.map(\.value)
    let isAboutDeclarations = all.contains { !$0.place.isBody }
    self.isAboutDeclarations = isAboutDeclarations
    let chosen = all.filter { $0.place.isBody != isAboutDeclarations }
    parts = chosen.map { Part(name: $0.place.name, problem: $0.problem) }
    let edits = chosen.map { $0.place.edit(because: $0.problem.words, line: $0.problem.line) }
    self.file = PortedModule.File(
      path: file.path,
      text: Edit.apply(Edit.inOrder(edits), to: file.text)
    )
  }
}
