import FrameExport
import Foundation
import Scene
import Timeline

/// Writes a film as a folder of PNG files with its manifest beside them.
@MainActor
struct SequenceJob {
  var film: FilmPlan
  var folder: OutputFolder
  var force: Bool

  var summary: String { film.summary(of: folder.name) }

  /// Refuses a folder that holds other files.
  func check() throws { try folder.claimed(force: force) }

  func run(_ talk: Talk) throws {
    try folder.refuseFile()
    let createdFolders = try CreatedFolders(making: folder.url)
    try createdFolders.unlessItFails {
      let lock = try FolderLock(folder.url, named: folder.name)
      try folder.prepare(force: force)
      let names = film.indices.map(FrameName.of) + [OutputFolder.manifestName]
      createdFolders.add(names.map { folder.url.appending(path: $0) })
      try write(talk)
      withExtendedLifetime(lock) {}
    }
  }

  private func write(_ talk: Talk) throws {
    let indices = film.indices
    let progress = talk.progress(of: indices.count)
    defer { progress.finish() }
    let writer = try FrameWriter(
      folder: folder.url,
      settings: film.settings,
      cancellation: Interrupt.cancellation,
      progress: { progress.show(done: $0.frames, file: $0.file.lastPathComponent) }
    )
    var manifest = manifest(of: indices)
    // Written first, so that files of an interrupted run are recognised by the next one.
    try manifest.write(to: folder.url)
    do {
      try film.footage.expose(indices) { exposure in
        manifest.note(exposure.scenes[0].size, ofFrame: exposure.index)
        try writer.write(exposure)
      }
      try writer.finish()
    } catch ExportFault.cancelled {
      // The workers must have stopped before the files are counted.
      _ = try? writer.finish()
      throw try interruption(manifest)
    }
    try manifest.complete(in: folder.url)
    try manifest.write(to: folder.url)
  }

  /// Records in the manifest which frames exist, and says so in the error.
  private func interruption(_ manifest: Manifest) throws -> Interruption {
    let files = FileManager.default
    var there = manifest
    there.frames.removeAll { frame in
      !files.fileExists(atPath: folder.url.appending(path: frame.file).path)
    }
    guard !there.frames.isEmpty else {
      try files.removeItem(at: folder.url.appending(path: OutputFolder.manifestName))
      return Interruption(done: 0, total: manifest.frames.count, output: folder.name)
    }
    try there.hash(in: folder.url)
    try there.write(to: folder.url)
    let total = manifest.frames.count
    return Interruption(done: there.frames.count, total: total, output: folder.name)
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
      fps: footage.sampler.fps.description,
      duration: footage.duration.seconds,
      shard: film.shard == .whole ? nil : "\(film.shard.number)/\(film.shard.count)",
      chosen: film.shard == .whole ? nil : FrameSelection(film.chosen).description,
      frames: indices.map {
        Manifest.Entry(file: FrameName.of($0), index: $0, time: footage.time(of: $0).seconds)
      },
      events: footage.events.map(Manifest.Event.init)
    )
  }
}
