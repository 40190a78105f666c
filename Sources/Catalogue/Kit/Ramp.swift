import Foundation
import Geometry
import Scene

/// Functions of progress.
enum Ramp {
  /// The progress of one of several steps that start one after another and each take `share` of the
  /// time.
  static func staggered(_ progress: Double, order: Double, share: Double) -> Double {
    let start = order * (1 - share)
    return min(max((progress - start) / share, 0), 1)
  }

  /// 0 → 1 with zero slope at both ends.
  static func smooth(_ x: Double) -> Double {
    let x = min(max(x, 0), 1)
    return x * x * (3 - 2 * x)
  }

  /// 1 at `full`, 0 at `none`, smooth between.
  static func fading(from full: Double, to none: Double) -> [Gradient.Stop] {
    let steps = 8
    return (0...steps).map { step in
      let x = Double(step) / Double(steps)
      return Gradient.Stop(.black.withAlpha(1 - smooth(x)), at: full + (none - full) * x)
    }
  }
}
