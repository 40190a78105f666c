public import FrameExport
internal import Foundation
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
  public func html() throws -> [UInt8] {
    guard !films.isEmpty else { throw ExportFault.noFrames }
    let parts = try PageParts(title: title, films: films, book: book)
    return parts.bytes
  }
}
