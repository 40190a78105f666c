import Foundation
import Glibc
import Scene

/// The command line: arguments in, exit code out.
@MainActor
public enum TransrenderCommand {
  /// Runs the arguments of this process and ends it with the command's exit code.
  public static func main() -> Never {
    end(Session(console: .standard(), reels: TransitionReel.builtIn))
  }

  static func end(_ session: Session) -> Never {
    Interrupt.listen()
    OutOfMemoryMessage.prepare()
    // Swift reads the arguments from there; without it every command line would look empty.
    guard access("/proc/self/cmdline", R_OK) == 0 else {
      session.console.complain("cannot read the command line: /proc is not there; mount it")
      exit(ExitCode.failure.rawValue)
    }
    let code = run(words: Array(CommandLine.arguments.dropFirst()), session)
    exit(told(code, session.console).rawValue)
  }

  /// Turns the exit code into a failure if results could not be written.
  static func told(_ code: ExitCode, _ console: Console) -> ExitCode {
    guard code == .done, let trouble = console.trouble() else { return code }
    console.complain(
      InputError("cannot write the result: \(trouble); send the output elsewhere")
    )
    return .failure
  }

  static func run(words: [String], _ session: Session) -> ExitCode {
    do {
      try perform(words, session)
      return .done
    } catch {
      let problem: any Error = FileTrouble(error) ?? error
      let code = code(of: problem)
      let sentence = sentence(of: problem, words)
      if speaksJSON(words) {
        let line = JSONLine(["event": "error", "says": sentence], ["code": Int(code.rawValue)])
        session.console.say(line.text)
      } else {
        session.console.complain(sentence)
      }
      return code
    }
  }

  /// The error's sentence, with line breaks in arguments removed so that it stays on one line.
  private static func sentence(of error: any Error, _ words: [String]) -> String {
    words.filter { $0.contains { $0.isNewline || $0 == "\t" } }.reduce("\(error)") {
      $0.replacing($1, with: $1.visibleOnOneLine)
    }
  }

  /// Whether every message is a line of JSON, as `--json` of films asks for.
  private static func speaksJSON(_ words: [String]) -> Bool {
    guard let command = try? Command.named(words.first ?? "") else { return false }
    return command.flags.contains { $0.name == Flag.json.name && $0.help == Flag.json.help }
      && words.prefix { $0 != "--" }.contains("--" + Flag.json.name)
  }

  private static func code(of error: any Error) -> ExitCode {
    switch error {
    case let finding as Finding: finding.code
    case is Interruption: .interrupted
    case is any BadInput: .badInput
    default: .failure
    }
  }

  private static func perform(_ words: [String], _ session: Session) throws {
    let first = words.first ?? "help"
    if ["--help", "-h"].contains(first) { return session.console.result(Help.overview()) }
    if ["--version", "-V"].contains(first) { return session.console.result(Version.line) }
    let command = try Command.named(first)
    // After `--` there are no flags.
    let rest = Array(words.dropFirst())
    let flags = rest.prefix { $0 != "--" }
    if flags.contains("--help") || flags.contains("-h") {
      return session.console.result(Help.page(for: command))
    }
    let raw = try RawArguments(command: command.name, words: rest, rows: command.flags)
    try raw.refuseInputsAsOutputs()
    try command.run(raw, session)
  }
}
