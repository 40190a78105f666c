import FrameExport
import Imaging
import Scene
import Timeline

/// A reel and how it becomes pictures: which frames, how large, packed how.
struct FilmPlan {
  var reel: Reel
  var scale: Double
  var selection = FrameSelection.all
  var compression = PNG.Setting.fast
  var workers: Int?

  var indices: [Int] { (0..<reel.frameCount).filter(selection.contains) }

  var settings: ExportSettings {
    var settings = ExportSettings(
      scale: scale,
      compression: compression,
      colour: reel.isOpaque ? .rgb : .rgba
    )
    if let workers { settings.workers = workers }
    return settings
  }

  func check() throws {
    guard !indices.isEmpty else {
      throw InputError("no such frame; the film has frames 0 to \(reel.frameCount - 1)")
    }
  }

  /// Such as `31 frames · 0.500 s · out/demo`.
  func summary(of place: String) -> String {
    let count = indices.count
    let frames = count == 1 ? "1 frame" : "\(count) frames"
    return "\(frames) · \(Self.written(reel.duration)) s · \(place)"
  }

  /// Seconds with three digits, the same in every locale.
  static func written(_ duration: Instant) -> String {
    let thousandths = Int((duration.seconds * 1000).rounded())
    let tail = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - tail.count) + tail
  }
}
