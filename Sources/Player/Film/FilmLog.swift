internal import Foundation
internal import FrameExport
internal import Scene

/// Collects the data of a film's frames while they are made, except for their pictures.
struct FilmLog {
  /// The data that is known only after the last frame.
  struct Ending {
    var duration: TimeInterval
    var events: [Film.Event]
    var faults: [Film.Fault]
    var curves: [(name: String, values: [Double])]
  }

  private var times: [TimeInterval] = []
  private var layers = LayerLog()

  /// A frame with motion blur is described by the scene in its middle.
  mutating func add(_ exposure: Exposure) {
    times.append(exposure.time)
    layers.add(exposure.scenes[exposure.scenes.count / 2])
  }

  /// `pictures` holds, for each frame, the index of its picture on the page.
  func film(
    named name: String,
    size: (width: Int, height: Int),
    scale: Double,
    pictures: [Int],
    _ ending: Ending
  ) -> PlayerFilm {
    PlayerFilm(
      name: name.visibleOnOneLine,
      width: size.width,
      height: size.height,
      scale: scale,
      duration: ending.duration.written,
      times: times.map(\.written),
      pictures: pictures,
      events: ending.events.map { PlayerFilm.Event($0) },
      faults: ending.faults.map { PlayerFilm.Fault($0) },
      curves: ending.curves.map { curve in
        PlayerFilm.Curve(name: curve.name, values: curve.values.map(\.written))
      },
      layers: layers.layers
    )
  }
}
