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

  func run(_ talk: Talk) throws {
    try folder.prepare(force: force)
    let indices = film.indices
    let progress = talk.progress(of: indices.count)
    defer { progress.finish() }
    let writer = try FrameWriter(
      folder: folder.url,
      settings: film.settings,
      cancellation: Interrupt.cancellation,
      progress: { progress.show(done: $0.frames, file: $0.file.lastPathComponent) }
    )
    // Written first, so that a run that is stopped leaves files that the next run knows.
    try manifest(of: indices).write(to: folder.url)
    do {
      for index in indices { try writer.write(film.footage.exposure(index)) }
      try writer.finish()
    } catch ExportFault.cancelled {
      // Its workers have to come to rest before the files are counted.
      _ = try? writer.finish()
      throw try interruption(among: indices)
    }
    var whole = manifest(of: indices)
    try whole.complete(in: folder.url)
    try whole.write(to: folder.url)
  }

  /// Says in the manifest what is there, and in the error too.
  private func interruption(among indices: [Int]) throws -> Interruption {
    let files = FileManager.default
    let there = indices.filter {
      files.fileExists(atPath: folder.url.appending(path: FrameName.of($0)).path)
    }
    try manifest(of: there).write(to: folder.url)
    return Interruption(done: there.count, total: indices.count, place: folder.url.relativePath)
  }

  private func manifest(of indices: [Int]) -> Manifest {
    let footage = film.footage
    return Manifest(
      made: Version.line,
      environment: Version.libraries,
      isComplete: false,
      width: Int((footage.size.width * film.scale).rounded()),
      height: Int((footage.size.height * film.scale).rounded()),
      scale: film.scale,
      fps: footage.fps.description,
      duration: footage.duration.seconds,
      frames: indices.map {
        Manifest.Entry(file: FrameName.of($0), index: $0, time: footage.time(of: $0).seconds)
      },
      events: footage.events.map(Manifest.Event.init)
    )
  }
}
