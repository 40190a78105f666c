import FrameExport
import Foundation
import Player
import Scene
import Timeline

/// Writes one or several films as an HTML page.
@MainActor
struct PlayerJob {
  var films: [(name: String, plan: FilmPlan)]
  var file: OutputFile

  // Larger pages open slowly and are too large to send by mail.
  private static let large = 10 << 20

  var summary: String {
    guard films.count > 1 else { return films[0].plan.summary(of: file.name) }
    let frames = films.reduce(0) { $0 + $1.plan.indices.count }
    return "\(films.count) films · \(frames) frames · \(file.name)"
  }

  func run(_ talk: Talk) throws {
    try CreatedFolders(making: file.url.deletingLastPathComponent()).unlessItFails {
      try write(talk)
    }
  }

  private func write(_ talk: Talk) throws {
    let total = films.reduce(0) { $0 + $1.plan.indices.count }
    let progress = talk.progress(of: total)
    var count = 0
    let page = PlayerPage(title: films.map(\.name).joined(separator: ", "))
    let bytes: [UInt8]
    do {
      defer { progress.finish() }
      for film in films {
        try film.plan.add(to: page, named: film.name, file: file.url) {
          count += 1
          progress.show(done: count, file: file.url.lastPathComponent)
        }
      }
      bytes = try page.html(
        workers: films.map(\.plan.settings.workers).max() ?? 1,
        cancellation: Interrupt.cancellation
      )
    } catch ExportFault.cancelled {
      throw Interruption(done: 0, total: total, output: file.name)
    }
    try WholeFile.write(bytes, to: file.url)
    if bytes.count > Self.large, !talk.isJSON {
      talk.console.say(
        "\(file.name) has \(bytes.count >> 20) MiB; a smaller --scale makes a smaller page"
      )
    }
  }
}

extension FilmPlan {
  /// Adds the film to a page that will be written to `file`.
  func add(
    to page: PlayerPage,
    named name: String,
    file: URL,
    _ show: @escaping () -> Void = {}
  ) throws {
    let footage = footage
    let take = FilmTake(
      on: page,
      named: name,
      settings: settings,
      file: file,
      cancellation: Interrupt.cancellation
    )
    let indices = indices
    try footage.inOneSize().expose(indices) { exposure in
      try take.write(exposure)
      show()
    }
    try take.finish(
      duration: footage.duration.seconds,
      events: footage.events,
      faults: footage.faults,
      curves: curves
    )
  }

  /// The film, with frames that are drawn on demand.
  func live(title: String, named name: String) throws -> LiveFilm {
    let take = LiveTake(title: title, named: name, settings: settings)
    try footage.inOneSize().expose(indices) { exposure in
      if Interrupt.cancellation.isCancelled { throw ExportFault.cancelled }
      take.write(exposure)
    }
    return try take.finish(
      duration: footage.duration.seconds,
      events: footage.events,
      faults: footage.faults,
      curves: curves
    )
  }

  private var curves: [(name: String, values: [Double])] {
    guard let progress = footage.progress else { return [] }
    return [(name: "progress", values: indices.map { progress(footage.time(of: $0)) })]
  }
}
