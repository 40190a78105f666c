import Catalogue
import Timeline

extension Command {
  static let list = Command(
    name: "list",
    summary: "list transitions, demos, curves, devices or formats",
    arguments: "[transitions|demos|curves|devices|formats]",
    flags: [],
    examples: ["list", "list demos", "list curves"]
  ) { arguments, session in
    try arguments.expectArguments(named: [], optional: 1)
    let console = session.console
    switch arguments.arguments.first ?? "transitions" {
    case "transitions": console.result(transitionTable())
    case "demos": console.result(demoTable(session.reels))
    case "curves": console.result(CurveName.allCases.map(\.rawValue).joined(separator: "\n"))
    case "devices": console.result(StageChoice.devices.joined(separator: "\n"))
    case "formats": console.result(Flag.format.words.joined(separator: "\n"))
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

  @MainActor
  private static func demoTable(_ reels: [TransitionReel]) -> String {
    let width = reels.map(\.name.count).max() ?? 0
    return reels.map { "\(Help.padded($0.name, to: width))  \($0.summary)" }
      .joined(separator: "\n")
  }
}
