import FrameExport
import Foundation
import Scene
import Timeline

/// Writes a film as a folder of PNG files with its manifest beside them.
struct SequenceJob {
  var film: FilmPlan
  var folder: OutputFolder
  var force: Bool

  var summary: String { film.summary(of: folder.url.relativePath) }

  func run(_ console: Console) throws {
    try folder.prepare(force: force)
    let indices = film.indices
    let bar = ProgressBar(console: console, total: indices.count)
    let writer = try FrameWriter(
      folder: folder.url,
      settings: film.settings,
      progress: { bar.show(done: $0.frames) }
    )
    // Written first, so that a run that is stopped leaves files that the next run knows.
    try manifest(isComplete: false).write(to: folder.url)
    for index in indices { try writer.write(film.reel.frame(index)) }
    try writer.finish()
    try manifest(isComplete: true).write(to: folder.url)
    bar.finish()
  }

  private func manifest(isComplete: Bool) -> Manifest {
    let size = film.reel.after.size
    return Manifest(
      made: Version.line,
      isComplete: isComplete,
      width: Int((size.width * film.scale).rounded()),
      height: Int((size.height * film.scale).rounded()),
      scale: film.scale,
      fps: film.reel.sampler.fps.description,
      duration: film.reel.duration.seconds,
      frames: film.indices.map {
        Manifest.Entry(file: FrameName.of($0), index: $0, time: film.reel.time(of: $0).seconds)
      }
    )
  }
}
