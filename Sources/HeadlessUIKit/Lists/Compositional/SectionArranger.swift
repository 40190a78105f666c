import Foundation
import Geometry

/// The frames of one section's views, relative to the section.
struct ArrangedSection {
  var size = CGSize.zero
  var elements: [ArrangedElement] = []
  var lane: CollectionLane?
}

/// Lays out one section.
@MainActor
struct SectionArranger {
  let section: NSCollectionLayoutSection
  let index: Int
  /// The collection's size without its insets.
  let room: CGSize
  let isVertical: Bool
  let traits: UITraitCollection
  /// How far the reference of the content insets is from the sides.
  let sides: NSDirectionalEdgeInsets
  /// The insets of headers and footers, if they do not follow the content.
  var edgeSides: NSDirectionalEdgeInsets? = nil
  let cachedSize: (_ kind: String, _ index: Int) -> CGSize?

  /// [D] Sections stand inside the safe area or another reference; [W] rows of lists reach the
  /// sides and inset their content, unless their groups are inset.
  private var insets: NSDirectionalEdgeInsets {
    var insets = section.contentInsets
    guard isVertical, section.list == nil || section.list?.appearance == .insetGrouped else {
      return insets
    }
    insets.leading += sides.leading
    insets.trailing += sides.trailing
    return insets
  }

  /// The insets of headers and footers.
  private var edgeInsets: NSDirectionalEdgeInsets {
    if isVertical, let edgeSides { return edgeSides }
    return section.supplementariesFollowContentInsets ? insets : .zero
  }

  private var container: CGSize { space(inside: insets).size }

