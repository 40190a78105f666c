import Catalogue
import Foundation
import Scene
import Testing
import Timeline

@testable import TransitionSnapshots

/// Every transition of the catalogue at 0, 25, 50, 75 and 100 % of its time.
@MainActor
@Suite struct CatalogueGoldens {
  @Test(arguments: Catalogue.all.map(\.name))
  func strip(name: String) throws {
    let entry = try Catalogue.entry(named: name)
    let before = try GoldenScreens.resting(GoldenScreens.list())
    let after = try GoldenScreens.resting(GoldenScreens.detail())
    let length = Instant(seconds: entry.duration)
    let scene = { @Sendable (time: Instant) -> Scene in
      let progress = entry.curve.value(at: time.seconds / length.seconds)
      return entry.transition.scene(from: before, to: after, progress: progress)
    }
    let end = Frame(index: 1, time: entry.duration, scene: scene(length))
    let film = Film(
      frames: [Frame(index: 0, time: 0, scene: scene(.zero)), end],
      end: end,
      duration: entry.duration
    )
    let take = try Take(film, at: .quarters, fps: 60, scale: 1) { scene($0) }
    try expectMatches(take, case: name, as: .filmstrip)
  }
}

/// Fails with the message of each golden that does not match.
@MainActor
func expectMatches(
  _ take: Take,
  case testCase: String? = nil,
  named name: String? = nil,
  as strategies: TransitionStrategy...,
  fileID: String = #fileID,
  filePath: String = #filePath,
  function: String = #function,
  place: SourceLocation = #_sourceLocation
) throws {
  let verdicts = try verifyTake(
    take,
    against: GoldenOptions(named: name, case: testCase, as: strategies),
    source: SnapshotSource(
      fileID: fileID,
      filePath: filePath,
      function: "\(function.prefix { $0 != "(" })()",
      line: place.line,
      column: 1
    )
  )
  for verdict in verdicts where !verdict.passes {
    for artefact in verdict.artefacts {
      let name = "\(verdict.path).\(artefact.name)".replacing("/", with: ".")
      Attachment.record(artefact.bytes, named: name, sourceLocation: place)
    }
    Issue.record(Comment(rawValue: verdict.message), sourceLocation: place)
  }
}
