import Foundation
import Geometry

/// Scrolls one section of a collection perpendicular to the others.
@MainActor
final class CollectionLaneView: UIScrollView, UIScrollViewDelegate {
  private var lane: CollectionLane
  weak var collection: UICollectionView?

  init(_ lane: CollectionLane, in collection: UICollectionView) {
    self.lane = lane
    self.collection = collection
    super.init(frame: lane.frame)
    delegate = self
    clipsToBounds = false
    backgroundColor = .clear
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    take(lane)
  }

  required init?(coder: NSCoder) { nil }

  func take(_ lane: CollectionLane) {
    let (old, oldSize, oldBounds) = (self.lane, contentSize, bounds)
    let beyond = oldSize.width > 0 ? oldSize.width - oldBounds.maxX : 0
    self.lane = lane
    if frame != lane.frame { frame = lane.frame }
    if contentSize != lane.contentSize { contentSize = lane.contentSize }
    isPagingEnabled = lane.behavior == .paging
    takeProperties(lane)
    // [I] What begins at the right stays as far from there.
    if lane.isMirrored, contentSize != oldSize || bounds.size != oldBounds.size {
      contentOffset.x = contentSize.width - bounds.width - beyond
    }
    guard lane.behavior == .groupPagingCentered else { return }
    centerEnds(of: lane) { oldSize == .zero ? 0 : old.group(in: oldBounds) }
  }

  /// The first and the last group can be centred, too; the group in the middle stays there.
  private func centerEnds(of lane: CollectionLane, in middle: () -> Int) {
    guard let first = lane.groups.first, let last = lane.groups.last else { return }
    let room = lane.isHorizontal ? bounds.width : bounds.height
    let length = lane.isHorizontal ? contentSize.width : contentSize.height
    func side(_ group: ClosedRange<CGFloat>) -> CGFloat {
      max(0, (room - (group.upperBound - group.lowerBound)) / 2)
    }
    let (start, end) = (side(first) - first.lowerBound, side(last) - (length - last.upperBound))
    let insets =
      lane.isHorizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    guard contentInset != insets else { return }
    contentInset = insets
    guard !isTracking, !isDecelerating else { return }
    let number = middle()
    let x = lane.isMirrored ? length + insets.right - room : -insets.left
    contentOffset =
      number == 0
      ? CGPoint(x: x, y: -insets.top) : lane.offset(ofGroup: number, in: bounds.size)
  }

  /// [D] The collection's rate by default; [W] lanes that stop at groups are fast.
  private func takeProperties(_ lane: CollectionLane) {
    let usual: DecelerationRate = lane.snaps ? .fast : collection?.decelerationRate ?? .normal
    decelerationRate = lane.decelerationRate ?? usual
    bounces = lane.bounce != .never
    alwaysBounceHorizontal = lane.bounce == .always && lane.isHorizontal
    alwaysBounceVertical = lane.bounce == .always && !lane.isHorizontal
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.setNeedsLayout() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard lane.snaps else { return }
    let goal = targetContentOffset.pointee
    if lane.isHorizontal {
      targetContentOffset.pointee.x = lane.rest(
        from: contentOffset.x,
        toward: goal.x,
        velocity: velocity.x,
        room: bounds.width
      )
    } else {
      targetContentOffset.pointee.y = lane.rest(
        from: contentOffset.y,
        toward: goal.y,
        velocity: velocity.y,
        room: bounds.height
      )
    }
  }
}

extension CollectionLane {
  /// Whether it stops at groups only.
  var snaps: Bool {
    switch behavior {
    case .none, .continuous, .paging: false
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: true
    }
  }

  /// [D] Along the lane, the nearest group; in paging modes at most the next one.
  func rest(
    from now: CGFloat,
    toward goal: CGFloat,
    velocity: CGFloat,
    room: CGFloat
  ) -> CGFloat {
    let stops = groups.map { stop(at: $0, room: room) }
    func nearest(_ offset: CGFloat) -> Int {
      stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) } ?? 0
    }
    guard !stops.isEmpty else { return goal }
    guard behavior != .continuousGroupLeadingBoundary else { return stops[nearest(goal)] }
    let here = nearest(now)
    var next = here
    if velocity > 0, stops[here] < now || abs(stops[here] - now) < 1 { next = here + 1 }
    if velocity < 0, stops[here] > now || abs(stops[here] - now) < 1 { next = here - 1 }
    return stops[min(max(next, 0), stops.count - 1)]
  }

  /// The number of the group that is nearest to its place, from the beginning on.
  func group(in bounds: CGRect) -> Int {
    let (offset, room) =
      isHorizontal ? (bounds.minX, bounds.width) : (bounds.minY, bounds.height)
    let distances = groups.map { abs(stop(at: $0, room: room) - offset) }
    let index = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return isMirrored ? max(0, groups.count - 1 - index) : index
  }

  /// Where a group has its place; the last one instead of those that are not there.
  func offset(ofGroup number: Int, in room: CGSize) -> CGPoint {
    let count = min(number, groups.count - 1)
    guard groups.indices.contains(count) else { return .zero }
    let group = groups[isMirrored ? groups.count - 1 - count : count]
    return isHorizontal
      ? CGPoint(x: stop(at: group, room: room.width), y: 0)
      : CGPoint(x: 0, y: stop(at: group, room: room.height))
  }

  /// The offset at which a group stands in the middle, or where the first one begins.
  private func stop(at group: ClosedRange<CGFloat>, room: CGFloat) -> CGFloat {
    if behavior == .groupPagingCentered { return (group.lowerBound + group.upperBound - room) / 2 }
    guard isMirrored else { return group.lowerBound - (groups.first?.lowerBound ?? 0) }
    return group.upperBound - room + contentSize.width - (groups.last?.upperBound ?? 0)
  }
}
