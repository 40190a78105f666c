import ScreenFile

extension Command {
  static let schema = Command(
    name: "schema",
    summary: "print the JSON Schema of screen files",
    arguments: "",
    flags: [],
    examples: ["schema > screen.schema.json"],
    offer: .nothing
  ) { arguments, session in
    try arguments.expectArguments(named: [])
    session.console.result(ScreenDocument.schema.trimmed)
  }
}

extension String {
  /// Without the line end that a console adds.
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
