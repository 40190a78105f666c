import Catalogue
import Foundation
import Geometry
import HeadlessUIKit
import ScreenFile
import Timeline

extension Command {
  static let list = Command(
    name: "list",
    summary: "list transitions, demos, curves, devices or formats",
    arguments: "[transitions|demos|curves|devices|formats]",
    flags: [],
    examples: ["list", "list demos", "list curves"],
    offer: .words(listed.map(\.name))
  ) { arguments, session in
    try arguments.expectArguments(named: [], optional: 1)
    let word = arguments.arguments.first ?? listed[0].name
    guard let list = listed.first(where: { $0.name == word }) else {
      throw UsageError.badArgument(word, expected: "one of \(words)")
    }
    session.console.result(list.text(session))
  }

  private static let words = listed.map(\.name).joined(separator: ", ")

  /// The lists that `list` can print.
  private static let listed: [(name: String, text: @MainActor @Sendable (Session) -> String)] = [
    ("transitions", { _ in transitionTable() }),
    ("demos", { demoTable($0.reels) }),
    ("curves", { _ in (CurveName.allCases.map(\.rawValue) + ["w1"]).joined(separator: "\n") }),
    ("devices", { _ in deviceTable() }),
    ("formats", { _ in Flag.format.words.joined(separator: "\n") }),
  ]

  /// Sizes in points, pixels per point and safe areas.
  private static func deviceTable() -> String {
    let width = StageChoice.devices.map(\.count).max() ?? 0
    return Stage.Device.models.map { name, device in
      let (size, area) = (device.size, device.safeArea)
      let insets = [area.top, area.left, area.bottom, area.right].map { "\(Int($0))" }
      return "\(Help.padded(name, to: width))  \(Int(size.width))x\(Int(size.height))@"
        + "\(Int(device.scale))  safe area \(insets.joined(separator: ","))"
    }.joined(separator: "\n")
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
