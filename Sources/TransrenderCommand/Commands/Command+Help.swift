extension Command {
  static let help = Command(
    name: "help",
    summary: "show what transrender can do, or the flags of one command",
    arguments: "[COMMAND]",
    flags: [],
    examples: ["help images"],
    offer: .commands
  ) { arguments, session in
    guard let word = arguments.arguments.first else {
      return session.console.result(Help.overview())
    }
    if arguments.arguments.count > 1 {
      throw UsageError.extraArgument(arguments.arguments[1], command: "help")
    }
    session.console.result(Help.page(for: try Command.named(word)))
  }

  static let version = Command(
    name: "version",
    summary: "print the version",
    arguments: "",
    flags: [],
    examples: ["version"],
    offer: .nothing
  ) { arguments, session in
    try arguments.expectArguments(named: [])
    session.console.result(Version.line)
  }
}
