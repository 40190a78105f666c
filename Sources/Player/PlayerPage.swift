public import FrameExport
public import Foundation
internal import Imaging
public import Scene

/// A page for viewing films frame by frame: one self-contained HTML file.
public final class PlayerPage {
  /// The page's title.
  public let title: String
  var book = PictureBook()
  var films: [PlayerFilm] = []

  public init(title: String) {
    self.title = title
  }

  /// Adds a film; equal frames are stored once, even across films.
  public func add(
    _ film: Film,
    named name: String,
    settings: ExportSettings = ExportSettings()
  ) throws {
    guard !film.frames.isEmpty else { throw ExportFault.noFrames }
    let take = FilmTake(on: self, named: name, settings: settings)
    for frame in film.frames { try take.write(Exposure(frame)) }
    try take.finish(duration: film.duration, events: film.events, faults: film.faults)
  }

  /// The HTML file.
  ///
  /// Pictures are exact; only a film that would take more than 3 MB, or 50 kB a frame if it has more
  /// than 60, becomes a video that is close to them.
  public func html(
    workers: Int = ProcessInfo.processInfo.activeProcessorCount,
    cancellation: ExportCancellation = ExportCancellation()
  ) throws -> [UInt8] {
    guard !films.isEmpty else { throw ExportFault.noFrames }
    let pictures = try PagePictures(
      of: films,
      in: book,
      workers: workers,
      cancellation: cancellation
    )
    return try PageParts(title: title, films: films, pictures: pictures).bytes
  }
}
