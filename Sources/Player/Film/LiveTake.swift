package import FrameExport
internal import CairoRenderer
package import Foundation
package import Scene

/// Collects the frames of a film that is drawn on demand.
package final class LiveTake {
  private let title: String
  private let name: String
  private let settings: ExportSettings
  private var log = FilmLog()
  // Only frames that look different from the previous one.
  private var exposures: [Exposure] = []
  private var pictures: [Int] = []

  /// Frames have one size; `title` is the page's title.
  package init(title: String, named name: String, settings: ExportSettings) {
    (self.title, self.name, self.settings) = (title, name, settings)
  }

  package func write(_ exposure: Exposure) {
    log.add(exposure)
    if exposures.last?.scenes != exposure.scenes { exposures.append(exposure) }
    pictures.append(exposures.count - 1)
  }

  package func finish(
    duration: TimeInterval,
    events: [Film.Event],
    faults: [Film.Fault],
    curves: [(name: String, values: [Double])] = []
  ) throws -> LiveFilm {
    guard let first = exposures.first else { throw ExportFault.noFrames }
    let film = log.film(
      named: name,
      size: try Renderer(scale: settings.scale).size(of: first.scenes[0]),
      scale: settings.scale,
      pictures: pictures,
      FilmLog.Ending(duration: duration, events: events, faults: faults, curves: curves)
    )
    return try LiveFilm(film, exposures: exposures, title: title, settings: settings)
  }
}
