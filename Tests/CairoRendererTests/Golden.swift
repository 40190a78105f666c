import Bitmap
import Foundation
import Imaging
import Testing

/// Pictures that somebody has looked at, below `Goldens/CairoRenderer`.
enum Golden {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Goldens/CairoRenderer")

  /// Compares exactly; a picture that is missing is recorded, which fails once, but not on CI.
  static func expect(_ bitmap: Bitmap, _ name: String) throws {
    let file = folder.appending(path: name + ".png")
    guard let bytes = try? Data(contentsOf: file) else {
      let onCI = ProcessInfo.processInfo.environment["CI"] != nil
      if !onCI { try record(bitmap, at: file) }
      Issue.record(onCI ? "no golden \(name)" : "recorded \(name): look at it, then run again")
      return
    }
    let golden = Drawn(try PNG.decode(Array(bytes)))
    let drawn = Drawn(bitmap)
    guard golden != drawn else { return }
    Issue.record("\(name) differs from its golden: \(golden.difference(from: drawn))")
    Attachment.record(Data(PNG.encode(bitmap)), named: "\(name).actual.png")
  }

  private static func record(_ bitmap: Bitmap, at file: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(PNG.encode(bitmap)).write(to: file)
  }
}

extension Drawn {
  func difference(from other: Drawn) -> String {
    let (a, b) = (bitmap, other.bitmap)
    guard a.width == b.width, a.height == b.height else {
      return "\(a.width)×\(a.height) against \(b.width)×\(b.height) pixels"
    }
    var (count, largest) = (0, 0)
    for y in 0..<a.height {
      for x in 0..<a.width where self[x, y] != other[x, y] {
        count += 1
        let deltas = zip(self[x, y], other[x, y]).map { abs(Int($0) - Int($1)) }
        largest = max(largest, deltas.max() ?? 0)
      }
    }
    return "\(count) pixels, by \(largest) at most"
  }
}
