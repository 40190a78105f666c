/// Shell completions, made from the tables that parsing uses.
@MainActor
struct Completions {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  /// Names of demos and transitions, for whatever can be filmed.
  let names: [String]

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// What the words behind a command may be, files aside.
  func words(for command: Command) -> [String] {
    switch command.offer {
    case .nothing, .files: []
    case .words(let words): words
    case .names: names
    case .commands: Command.all.map(\.name)
    }
  }

  /// Each flag that takes words that are known, once.
  var valueRows: [Flag] {
    var seen: Set<String> = []
    return Command.all.flatMap(\.flags).filter {
      !$0.offered.isEmpty && seen.insert($0.name).inserted
    }
  }

  /// For a place between single quotes.
  static func quoted(_ text: String) -> String {
    text.replacing("'", with: "’").replacing("`", with: "")
  }
}

extension Command {
  /// What a shell offers behind a command.
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
