/// Shell completions, made from the tables that parsing uses.
@MainActor
struct Completions {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  /// Names of demos and transitions, for commands that film.
  let names: [String]

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The words that may follow a command, except files.
  func words(for command: Command) -> [String] {
    switch command.offer {
    case .nothing, .files: []
    case .words(let words): words
    case .names: names
    case .commands: Command.all.map(\.name)
    }
  }

  /// Each flag that takes one of a few known words, once.
  var valueRows: [Flag] {
    var seen: Set<String> = []
    return Command.all.flatMap(\.flags).filter {
      !$0.offered.isEmpty && seen.insert($0.name).inserted
    }
  }

  /// Escapes text for single quotes.
  static func quoted(_ text: String) -> String {
    text.replacing("'", with: "’").replacing("`", with: "")
  }
}

extension Command {
  /// What a shell offers after a command.
  enum Offer: Sendable {
    case nothing, files, names, commands
    case words([String])

    var hasFiles: Bool {
      switch self {
      case .files, .names: true
      case .nothing, .commands, .words: false
      }
    }
  }
}
