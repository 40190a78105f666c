import Foundation

/// The distances by which a bar can be collapsed at rest.
struct CollapseStops {
  /// In ascending order.
  private let stops: [CGFloat]

  /// First the search bar is hidden, then the large title; no further than content scrolls.
  init(search: CGFloat, whole: CGFloat, within end: CGFloat) {
    stops = [0, search, whole].map { min($0, end) }
  }

  /// [W] The nearest stop, or the one in the direction of a flick; distances outside stay.
  ///
  /// The velocity is in points per second.
  func nearest(to distance: CGFloat, velocity: CGFloat) -> CGFloat {
    guard let lower = stops.last(where: { $0 <= distance }),
      let upper = stops.first(where: { $0 >= distance })
    else { return distance }
    if abs(velocity) > UIScrollView.flick { return velocity > 0 ? upper : lower }
    return distance - lower < upper - distance ? lower : upper
  }
}
