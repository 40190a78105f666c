import Foundation

/// The command line: words in, exit code out.
public enum TransrenderCommand {
  /// Runs the words of this process and ends it with the command's exit code.
  public static func main() -> Never {
    let console = Console.standard()
    exit(run(words: Array(CommandLine.arguments.dropFirst()), console: console).rawValue)
  }

  static func run(words: [String], console: Console) -> ExitCode {
    do {
      try perform(words, console: console)
      return .done
    } catch {
      console.complain(error)
      return error is any BadInput ? .badInput : .failure
    }
  }

  private static func perform(_ words: [String], console: Console) throws {
    let first = words.first ?? "help"
    if ["--help", "-h"].contains(first) { return console.result(Help.overview()) }
    if ["--version", "-V"].contains(first) { return console.result(Version.line) }
    let command = try Command.named(first)
    let rest = Array(words.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      return console.result(Help.page(for: command))
    }
    try command.run(
      RawArguments(command: command.name, words: rest, rows: command.flags),
      console
    )
  }
}
