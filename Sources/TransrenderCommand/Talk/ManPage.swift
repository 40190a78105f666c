/// The manual page, made from the tables that parsing uses.
enum ManPage {
  static var text: String {
    let commands = Command.all.map(section).joined(separator: "\n")
    return """
      .TH TRANSRENDER 1 "" "\(Version.line)" "User Commands"
      .SH NAME
      transrender \\- render screen transitions to picture sequences
      .SH SYNOPSIS
      .B transrender
      COMMAND [ARGUMENTS] [FLAGS]
      .SH COMMANDS
      \(commands)
      .SH EXIT STATUS
      0 done, 1 failure, 2 bad input, 20 pictures differ, 130 stopped by Ctrl\\-C.
      .SH ENVIRONMENT
      .TP
      .B NO_COLOR
      Not empty: no colours.
      .TP
      .B TRANSRENDER_FONTS
      A folder of fonts, or "blocks".
      """
  }

  private static func section(_ command: Command) -> String {
    let flags = command.flags.map {
      ".TP\n.B \(escaped($0.usage))\n\(escaped($0.explanation))"
    }
    let examples = command.examples.map { "transrender \(escaped($0))" }
    return
      ([".SS \(escaped("\(command.name) \(command.arguments)"))", escaped(command.summary)]
      + flags + [".PP", ".nf"] + examples + [".fi"]).joined(separator: "\n")
  }

  /// Dashes that can be copied, and no line that begins a request.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
