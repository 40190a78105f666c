extension Completions {
  var zsh: String {
    let commands = Command.all.map { "    '\($0.name):\(Self.described($0.summary))'" }
    let cases = Command.all.map { command in
      let rows = (command.flags.map(Self.row) + [argument(command)]).map { "      \($0)" }
      return "    \(command.name)) _arguments \\\n" + rows.joined(separator: " \\\n") + " ;;"
    }
    return """
      #compdef transrender
      # transrender completions zsh > "${fpath[1]}/_transrender"
      _transrender_names() {
        _alternative 'names:name:(\(names.joined(separator: " ")))' 'files:file:_files'
      }
      local -a commands=(
      \(commands.joined(separator: "\n"))
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

  private func argument(_ command: Command) -> String {
    switch command.offer {
    case .nothing: "'*: : '"
    case .files: "'*:file:_files'"
    case .names: "'*:name:_transrender_names'"
    case .commands, .words: "'*:word:(\(words(for: command).joined(separator: " ")))'"
    }
  }

  private static func row(_ flag: Flag) -> String {
    let help = "[\(described(flag.help).replacing("[", with: "(").replacing("]", with: ")"))]"
    let value = value(of: flag)
    let long = "--\(flag.name)\(flag.value == nil ? "" : "=")"
    guard let letter = flag.letter else { return "'\(long)\(help)\(value)'" }
    let short = "-\(letter)\(flag.value == nil ? "" : "+")"
    return "'(-\(letter) --\(flag.name))'{\(short),\(long)}'\(help)\(value)'"
  }

  private static func value(of flag: Flag) -> String {
    guard flag.value != nil else { return "" }
    return flag.offered.isEmpty
      ? ":value:_files" : ":value:(\(flag.offered.joined(separator: " ")))"
  }

  /// A colon would end the description.
  private static func described(_ text: String) -> String {
    quoted(text).replacing(":", with: "\\:")
  }
}
