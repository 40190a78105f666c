/// Help is made from the same rows that parsing uses, so it cannot go stale.
enum Help {
  static func overview() -> String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let rows = Command.all.map { "  \(padded($0.name, to: width))  \($0.summary)" }
    return """
      transrender renders screen transitions to picture sequences.

      usage: transrender COMMAND [ARGUMENTS] [FLAGS]

      \(rows.joined(separator: "\n"))

      `transrender help COMMAND` tells more. Exit codes: 0 done, 1 failure, 2 bad input,
      20 pictures differ, 130 stopped by Ctrl-C.
      """
  }

  static func page(for command: Command) -> String {
    let usage = ["transrender", command.name, command.arguments].filter { !$0.isEmpty }
    var text = "\(command.summary)\n\nusage: \(usage.joined(separator: " "))"
    if !command.flags.isEmpty {
      let width = command.flags.map(\.usage.count).max() ?? 0
      let rows = command.flags.map { "  \(padded($0.usage, to: width))  \($0.explanation)" }
      text += " [FLAGS]\n\n" + rows.joined(separator: "\n")
    }
    let examples = command.examples.map { "  transrender \($0)" }
    return text + "\n\nexamples:\n" + examples.joined(separator: "\n")
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: Swift.max(0, width - text.count))
  }
}
