import Bitmap
import Foundation
import Geometry
import Imaging
import Scene
import TransitionSnapshots

/// A golden as a film: its pictures at their times, with the callbacks of its log.
struct GoldenFilm {
  let film: Film

  // A player shows one picture at a time, so the second of two pictures taken at one instant
  // (before and after completions ran) is shown one frame later.
  private static let least = 1.0 / 60

  /// `log` is the golden of the same test's callbacks.
  init(_ golden: [UInt8], log: String?) throws {
    let cells = try Self.cells(golden)
    let canvas = CGSize(
      width: cells.map(\.bitmap.width).max() ?? 0,
      height: cells.map(\.bitmap.height).max() ?? 0
    )
    var frames: [Frame] = []
    for (index, cell) in cells.enumerated() {
      let earliest = frames.last.map { $0.time + Self.least } ?? cell.time
      let time = max(cell.time, earliest)
      frames.append(Frame(index: index, time: time, scene: Self.scene(cell.bitmap, on: canvas)))
    }
    let last = frames[frames.count - 1]
    film = Film(frames: frames, end: last, duration: last.time, events: Self.events(log ?? ""))
  }

  private static func cells(_ golden: [UInt8]) throws -> [(time: Double, bitmap: Bitmap)] {
    guard let sheet = try sheet(golden) else { return [(time: 0, bitmap: try PNG.decode(golden))] }
    return sheet.cells.map { (time: $0.time, bitmap: $0.bitmap) }
  }

  /// Nil for a picture without frame information, which is a single frame.
  private static func sheet(_ golden: [UInt8]) throws(GoldenFault) -> PictureSheet? {
    do throws(GoldenFault) {
      return try PictureSheet.contents(of: golden, isAnimation: PNG.isAnimated(golden))
    } catch {
      guard error == .noDescription else { throw error }
      return nil
    }
  }

  private static func scene(_ bitmap: Bitmap, on canvas: CGSize) -> Scene {
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    var layer = Layer(frame: CGRect(origin: .zero, size: size))
    layer.isRasterGroup = true
    layer.content = .image(ImageContent(bitmap: bitmap, scale: 1))
    return Scene(size: canvas, root: Node(layer, label: "picture"))
  }

  /// Lines such as `t=500    Detail.viewDidAppear(animated: true)`.
  private static func events(_ log: String) -> [Film.Event] {
    log.split(separator: "\n").compactMap { line in
      guard let found = line.firstMatch(of: /^t=(-?[\d.]+) +(?:(\w+)\.)?(.+)$/),
        let milliseconds = Double(found.1)
      else { return nil }
      return Film.Event(
        time: milliseconds / 1000,
        subject: found.2.map(String.init) ?? "",
        name: String(found.3)
      )
    }
  }
}
