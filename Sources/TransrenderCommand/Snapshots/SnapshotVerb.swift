import Timeline

/// One row of the table of `snapshot` verbs: its name, its flags and what it does.
struct SnapshotVerb: Sendable {
  let name: String
  let summary: String
  let arguments: String
  let flags: [Flag]
  let run: @Sendable (RawArguments, Console) throws -> Void

  /// Every verb, in the order in which help shows them.
  static let all: [SnapshotVerb] = [
    verify, record, review, approve, reject, report, merge, prune, size,
  ]

  static func named(_ word: String) throws(UsageError) -> SnapshotVerb {
    guard let verb = all.first(where: { $0.name == word }) else {
      throw .unknownCommand(
        "snapshot " + word,
        nearest: NearestWord.to(word, among: all.map(\.name)).map { "snapshot " + $0 }
      )
    }
    return verb
  }
}

extension Command {
  static let snapshot = Command(
    name: "snapshot",
    summary: "verify, record and review the goldens of a package's transition tests",
    arguments: SnapshotVerb.all.map(\.name).joined(separator: "|") + " …",
    flags: SnapshotVerb.all.flatMap(\.flags).reduce(into: []) { known, flag in
      if !known.contains(where: { $0.name == flag.name }) { known.append(flag) }
    },
    examples: [
      "snapshot verify --junit out/goldens.xml --report out/goldens.html",
      "snapshot record --missing", "snapshot approve CheckoutTransitions/cover.present",
      "snapshot review results --markdown comment.md", "snapshot approve --from approvals.json",
      "snapshot report --from results.json --out goldens.html",
      "snapshot merge 1.json 2.json --out all.json", "snapshot prune --dry-run",
    ],
    offer: .words(SnapshotVerb.all.map(\.name))
  ) { arguments, session in
    guard let word = arguments.arguments.first else {
      throw UsageError.missingArgument(
        "one of \(SnapshotVerb.all.map(\.name).joined(separator: ", "))",
        command: "snapshot"
      )
    }
    let verb = try SnapshotVerb.named(word)
    var rest = arguments
    rest.command = "snapshot \(word)"
    rest.arguments.removeFirst()
    for name in rest.flags.keys.sorted() where !verb.flags.contains(where: { $0.name == name }) {
      throw UsageError.unknownFlag("--" + name, command: rest.command, nearest: nil)
    }
    try verb.run(rest, session.console)
  }
}

extension RawArguments {
  func allowArguments(upTo count: Int) throws(UsageError) {
    if arguments.count > count { throw .extraArgument(arguments[count], command: command) }
  }
}
