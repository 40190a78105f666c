/// Help texts, made from the rows that parsing uses.
enum Help {
  static func overview() -> String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let rows = Command.all.map { "  \(padded($0.name, to: width))  \($0.summary)" }
    return """
      transrender renders screen transitions to picture sequences.

      usage: transrender COMMAND [ARGUMENTS] [FLAGS]

      \(rows.joined(separator: "\n"))

      `transrender help COMMAND` explains a command, `transrender man` prints the manual page.

      exit codes:
      \(ExitCode.meanings.map { row($0.code, meaning: $0.meaning, indent: 3) }.joined(separator: "\n"))
      """
  }

  static func page(for command: Command) -> String {
    let usage = ["transrender", command.name, command.arguments].filter { !$0.isEmpty }
    var text = "\(command.summary)\n\nusage: \(usage.joined(separator: " "))"
    if !command.flags.isEmpty {
      let width = command.flags.map(\.usage.count).max() ?? 0
      let rows = command.flags.map { row($0.usage, meaning: $0.explanation, indent: width) }
      text += " [FLAGS]\n\n" + rows.joined(separator: "\n")
    }
    let examples = command.examples.map { "  transrender \($0)" }
    return text + "\n\nexamples:\n" + examples.joined(separator: "\n")
  }

  /// Words on the left and their explanation on the right, wrapped.
  private static func row(_ words: String, meaning: String, indent: Int) -> String {
    let lines = wrapped(meaning, to: columns - indent - 4)
    let rest = lines.dropFirst().map { String(repeating: " ", count: indent + 4) + $0 }
    return (["  \(padded(words, to: indent))  \(lines.first ?? "")"] + rest)
      .joined(separator: "\n")
  }

  // The default width of a terminal.
  private static let columns = 80

  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: Swift.max(0, width - text.count))
  }
}
