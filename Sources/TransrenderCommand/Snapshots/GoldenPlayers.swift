import Foundation
import FrameExport
import Player
import ScreenFile
import TransitionSnapshots

/// Player pages for goldens that did not match, showing the expected and the actual pictures.
struct GoldenPlayers {
  /// Keyed by the path of the golden.
  private(set) var pages: [String: [UInt8]] = [:]

  // Each one contains the player's script; a page with more of them would open slowly.
  private static let most = 40
  private static let mostBytes = 256 << 20

  init(_ run: SnapshotRun, package: URL) throws {
    for result in run.results where result.state != .matched && result.path.hasSuffix("png") {
      guard pages.count < Self.most else { return }
      pages[result.path] = try Self.page(result, of: run, package)
    }
  }

  /// Returns nil if no picture can be read, which the report itself states.
  private static func page(
    _ result: SnapshotResult,
    of run: SnapshotRun,
    _ package: URL
  ) throws -> [UInt8]? {
    let log = run.results.first { $0.id == result.id && $0.path.hasSuffix(".log.txt") }
    let golden = result.artefacts["golden.png"] ?? result.artefacts["golden.apng"] ?? result.golden
    let sides = [
      ("golden", golden, log?.artefacts["golden.txt"] ?? log?.golden),
      ("actual", result.actual, log?.actual ?? log?.golden),
    ]
    let page = PlayerPage(title: result.path)
    var isEmpty = true
    for (name, picture, calls) in sides {
      guard let bytes = contents(picture, package),
        let film = try? GoldenFilm(
          [UInt8](bytes),
          log: contents(calls, package).map { String(decoding: $0, as: UTF8.self) }
        )
      else { continue }
      try page.add(film.film, named: name, settings: ExportSettings(scale: 1))
      isEmpty = false
    }
    return isEmpty ? nil : try page.html()
  }

  private static func contents(_ name: String?, _ package: URL) -> Data? {
    guard let name else { return nil }
    let file = name.hasPrefix("/") ? URL(filePath: name) : package.appending(path: name)
    return try? PlainFile.contents(of: file.path, atMost: mostBytes)
  }
}
