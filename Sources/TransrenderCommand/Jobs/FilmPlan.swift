import CairoRenderer
import Foundation
import FrameExport
import Imaging
import Scene
import Timeline

/// Footage, and which frames of it are drawn at which scale and compression.
@MainActor
struct FilmPlan {
  var footage: Footage
  var scale: Double
  var selection = FrameSelection.all
  var compression = PNG.Setting.fast
  var placement = Renderer.Placement.whole
  var span = TimeSpan()
  var shard = Shard.whole
  var workers: Int?
  /// Where a file says what is filmed, such as `sheet.json:2:3`.
  var place: String?

  /// The selected frames of this shard, in order.
  var indices: [Int] { chosen.filter(shard.contains) }

  /// The selected frames of all shards, in order.
  var chosen: [Int] {
    (0..<footage.frameCount).filter(selection.contains)
      .filter { span.isEverything || span.contains(footage.time(of: $0)) }
  }

  var settings: ExportSettings {
    var settings = ExportSettings(
      scale: scale,
      placement: placement,
      compression: compression,
      color: footage.isOpaque ? .rgb : .rgba
    )
    if let workers { settings.workers = workers }
    return settings
  }

  func check() throws(InputError) {
    let size = CGSize(
      width: max(footage.size.width, footage.canvas.width),
      height: max(footage.size.height, footage.canvas.height)
    )
    try PictureLimit(place: place).check(size, scale: scale)
    guard indices.isEmpty else { return }
    let end = Self.written(footage.duration)
    throw InputError(
      (place.map { $0 + ": " } ?? "")
        + "no such frame; the film has frames 0 to \(footage.frameCount - 1) and lasts \(end) s,"
        + " so choose some of these with --frames or --from and --to"
    )
  }

  /// Such as `31 frames · 0.500 s · out/demo`.
  func summary(of output: String) -> String {
    let count = indices.count
    let frames = count == 1 ? "1 frame" : "\(count) frames"
    return "\(frames) · \(Self.written(footage.duration)) s · \(output)"
  }

  /// Seconds with three digits, the same in every locale.
  nonisolated static func written(_ duration: Instant) -> String {
    let thousandths = Int((duration.seconds * 1000).rounded())
    let tail = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - tail.count) + tail
  }
}
