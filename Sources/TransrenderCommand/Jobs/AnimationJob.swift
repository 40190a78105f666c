import FrameExport
import Foundation
import Scene
import Timeline

/// Writes a film as one animated PNG file.
struct AnimationJob {
  var film: FilmPlan
  var path: String

  var summary: String { film.summary(of: path) }

  func run(_ console: Console) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let writer = AnimationWriter(file: file, settings: film.settings)
    for index in film.indices { try writer.write(film.reel.frame(index)) }
    try writer.finish(duration: film.reel.duration.seconds)
  }
}
