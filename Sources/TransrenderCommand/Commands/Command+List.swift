import Catalogue
import Timeline

extension Command {
  static let list = Command(
    name: "list",
    summary: "list transitions or curves",
    arguments: "[transitions|curves]",
    flags: [],
    examples: ["list", "list curves"]
  ) { arguments, console in
    if arguments.arguments.count > 1 {
      throw UsageError.extraArgument(arguments.arguments[1], command: "list")
    }
    switch arguments.arguments.first ?? "transitions" {
    case "transitions": console.result(transitionTable())
    case "curves": console.result(CurveName.allCases.map(\.rawValue).joined(separator: "\n"))
    case let other: throw UsageError.extraArgument(other, command: "list")
    }
  }

  private static func transitionTable() -> String {
    let width = Catalogue.all.map(\.name.count).max() ?? 0
    return Catalogue.all.map { entry in
      let duration = FilmPlan.written(Instant(seconds: entry.duration))
      let parameters = entry.parameters.map(\.name).joined(separator: ", ")
      let tail = parameters.isEmpty ? "" : " [\(parameters)]"
      return "\(Help.padded(entry.name, to: width))  \(duration) s  \(entry.help)\(tail)"
    }.joined(separator: "\n")
  }
}
