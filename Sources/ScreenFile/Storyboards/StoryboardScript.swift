package import Foundation
package import HeadlessUIKit
import Scene

/// A script for a storyboard: what a user does on its screens, in order.
package struct StoryboardScript: Sendable {
  /// In seconds; if nil, the film ends when everything is at rest.
  private(set) var duration: Double?
  private(set) var steps: [StoryboardStep] = []
  private var path = ""

  package init(contentsOf url: URL) throws(ScreenFileError) {
    try self.init(text: ScreenDocument.text(of: url), path: url.relativePath)
  }

  package init(text: String, path: String) throws(ScreenFileError) {
    var reading = Reading()
    let script = Self.read(text, &reading)
    guard reading.problems.isEmpty, var script else {
      throw .problems(path: path, reading.ordered)
    }
    script.path = path
    self = script
  }

  private init() {}

  private static func read(_ text: String, _ reading: inout Reading) -> StoryboardScript? {
    do { return table.read(try JSONParser.parse(text), &reading) } catch {
      reading.complain(error.position, found: error.found, expected: error.expected)
      return nil
    }
  }

  /// Films `steps` on a stage that already shows the storyboard.
  @MainActor
  package func film(
    on stage: Stage,
    _ cast: any StoryboardCast,
    _ record: (_ length: Double?, _ begin: () -> Void) throws -> Stage.FilmSummary
  ) throws -> Stage.FilmSummary {
    let run = StoryboardRun(steps, on: stage, cast, path: path)
    let summary = try run.pace.explaining { try record(duration) { run.begin() } }
    if let fault = run.pace.fault(mayBeCut: duration != nil, summary.faults) { throw fault }
    return summary
  }
}

extension StoryboardScript {
  static let table = Table(
    "storyboard script",
    help: "What a user does on the screens of a storyboard.",
    blank: StoryboardScript(),
    rows: [
      Row("$schema", help: "ignored; editors look here", schema: .text) { _, _, _ in },
      Row(
        "duration",
        .seconds,
        help: "of the film; without it the film ends when nothing moves any more",
        to: \.duration
      ),
      Row(
        "script",
        .list(StoryboardStep.line("step", StoryboardStep.variants), atMost: Script.mostLines),
        help: "what happens, in order",
        required: true,
        to: \.steps
      ),
    ]
  )

  /// The format as a JSON Schema (draft 2020-12).
  package static var schema: String {
    SchemaText(
      title: "transrender storyboard script",
      root: table.schema,
      definitions: [("step", StoryboardStep.variants.schema)]
    ).text
  }
}
