import Bitmap
import Foundation
import FrameExport
import Geometry
import Imaging
import Player
import Scene

/// A recording as scenes: its pictures, or an outline of each layer where it took none.
struct DeviceFilm {
  let recording: DeviceRecording

  // Seen on light and on dark screens.
  private static let ink = Color(red: 0.2, green: 0.45, blue: 0.9)

  /// Puts it on a page, with its callbacks.
  func add(to page: PlayerPage, named name: String, scale: Double, place: URL) throws {
    let take = FilmTake(
      on: page,
      named: name,
      settings: ExportSettings(scale: scale),
      place: place,
      cancellation: Interrupt.cancellation
    )
    for (index, time) in recording.times.enumerated() {
      // Samples from before the call stand at its beginning.
      try take.write(Exposure(index: index, time: max(time, 0), scenes: [try scene(index)]))
    }
    let events = recording.events.sorted { $0.time < $1.time }.map {
      Film.Event(time: max($0.time, 0), subject: $0.subject, name: $0.name)
    }
    try take.finish(duration: max(recording.times.last ?? 0, 0), events: events, faults: [])
  }

  private func scene(_ index: Int) throws -> Scene {
    let size = CGSize(width: recording.width, height: recording.height)
    var sheet = Layer(frame: CGRect(origin: .zero, size: size))
    let picture = try recording.pictures.map { try image($0[index], number: index) }
    if let picture { sheet.content = .image(picture) }
    sheet.children = recording.layers.enumerated().compactMap { number, layer in
      node(layer, number, at: index, isOutlined: picture == nil)
    }
    return Scene(size: size, background: .white, root: Node(sheet, id: 1, title: "UIWindow"))
  }

  private func node(
    _ layer: DeviceRecording.Layer,
    _ number: Int,
    at index: Int,
    isOutlined: Bool
  ) -> Node? {
    let values = layer.tracks.compactMap { track -> Double? in
      let place = index - layer.first
      return track.indices.contains(place) ? track[place] : nil
    }
    guard values.count == layer.tracks.count, values.allSatisfy(\.isFinite) else { return nil }
    var seen = Layer(frame: CGRect(x: values[0], y: values[1], width: values[2], height: values[3]))
    seen.opacity = min(max(values[4], 0), 1)
    seen.cornerRadii = CornerRadii(max(values[5], 0))
    if isOutlined { seen.border = Border(width: 1, color: Self.ink) }
    return Node(seen, id: number + 2, label: "\(number)", title: layer.title)
  }

  private func image(_ file: Data, number: Int) throws -> ImageContent {
    do {
      return ImageContent(bitmap: try PNG.decode([UInt8](file)), gravity: .resize)
    } catch {
      throw InputError(
        "picture \(number) of the recording is no PNG file: \(error); record it again"
      )
    }
  }
}
