/// Converts Swift written for Apple's compiler to Swift that compiles here, line by line.
package struct PortedModule: Sendable {
  /// A file and its text.
  package struct File: Hashable, Sendable {
    package let path: String
    package let text: [UInt8]

    package init(path: String, text: [UInt8]) {
      self.path = path
      self.text = text
    }
  }

  /// All files, in the given order.
  package let files: [File]
  /// Sorted by file and line.
  package let notes: [Note]
  /// The members that were written into types for those of extensions.
  let moves: [Move]
  /// The classes that have a table of named members, which those of other modules extend.
  package let namedClasses: Set<String>
  /// The optional requirements of its protocols, which types of other modules may meet.
  package let optionalRequirements: [SeparateRequirement]
  /// What its extensions give to UIKit's classes, which classes of other modules inherit.
  package let extensionActions: [ExtensionAction]
  /// Whether it, or a module that it imports, asks objects what they understand.
  package let asksObjects: Bool

  /// Ports the files of one module together: a rule may need other files.
  ///
  /// The output of one rule may be input for another, so rules are repeated until nothing changes:
  /// ported code is not changed again. `namedElsewhere`, `optionalElsewhere` and `actionsElsewhere` are
  /// such classes, requirements and actions of the modules that this one imports, which may ask
  /// objects, too; `renamed` are the new names of modules that cannot keep theirs, `users` the files of
  /// the modules that import this one.
  package init(
    _ files: [File],
    namedElsewhere: Set<String> = [],
    optionalElsewhere: [SeparateRequirement] = [],
    actionsElsewhere: [ExtensionAction] = [],
    asksElsewhere: Bool = false,
    renamed: [String: String] = [:],
    users: [[File]] = []
  ) {
    func port(_ files: [File]) -> Round {
      Round(
        files,
        namedElsewhere: namedElsewhere,
        optionalElsewhere: optionalElsewhere,
        actionsElsewhere: actionsElsewhere,
        asksElsewhere: asksElsewhere,
        renamed: renamed,
        users: users
      )
    }
    var round = port(files)
    // The first round makes protocols of them.
    optionalRequirements = round.optionalRequirements
    var notes = round.notes
    var moves = round.moves
    var rounds = 1
    while round.hasChanges, rounds < Self.mostRounds {
      round = port(round.files)
      notes += round.notes.filter { $0.outcome == .rewritten }
      moves += round.moves
      rounds += 1
    }
    self.files = round.files
    self.notes = Self.inOrder(notes, of: files)
    self.moves = moves
    namedClasses = round.namedClasses
    extensionActions = round.extensionActions
    asksObjects = round.asksObjects
  }

  /// Ports a module that imports others, and that others import.
  package init(
    _ files: [File],
    after libraries: [PortedModule],
    before users: [[File]] = [],
    renamed: [String: String] = [:]
  ) {
    self.init(
      files,
      namedElsewhere: libraries.reduce(into: []) { $0.formUnion($1.namedClasses) },
      optionalElsewhere: libraries.flatMap(\.optionalRequirements),
      actionsElsewhere: libraries.flatMap(\.extensionActions).filter(\.isPublic),
      asksElsewhere: libraries.contains(where: \.asksObjects),
      renamed: renamed,
      users: users
    )
  }

  /// More than any module has needed; it limits the time for unusual input.
  private static let mostRounds = 8

  private static func inOrder(_ notes: [Note], of files: [File]) -> [Note] {
    let order = Dictionary(
      files.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return notes.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      return (order[a.path] ?? 0, a.line, left.offset) < (order[b.path] ?? 0, b.line, right.offset)
    }.map(\.element)
  }
}

/// Applies every rule once to every file.
private struct Round {
  let files: [PortedModule.File]
  let notes: [Note]
  let hasChanges: Bool
  let namedClasses: Set<String>
  let optionalRequirements: [SeparateRequirement]
  let extensionActions: [ExtensionAction]
  let asksObjects: Bool
  let moves: [Move]

  init(
    _ files: [PortedModule.File],
    namedElsewhere: Set<String>,
    optionalElsewhere: [SeparateRequirement],
    actionsElsewhere: [ExtensionAction],
    asksElsewhere: Bool,
    renamed: [String: String],
    users: [[PortedModule.File]]
  ) {
    var sources: [Source] = []
    var notes: [Note] = []
    var numbers: [Int?] = []
    for file in files {
      do {
        sources.append(try Source(path: file.path, bytes: file.text))
        numbers.append(sources.count - 1)
      } catch {
        notes.append(Self.note(on: error, in: file))
        numbers.append(nil)
      }
    }
    let module = Module(
      sources,
      namedElsewhere: namedElsewhere,
      optionalElsewhere: optionalElsewhere,
      actionsElsewhere: actionsElsewhere,
      asksElsewhere: asksElsewhere,
      renamed: renamed,
      users: users
    )
    asksObjects = module.asksObjects
    namedClasses = module.namedClasses
    extensionActions = module.extensionActions
    optionalRequirements = OptionalRequirement.all(in: module).map { $0.separate(in: module) }
    var draft = Draft(module)
    for rule in Rule.all { rule.apply(&draft) }
    let edits = draft.finish()
    self.files = zip(files, numbers).map { file, number in
      guard let number, !edits[number].isEmpty else { return file }
      return PortedModule.File(path: file.path, text: Edit.apply(edits[number], to: file.text))
    }
    self.notes = notes + draft.notes
    moves = draft.moves
    hasChanges = edits.contains { !$0.isEmpty }
  }

  private static func note(on flaw: Flaw, in file: PortedModule.File) -> Note {
    Note(
      path: file.path,
      line: Source.line(at: flaw.offset, in: file.text),
      rule: "parsing",
      outcome: .left,
      reason: "the file does not parse: \(flaw.reason)",
      remedy: "fix it, or leave it out; it is not ported"
    )
  }
}
