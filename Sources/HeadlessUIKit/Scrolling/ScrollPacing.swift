import Foundation
import Timeline

/// The pacing of content that code scrolls, and of pages that code turns.
///
/// [M] Numbers.md, scrolling: half a period of a cosine.
enum ScrollPacing {
  static let duration: TimeInterval = 0.3

  static func share(at progress: Double) -> Double { (1 - cos(.pi * progress)) / 2 }

  /// The same for animations of layers, less than 0.0003 from it.
  static let curve = UnitBezier(0.3643, 0, 0.6357, 1)
}
