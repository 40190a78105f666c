import Foundation

extension CGRect {
  /// Whether both share more than an edge: a page beside the one that fills a list is not seen.
  ///
  /// Foundation on Linux also counts rectangles that only touch as intersecting.
  func overlaps(_ other: CGRect) -> Bool {
    let shared = intersection(other)
    guard !shared.isNull else { return false }
    return (shared.width > 0 || width == 0 || other.width == 0)
      && (shared.height > 0 || height == 0 || other.height == 0)
  }
}
