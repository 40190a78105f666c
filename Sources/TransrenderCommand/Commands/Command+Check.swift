import Scene

extension Flag {
  fileprivate static let segues = Flag(
    "segues",
    "perform every segue of every scene of a storyboard, and go back"
  )
}

extension Command {
  static let check = Command(
    name: "check",
    summary: "report all mistakes in screen files, storyboards and nibs",
    arguments: "FILE…",
    flags: [.strict, .segues] + Flag.interface,
    examples: [
      "check Examples/springs.json", "check Main.storyboard --strict",
      "check Main.storyboard --script tour.json", "check Main.storyboard --segues",
    ]
  ) { arguments, session in
    guard !arguments.arguments.isEmpty else {
      throw UsageError.missingArgument("FILE", command: "check")
    }
    var (complaints, notes): ([String], [String]) = ([], [])
    for path in arguments.arguments {
      guard !path.isEmpty else { throw InputError("the file's name is empty; name a file") }
      do {
        if InterfaceInput.isNamed(by: path) {
          let check = try InterfaceCheck(path, arguments)
          complaints += check.complaints
          notes += check.notes
          if arguments.has("segues") {
            let segues = try SegueCheck(path)
            notes += segues.notes
            session.console.say(segues.summary)
          }
        } else {
          try arguments.refuse(Flag.interface + [.segues], Flag.onlyForStoryboards)
          notes += try film(path, arguments)
        }
      } catch {
        complaints.append("\(error)")
      }
    }
    if arguments.has("strict") {
      complaints += notes
    } else {
      for note in notes { session.console.say("warning: ", in: .yellow, note) }
    }
    guard complaints.isEmpty else { throw InputError(complaints.joined(separator: "\n")) }
    let count = arguments.arguments.count
    session.console.result(count == 1 ? "1 file is valid" : "\(count) files are valid")
  }

  /// Runs the script as `render` would, and returns its warnings: some problems only appear then.
  @MainActor
  private static func film(_ path: String, _ arguments: RawArguments) throws -> [String] {
    var alone = arguments
    alone.arguments = [path]
    let source = try FilmSource.screen(alone)
    try source.plan().check()
    return source.footage.faults.map(\.words).map { words in
      words.hasPrefix(path) ? words : "\(path): \(words)"
    }
  }
}
