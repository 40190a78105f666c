import Catalogue
import Foundation

/// Values between −1 and 1 that change smoothly from place to place: numbers at the corners of a
/// lattice, mixed.
struct SmoothNoise {
  let x: Double
  let y: Double
  let z: Double

  /// One of several independent fields.
  func value(_ channel: Int) -> Double {
    let (left, top, front) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    var sum = 0.0
    for corner in 0..<8 {
      let (dx, dy, dz) = (corner & 1, corner >> 1 & 1, corner >> 2)
      let weight =
        Self.share(x - left, dx) * Self.share(y - top, dy) * Self.share(z - front, dz)
      sum += weight * Self.number(left + Double(dx), top + Double(dy), front + Double(dz), channel)
    }
    return sum
  }

  /// How much a corner counts at a place between two of them.
  private static func share(_ place: Double, _ corner: Int) -> Double {
    let eased = place * place * (3 - 2 * place)
    return corner == 0 ? 1 - eased : eased
  }

  private static func number(_ x: Double, _ y: Double, _ z: Double, _ channel: Int) -> Double {
    var index = channel
    for part in [x, y, z] {
      // Far away everything is the same.
      index = index &* 1_000_003 &+ (Int(exactly: part) ?? 0)
    }
    return Chance.share(of: index) * 2 - 1
  }
}
