package import FrameExport
package import Foundation
package import Scene

/// Draws the frames of a film for a page while more of them are being made.
package final class FilmTake {
  private let page: PlayerPage
  private let name: String
  private let scale: Double
  private let reel: PictureReel
  private let writer: AnimationWriter
  private var log = FilmLog()

  /// Frames have one size; `file` is the path of the page, for error messages.
  package init(
    on page: PlayerPage,
    named name: String,
    settings: ExportSettings,
    file: URL = URL(filePath: "player.html"),
    cancellation: ExportCancellation = ExportCancellation()
  ) {
    (self.page, self.name, self.scale) = (page, name, settings.scale)
    reel = PictureReel(page.book)
    writer = AnimationWriter(
      file: file,
      target: reel,
      settings: settings,
      cancellation: cancellation
    )
  }

  package func write(_ exposure: Exposure) throws {
    log.add(exposure)
    try writer.write(exposure)
  }

  /// Waits for the last picture, and adds the film to the page.
  package func finish(
    duration: TimeInterval,
    events: [Film.Event],
    faults: [Film.Fault],
    curves: [(name: String, values: [Double])] = []
  ) throws {
    try writer.finish(duration: duration)
    page.book = reel.book
    page.films.append(
      log.film(
        named: name,
        size: (reel.width, reel.height),
        scale: scale,
        pictures: reel.pages,
        FilmLog.Ending(duration: duration, events: events, faults: faults, curves: curves)
      )
    )
  }
}
