extension Completions {
  var bash: String {
    let flags = Command.all.map { command in
      let flags = command.flags.map { "--\($0.name)" } + ["--help"]
      return "    \(command.name)) words=\"\(flags.joined(separator: " "))\" ;;"
    }
    let arguments = Command.all.compactMap { command in
      let words = words(for: command)
      return words.isEmpty
        ? nil : "    \(command.name)) words=\"\(words.joined(separator: " "))\" ;;"
    }
    let values = valueRows.map { flag in
      let names = (flag.letter.map { "-\($0)|" } ?? "") + "--\(flag.name)"
      return "    \(names)) words=\"\(flag.offered.joined(separator: " "))\" ;;"
    }
    return """
      # transrender completions bash > /etc/bash_completion.d/transrender
      _transrender() {
        local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=""
        # Bash takes --flag=value for three words.
        if [ "$current" = "=" ]; then current=""; fi
        if [ "$before" = "=" ]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(Command.all.map(\.name).joined(separator: " "))"
        else
          case $before in
      \(values.joined(separator: "\n"))
          esac
        fi
        if [ -z "$words" ]; then case $current in
          -*) case ${COMP_WORDS[1]} in
      \(flags.joined(separator: "\n"))
          esac ;;
          *) case ${COMP_WORDS[1]} in
      \(arguments.joined(separator: "\n"))
          esac ;;
        esac; fi
        if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$current")); fi
      }
      complete -o default -F _transrender transrender
      """
  }
}
