import Bitmap
import CairoRenderer
import Scene
import Timeline

/// The output of `inspect --digests`: a whole film in a form that can be compared between builds.
struct FilmDigests {
  private var lines: [String]

  @MainActor
  init(_ source: FilmSource) throws {
    let footage = source.footage
    let renderer = Renderer(scale: source.scale)
    lines = ["\(footage.frameCount) frames · \(footage.duration.seconds) s"]
    var frames: [String] = []
    let times = (0..<footage.frameCount).map(footage.time(of:))
    try footage.show(times) { index, scene in
      let picture = try renderer.draw(scene)
      frames.append(
        "\(times[index].seconds)  \(picture.width)×\(picture.height)  \(picture.digest)"
      )
    }
    lines += frames
    lines += ["\(footage.events.count) events"] + footage.events.map { "\($0)" }
    lines += ["\(footage.faults.count) faults"] + footage.faults.map { "\($0.time)  \($0)" }
  }

  var text: String { lines.joined(separator: "\n") }
}
