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
    let (oldSize, oldRoom) = (contentSize, bounds.size)
    let beyond = oldSize.width > 0 ? oldSize.width - bounds.maxX : 0
    self.lane = lane
    if frame != lane.frame { frame = lane.frame }
    if contentSize != lane.contentSize { contentSize = lane.contentSize }
    isPagingEnabled = lane.behavior == .paging
    takeProperties(lane)
    // [I] What begins at the right stays as far from there.
    if lane.isMirrored, contentSize != oldSize || bounds.size != oldRoom {
      contentOffset.x = contentSize.width - bounds.width - beyond
    }
    if lane.behavior == .groupPagingCentered { centerEnds(of: lane) }
  }

  /// The first and the last group can be centred, too.
  private func centerEnds(of lane: CollectionLane) {
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
    let x = lane.isMirrored ? length + insets.right - room : -insets.left
    contentOffset = CGPoint(x: x, y: -insets.top)
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

  /// The offset at which a group stands in the middle, or where the first one begins.
  private func stop(at group: ClosedRange<CGFloat>, room: CGFloat) -> CGFloat {
    if behavior == .groupPagingCentered { return (group.lowerBound + group.upperBound - room) / 2 }
    guard isMirrored else { return group.lowerBound - (groups.first?.lowerBound ?? 0) }
    return group.upperBound - room + contentSize.width - (groups.last?.upperBound ?? 0)
  }
}
