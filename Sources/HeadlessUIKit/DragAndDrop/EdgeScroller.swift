import Foundation
import Geometry
import Timeline

/// Scrolls a list on while something is held near one of its ends.
///
/// The offset is a function of the time since the finger last moved.
@MainActor
final class EdgeScroller {
  // [I] UIKit's are not published. The speed, in points per second, grows towards the edge.
  private static let zone: CGFloat = 60
  private static let topSpeed: CGFloat = 600
  private static let wait: TimeInterval = 0.2

  private weak var list: UIScrollView?
  private let onScroll: () -> Void
  private var ticker: FrameTicker?
  private var velocity = CGPoint.zero
  /// When the finger came near an end.
  private var arrival: Instant?

  init(_ list: UIScrollView, onScroll: @escaping () -> Void) {
    self.list = list
    self.onScroll = onScroll
  }

  /// The finger is at a point of the list's content.
  func follow(_ place: CGPoint) {
    guard let list else { return }
    let wanted = velocity(at: place, in: list)
    // Content that has grown meanwhile is scrolled on.
    let hasStopped = ticker == nil && wanted != .zero
    guard hasStopped || wanted.distance(to: velocity) > 1e-6 else { return }
    ticker?.stop()
    (ticker, velocity) = (nil, wanted)
    guard wanted != .zero else { return arrival = nil }
    start(list)
  }

  func stop() {
    ticker?.stop()
    (ticker, velocity, arrival) = (nil, .zero, nil)
  }

  private func velocity(at place: CGPoint, in list: UIScrollView) -> CGPoint {
    let room = list.bounds.inset(by: list.adjustedContentInset)
    let (offset, limits) = (list.contentOffset, list.limits)
    return CGPoint(
      x: speed(at: place.x, in: room.minX...max(room.minX, room.maxX), offset.x, limits.x),
      y: speed(at: place.y, in: room.minY...max(room.minY, room.maxY), offset.y, limits.y)
    )
  }

  private func speed(
    at place: CGFloat,
    in room: ClosedRange<CGFloat>,
    _ offset: CGFloat,
    _ limits: ClosedRange<CGFloat>
  ) -> CGFloat {
    let zone = min(Self.zone, (room.upperBound - room.lowerBound) / 4)
    guard zone > 0 else { return 0 }
    let before = min(1, (room.lowerBound + zone - place) / zone)
    let after = min(1, (place - room.upperBound + zone) / zone)
    if before > 0, offset > limits.lowerBound { return -Self.topSpeed * before }
    if after > 0, offset < limits.upperBound { return Self.topSpeed * after }
    return 0
  }

  private func start(_ list: UIScrollView) {
    let (core, first, velocity) = (list.layer.core, list.contentOffset, velocity)
    let arrival = arrival ?? core.now
    self.arrival = arrival
    let lead = max(0, Self.wait - (core.now - arrival).seconds)
    let length = lead + TimeInterval(timeToTheEnd(from: first, velocity, list.limits))
    ticker = FrameTicker(core, duration: length) { [weak self] time in
      let past = CGFloat(max(0, time - lead))
      self?.scroll(to: CGPoint(x: first.x + velocity.x * past, y: first.y + velocity.y * past))
      if time >= length { self?.ticker = nil }
    }
  }

  /// Until both axes have come to their ends.
  private func timeToTheEnd(
    from offset: CGPoint,
    _ velocity: CGPoint,
    _ limits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>)
  ) -> CGFloat {
    func time(_ offset: CGFloat, _ speed: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      guard speed != 0 else { return 0 }
      return ((speed > 0 ? range.upperBound : range.lowerBound) - offset) / speed
    }
    return max(time(offset.x, velocity.x, limits.x), time(offset.y, velocity.y, limits.y))
  }

  private func scroll(to offset: CGPoint) {
    guard let list else { return stop() }
    let old = list.contentOffset
    list.scroll(to: list.clamped(offset))
    if list.contentOffset != old { onScroll() }
  }
}
