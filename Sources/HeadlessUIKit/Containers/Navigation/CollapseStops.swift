import Foundation

/// The distances by which a bar can be collapsed at rest.
struct CollapseStops {
  // [M] A title of 52 points opens again from 36, and collapses from 37.
  private static let share: CGFloat = 36.5 / 52

  /// In ascending order.
  private let stops: [CGFloat]
  /// The part that a whole large title is collapsed by.
  private let title: ClosedRange<CGFloat>

  /// First the search bar is hidden, then the large title; no further than content scrolls.
  init(search: CGFloat, whole: CGFloat, within end: CGFloat) {
    stops = [0, search, whole].map { min($0, end) }
    title = search...max(search, whole)
  }

  /// [W] The nearest stop, or the one in the direction of a flick; distances outside stay.
  ///
  /// The velocity is in points per second.
  func nearest(to distance: CGFloat, velocity: CGFloat) -> CGFloat {
    guard let lower = stops.last(where: { $0 <= distance }),
      let upper = stops.first(where: { $0 >= distance })
    else { return distance }
    if abs(velocity) > UIScrollView.flick { return velocity > 0 ? upper : lower }
    // [I] A search bar, and a title that the content's end leaves partly open, at half of the way.
    let isTitle = lower == title.lowerBound && upper == title.upperBound
    let share = isTitle ? Self.share : 0.5
    return distance - lower < share * (upper - lower) ? lower : upper
  }
}
