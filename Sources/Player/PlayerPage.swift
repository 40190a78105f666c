public import FrameExport
internal import Foundation
internal import Imaging
public import Scene

/// A page to look at films frame by frame: one HTML file that needs nothing else.
public final class PlayerPage {
  /// Shown as the page's own name.
  public let title: String
  var book = PictureBook()
  var films: [PlayerFilm] = []

  public init(title: String) {
    self.title = title
  }

  /// Adds a film; frames that look the same are stored once, whatever film they belong to.
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

  /// The file.
  public func html() throws -> [UInt8] {
    guard !films.isEmpty else { throw ExportFault.noFrames }
    let parts = try PageParts(title: title, films: films, book: book)
    return parts.bytes
  }
}
