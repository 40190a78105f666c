import FrameExport
import Foundation
import Scene
import Timeline

/// Writes a film as one file: animated PNG, GIF, WebP or a video.
struct AnimationJob {
  var film: FilmPlan
  var path: String
  var format: AnimationFormat

  var summary: String { film.summary(of: path) }

  func run(_ talk: Talk) throws {
    let file = URL(filePath: path)
    try WholeFile.makeFolder(of: file)
    let indices = film.indices
    let progress = talk.progress(of: indices.count)
    defer { progress.finish() }
    let writer = try AnimationWriter(
      file: file,
      format: format,
      settings: film.settings,
      cancellation: Interrupt.cancellation
    )
    do {
      for (count, index) in indices.enumerated() {
        try writer.write(film.footage.exposure(index))
        progress.show(done: count + 1, file: file.lastPathComponent)
      }
      try writer.finish(duration: film.footage.duration.seconds)
    } catch ExportFault.cancelled {
      throw Interruption(done: 0, total: indices.count, place: path)
    }
  }
}

/// Writes the pixels of a film to stdout, for another program.
struct RawJob {
  var film: FilmPlan

  func run() throws {
    let writer = AnimationWriter(
      rawInto: .standardOutput,
      settings: film.settings,
      cancellation: Interrupt.cancellation
    )
    for index in film.indices { try writer.write(film.footage.exposure(index)) }
    try writer.finish(duration: film.footage.duration.seconds)
  }
}
