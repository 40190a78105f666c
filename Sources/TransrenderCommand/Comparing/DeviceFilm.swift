import Bitmap
import Foundation
import FrameExport
import Geometry
import Imaging
import Player
import Scene

/// A recording as scenes: its pictures, or an outline of each layer if it has none.
struct DeviceFilm {
  let recording: DeviceRecording

  // Visible on light and dark screens.
  private static let ink = Color(red: 0.2, green: 0.45, blue: 0.9)

  /// Adds it to a page, with its callbacks.
  func add(to page: PlayerPage, named name: String, scale: Double, file: URL) throws {
    let take = FilmTake(
      on: page,
      named: name,
      settings: ExportSettings(scale: scale),
      file: file,
      cancellation: Interrupt.cancellation
    )
    for (index, time) in recording.times.enumerated() {
      // Samples from before the call are shown at its time.
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
    // From last to first, because children come after their parents.
    var inside: [Int: [Node]] = [:]
    var top: [Node] = []
    for number in recording.layers.indices.reversed() {
      let children = Array((inside[number] ?? []).reversed())
      guard let node = node(number, at: index, children, isOutlined: picture == nil) else {
        continue
      }
      if let parent = recording.layers[number].parent {
        inside[parent, default: []].append(node)
      } else {
        top.append(node)
      }
    }
    sheet.children = top.reversed()
    return Scene(size: size, background: .white, root: Node(sheet, id: 1, title: "screen"))
  }

  private func node(
    _ number: Int,
    at index: Int,
    _ children: [Node],
    isOutlined: Bool
  ) -> Node? {
    let layer = recording.layers[number]
    guard var frame = frame(of: layer, at: index), let opacity = layer.opacity[index - layer.first],
      let radius = layer.cornerRadius[index - layer.first]
    else { return nil }
    if let parent = layer.parent, let outer = self.frame(of: recording.layers[parent], at: index) {
      frame.origin.x -= outer.minX
      frame.origin.y -= outer.minY
    }
    var seen = Layer(frame: frame, children: children)
    seen.opacity = min(max(opacity, 0), 1)
    seen.cornerRadii = CornerRadii(max(radius, 0))
    if isOutlined { seen.border = Border(width: 1, color: Self.ink) }
    return Node(seen, id: number + 2, label: "\(number)", title: layer.title)
  }

  /// The frame in the window; nil if the layer does not exist at that sample.
  private func frame(of layer: DeviceRecording.Layer, at index: Int) -> CGRect? {
    let offset = index - layer.first
    guard layer.x.indices.contains(offset), let x = layer.x[offset], let y = layer.y[offset],
      let width = layer.width[offset], let height = layer.height[offset]
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func image(_ file: Data, number: Int) throws -> ImageContent {
    do throws(PNG.Fault) {
      return ImageContent(bitmap: try PNG.decode([UInt8](file)), gravity: .resize)
    } catch {
      throw InputError(
        "picture \(number) of the recording cannot be read: \(error.reason); record it again"
      )
    }
  }
}
