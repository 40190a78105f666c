import ScreenFile

extension Command {
  static let schema = Command(
    name: "schema",
    summary: "print the JSON Schema of screen files, or of scripts for storyboards",
    arguments: "[script]",
    flags: [],
    examples: ["schema > screen.schema.json", "schema script > script.schema.json"],
    offer: .nothing
  ) { arguments, session in
    try arguments.expectArguments(named: [], optional: 1)
    switch arguments.arguments.first {
    case nil: session.console.result(ScreenDocument.schema.trimmed)
    case "script": session.console.result(StoryboardScript.schema.trimmed)
    case let word?:
      throw InputError("'\(word)' has no schema; leave it out for screen files, or say 'script'")
    }
  }
}

extension String {
  /// Without the final line feed, which the console adds.
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
