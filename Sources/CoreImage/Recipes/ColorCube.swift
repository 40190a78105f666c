import Foundation

/// A table of colors for colors.
struct ColorCube: Hashable, Sendable {
  /// How many reds, greens and blues there are.
  let side: Int
  /// Premultiplied, four numbers each; red changes first.
  let colors: [Float]
  /// Whether the colors are on sRGB's curve.
  let isOnCurve: Bool

  /// [D] Floats, four for each color; nil if there are too few of them.
  init?(_ data: Data, side: Int, isOnCurve: Bool) {
    guard (2...128).contains(side) else { return nil }
    let count = side * side * side * 4
    guard data.count >= count * MemoryLayout<Float>.size else { return nil }
    self.side = side
    self.isOnCurve = isOnCurve
    colors = data.withUnsafeBytes { bytes in
      (0..<count).map {
        bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<Float>.size, as: Float.self)
      }
    }
  }
}
