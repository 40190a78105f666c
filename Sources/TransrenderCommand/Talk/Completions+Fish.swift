extension Completions {
  var fish: String {
    let commands = Command.all.map {
      "complete -c transrender -f -n __fish_use_subcommand -a \($0.name)"
        + " -d '\(Self.quoted($0.summary))'"
    }
    let arguments = Command.all.compactMap(argument)
    let flags = Command.all.flatMap { command in command.flags.map { row($0, command) } }
    let head = "# transrender completions fish > ~/.config/fish/completions/transrender.fish"
    return ([head] + commands + arguments + flags).joined(separator: "\n")
  }

  private func argument(_ command: Command) -> String? {
    let words = words(for: command).joined(separator: " ")
    let files = command.offer.hasFiles ? "" : " -f"
    if words.isEmpty, files.isEmpty { return nil }
    let list = words.isEmpty ? "" : " -a '\(words)'"
    return "complete -c transrender\(files) -n '\(Self.condition(command))'\(list)"
  }

  private func row(_ flag: Flag, _ command: Command) -> String {
    let short = flag.letter.map { " -s \($0)" } ?? ""
    let value =
      flag.value == nil
      ? "" : flag.offered.isEmpty ? " -r" : " -x -a '\(flag.offered.joined(separator: " "))'"
    return "complete -c transrender -n '\(Self.condition(command))'"
      + " -l \(flag.name)\(short)\(value) -d '\(Self.quoted(flag.help))'"
  }

  private static func condition(_ command: Command) -> String {
    "__fish_seen_subcommand_from \(command.name)"
  }
}
