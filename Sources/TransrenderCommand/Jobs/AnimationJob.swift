import FrameExport
import Foundation
import Scene
import Timeline

/// Writes a film as one file: animated PNG, GIF, WebP or a video.
@MainActor
struct AnimationJob {
  var film: FilmPlan
  var file: OutputFile
  var format: AnimationFormat

  var summary: String { film.summary(of: file.name) }

  func run(_ talk: Talk) throws {
    try CreatedFolders(making: file.url.deletingLastPathComponent()).unlessItFails {
      try write(talk)
    }
  }

  private func write(_ talk: Talk) throws {
    let (name, file) = (file.name, file.url)
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
      var count = 0
      try film.footage.inOneSize().expose(indices) { exposure in
        try writer.write(exposure)
        count += 1
        progress.show(done: count, file: file.lastPathComponent)
      }
      try writer.finish(duration: film.footage.duration.seconds)
    } catch ExportFault.cancelled {
      throw Interruption(done: 0, total: indices.count, output: name)
    }
  }
}

/// Writes the pixels of a film to stdout, for another program.
@MainActor
struct RawJob {
  var film: FilmPlan

  func run(_ talk: Talk) throws {
    let indices = film.indices
    let progress = talk.progress(of: indices.count)
    defer { progress.finish() }
    let writer = AnimationWriter(
      rawInto: FileHandle(fileDescriptor: Outlet.results, closeOnDealloc: false),
      settings: film.settings,
      cancellation: Interrupt.cancellation
    )
    do {
      var count = 0
      try film.footage.inOneSize().expose(indices) { exposure in
        try writer.write(exposure)
        count += 1
        progress.show(done: count, file: "stdout")
      }
      try writer.finish(duration: film.footage.duration.seconds)
    } catch ExportFault.cancelled {
      throw Interruption(stream: "stdout", total: indices.count)
    }
  }
}
