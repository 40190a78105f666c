/// The manual page, made from the tables that parsing uses.
enum ManPage {
  static var text: String {
    let commands = Command.all.map(section).joined(separator: "\n")
    let codes = ExitCode.meanings.map { ".TP\n.B \($0.code)\n\(escaped($0.meaning))" }
    return """
      .TH TRANSRENDER 1 "\(Version.date)" "\(Version.line)" "User Commands"
      .SH NAME
      transrender \\- render screen transitions to picture sequences
      .SH SYNOPSIS
      .B transrender
      COMMAND [ARGUMENTS] [FLAGS]
      .SH DESCRIPTION
      \(filled(description))
      .SH COMMANDS
      \(commands)
      .SH FILES
      .TP
      .B frames.json
      \(filled(files))
      .SH EXIT STATUS
      \(codes.joined(separator: "\n"))
      .SH ENVIRONMENT
      .TP
      .B NO_COLOR
      Not empty: no colours.
      .TP
      .B TRANSRENDER_FONTS
      A folder of fonts, or "blocks".
      """
  }

  private static let description = """
    Films a screen file, two pictures or a demo on a virtual clock, and writes every frame: the \
    same on every run and every machine. Results go to stdout, messages to stderr. Flags may be \
    anywhere, as --flag value or --flag=value; after two dashes nothing is read as a flag.
    """

  private static let files = """
    Written beside the frames of a sequence; describes them: times, events, sizes, hashes \
    and the libraries that made them. A folder that holds other files is left alone.
    """

  private static func section(_ command: Command) -> String {
    let flags = command.flags.map { ".TP\n.B \(escaped($0.usage))\n\(filled($0.explanation))" }
    let examples = command.examples.map { "transrender \(escaped($0))" }
    let title = [command.name, command.arguments].filter { !$0.isEmpty }.joined(separator: " ")
    return
      ([".SS \(escaped(title))", filled(command.summary)] + flags + [".PP", ".nf"] + examples
      + [".fi"]).joined(separator: "\n")
  }

  /// Wraps text into the short lines that are usual in manual sources.
  private static func filled(_ text: String) -> String {
    Help.wrapped(text, to: 70).map(escaped).joined(separator: "\n")
  }

  /// Escapes dashes so that they can be copied, and dots at the start of lines.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
