/// Shell completions, made from the tables that parsing uses.
enum Completions {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static var commands: String { Command.all.map(\.name).joined(separator: " ") }

  private static var bash: String {
    let cases = Command.all.map { command in
      let flags = command.flags.map { "--\($0.name)" } + ["--help"]
      return "    \(command.name)) words=\"\(flags.joined(separator: " "))\" ;;"
    }
    let values = valueRows.map {
      "    --\($0.name)) words=\"\($0.words.joined(separator: " "))\" ;;"
    }
    return """
      # transrender completions bash > /etc/bash_completion.d/transrender
      _transrender() {
        local current=${COMP_WORDS[COMP_CWORD]} words=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands)" -- "$current"))
          return
        fi
        case ${COMP_WORDS[COMP_CWORD-1]} in
      \(values.joined(separator: "\n"))
        esac
        [ -z "$words" ] && case $current in -*) case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac ;; esac
        [ -n "$words" ] && COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o default -F _transrender transrender
      """
  }

  private static var zsh: String {
    let names = Command.all.map { "    '\($0.name):\(quoted($0.summary))'" }
    let cases = Command.all.map { command in
      let flags = command.flags.map { "      '\(zshRow($0))'" }
      return "    \(command.name)) _arguments \\\n"
        + (flags + ["      '*:file:_files' ;;"]).joined(separator: " \\\n")
    }
    return """
      #compdef transrender
      # transrender completions zsh > "${fpath[1]}/_transrender"
      local -a commands=(
      \(names.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe command commands
      else
        shift words
        (( CURRENT-- ))
        case $words[1] in
      \(cases.joined(separator: "\n"))
        esac
      fi
      """
  }

  private static func zshRow(_ flag: Flag) -> String {
    let help = quoted(flag.help).replacing("[", with: "(").replacing("]", with: ")")
    let row = "--\(flag.name)\(flag.value == nil ? "" : "=")[\(help)]"
    guard flag.value != nil else { return row }
    return flag.words.isEmpty
      ? "\(row):value:_files" : "\(row):value:(\(flag.words.joined(separator: " ")))"
  }

  private static var fish: String {
    let names = Command.all.map {
      "complete -c transrender -n __fish_use_subcommand -a \($0.name) -d '\(quoted($0.summary))'"
    }
    let flags = Command.all.flatMap { command in command.flags.map { fishRow($0, command) } }
    return
      (["# transrender completions fish > ~/.config/fish/completions/transrender.fish"]
      + names + flags).joined(separator: "\n")
  }

  private static func fishRow(_ flag: Flag, _ command: Command) -> String {
    let short = flag.letter.map { " -s \($0)" } ?? ""
    let value =
      flag.value == nil
      ? "" : flag.words.isEmpty ? " -r" : " -x -a '\(flag.words.joined(separator: " "))'"
    return "complete -c transrender -n '__fish_seen_subcommand_from \(command.name)'"
      + " -l \(flag.name)\(short)\(value) -d '\(quoted(flag.help))'"
  }

  /// Each flag that takes one of a few words, once.
  private static var valueRows: [Flag] {
    var seen: Set<String> = []
    return Command.all.flatMap(\.flags).filter {
      !$0.words.isEmpty && seen.insert($0.name).inserted
    }
  }

  /// For a place between single quotes.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "’").replacing(":", with: "\\:").replacing("`", with: "")
  }
}