  private func space(inside insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: insets.leading,
      y: insets.top,
      width: max(0, room.width - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom)
    )
  }

  private var isLane: Bool { section.orthogonalScrollingBehavior != .none }

  func arrange(count: Int) -> ArrangedSection {
    var result = ArrangedSection()
    var end = section.headerPadding
    for item in section.boundarySupplementaryItems where edge(item) < 0 {
      end += add(item, at: end, to: &result)
    }
    let groups = arrangeGroups(count)
    let size = groups.size
    let start = end + (isVertical ? insets.top : insets.leading)
    let corner =
      isVertical ? CGPoint(x: insets.leading, y: start) : CGPoint(x: start, y: insets.top)
    result.elements += groups.elements.map { $0.moved(by: corner) }
    if isLane { result.lane = lane(from: start, size: size, groups: groups.spans) }
    end =
      start
      + (isVertical ? size.height + insets.bottom : size.width + insets.trailing)
    for item in section.boundarySupplementaryItems where edge(item) > 0 {
      end += add(item, at: end, to: &result)
    }
    result.size =
      isVertical ? CGSize(width: room.width, height: end) : CGSize(width: end, height: room.height)
    addOverlays(to: &result)
    return result
  }

  // MARK: Groups

  /// The groups of a section, from its content insets on.
  private struct Groups {
    var elements: [ArrangedElement] = []
    var size = CGSize.zero
    /// Their extents along the direction in which they follow each other.
    var spans: [ClosedRange<CGFloat>] = []
    /// The largest width and height of a group, and of an item that measures itself.
    var largest = CGSize.zero
    var largestItem = CGSize.zero
  }

  /// [D] The largest size in an outermost group that is uniform is that of the whole section.
  private func arrangeGroups(_ count: Int) -> Groups {
    let first = arrangeGroups(count, items: .zero, groups: .zero)
    let axes = section.group.layoutSize.uniformAxes
    guard !axes.isEmpty else { return first }
    let items = CGSize.zero.enlarged(to: first.largestItem, along: axes)
    let second = arrangeGroups(count, items: items, groups: .zero)
    return arrangeGroups(count, items: items, groups: second.largest)
  }

  /// `items` is the least size of uniform items, `groups` that of the group if it is uniform.
  private func arrangeGroups(_ count: Int, items: CGSize, groups least: CGSize) -> Groups {
    var arranger = GroupArranger(
      count: count,
      traits: traits,
      uniform: items,
      cachedSize: cachedSize
    )
    let runsDown = isVertical != isLane
    let uniformAxes = section.group.layoutSize.uniformAxes
    var result = Groups()
    var end: CGFloat = 0
    while !arranger.isDone {
      let before = arranger.next
      let start = result.spans.isEmpty ? 0 : end + section.interGroupSpacing
      let origin = runsDown ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
      let arranged = arranger.arrange(section.group, at: origin, in: container)
        .enlarged(to: least, along: uniformAxes)
      // A group without items would repeat for ever.
      guard arranger.next > before else { break }
      end = start + (runsDown ? arranged.height : arranged.width)
      result.spans.append(start...max(start, end))
      result.size.width = max(result.size.width, origin.x + arranged.width)
      result.size.height = max(result.size.height, origin.y + arranged.height)
      result.largest = result.largest.enlarged(to: arranged, along: [.horizontal, .vertical])
    }
    (result.elements, result.largestItem) = (arranger.elements, arranger.largest)
    return result
  }

  private func lane(
    from start: CGFloat,
    size: CGSize,
    groups: [ClosedRange<CGFloat>]
  ) -> CollectionLane {
    let shift = isVertical ? insets.leading : insets.top
    return CollectionLane(
      section: index,
      frame: isVertical
        ? CGRect(x: 0, y: start, width: room.width, height: size.height)
        : CGRect(x: start, y: 0, width: size.width, height: room.height),
      contentSize: isVertical
        ? CGSize(width: size.width + insets.leading + insets.trailing, height: size.height)
        : CGSize(width: size.width, height: size.height + insets.top + insets.bottom),
      behavior: section.orthogonalScrollingBehavior,
      groups: groups.map { $0.lowerBound + shift...$0.upperBound + shift },
      isHorizontal: isVertical,
      bounce: section.orthogonalScrollingProperties.bounce,
      decelerationRate: section.orthogonalScrollingProperties.decelerationRate.ofScrollView
    )
  }

  // MARK: Headers, footers, backgrounds

  /// -1 before the groups, 1 after them, 0 on top of them.
  private func edge(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Int {
    guard item.extendsBoundary else { return 0 }
    let edges = item.alignment.edges
    if edges.contains(isVertical ? .top : .leading) { return -1 }
    return edges.contains(isVertical ? .bottom : .trailing) ? 1 : 0
  }

  private func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    item.size(
      in: space(inside: edgeInsets).size,
      measured: cachedSize(item.elementKind, number(of: item))
    )
  }

  /// Its index among those of its kind.
  private func number(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Int {
    let same = section.boundarySupplementaryItems.filter { $0.elementKind == item.elementKind }
    return same.firstIndex { $0 === item } ?? 0
  }

  private func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    at position: CGFloat,
    to result: inout ArrangedSection
  ) -> CGFloat {
    let size = size(of: item)
    let across = space(inside: edgeInsets)
    let corner = item.alignment.edges.point(in: across)
    let own = item.alignment.edges.point(in: CGRect(origin: .zero, size: size))
    var frame = CGRect(
      x: corner.x - own.x,
      y: corner.y - own.y,
      width: size.width,
      height: size.height
    )
    if isVertical { frame.origin.y = position } else { frame.origin.x = position }
    result.elements.append(element(item, frame.offsetBy(dx: item.offset.x, dy: item.offset.y)))
    return isVertical ? size.height : size.width
  }

  private func element(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    _ frame: CGRect
  ) -> ArrangedElement {
    ArrangedElement(
      index: number(of: item),
      kind: item.elementKind,
      frame: frame,
      zIndex: item.zIndex,
      selfSizingAxes: item.layoutSize.selfSizingAxes,
      pin: item.pin(isVertical: isVertical)
    )
  }

  private func addOverlays(to result: inout ArrangedSection) {
    let whole = CGRect(origin: .zero, size: result.size)
    // Across, they keep to the same insets as those beyond the content.
    let across = space(inside: edgeInsets)
    let area =
      isVertical
      ? CGRect(x: across.minX, y: 0, width: across.width, height: whole.height)
      : CGRect(x: 0, y: across.minY, width: whole.width, height: across.height)
    for item in section.boundarySupplementaryItems where edge(item) == 0 {
      let size = size(of: item)
      let corner = item.alignment.edges.point(in: area)
      let own = item.alignment.edges.point(in: CGRect(origin: .zero, size: size))
      let origin = CGPoint(x: corner.x - own.x + item.offset.x, y: corner.y - own.y + item.offset.y)
      result.elements.append(element(item, CGRect(origin: origin, size: size)))
    }
    for item in section.decorationItems {
      let insets = item.contentInsets
      let frame = CGRect(
        x: insets.leading,
        y: insets.top,
        width: max(0, whole.width - insets.leading - insets.trailing),
        height: max(0, whole.height - insets.top - insets.bottom)
      )
      result.elements.append(
        ArrangedElement(
          index: 0,
          kind: item.elementKind,
          frame: frame,
          zIndex: item.zIndex,
          isDecoration: true
        )
      )
    }
  }
}
