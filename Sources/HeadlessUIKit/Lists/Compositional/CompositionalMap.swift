import Foundation
import Geometry

/// The frames of all views in a compositional layout.
@MainActor
struct CompositionalMap {
  struct Section {
    var section: NSCollectionLayoutSection
    var frame: CGRect
    var elements: [ArrangedElement]
    var lane: CollectionLane?
    var cellCount: Int

    var hasPins: Bool
  }

  let isVertical: Bool
  let room: CGSize
  let isMirrored: Bool
  private(set) var sections: [Section] = []
  private var end: CGFloat = 0

  /// Whether frames are mirrored from left to right.
  private var mirrors: Bool { isMirrored && isVertical }

  init(isVertical: Bool = true, room: CGSize = .zero, isMirrored: Bool = false) {
    (self.isVertical, self.room, self.isMirrored) = (isVertical, room, isMirrored)
  }

  var size: CGSize {
    isVertical ? CGSize(width: room.width, height: end) : CGSize(width: end, height: room.height)
  }

  mutating func add(space: CGFloat) { end += space }

  mutating func add(_ arranged: ArrangedSection, _ section: NSCollectionLayoutSection) {
    let corner = isVertical ? CGPoint(x: 0, y: end) : CGPoint(x: end, y: 0)
    var lane = arranged.lane
    lane?.frame = arranged.lane.map { $0.frame.offsetBy(dx: corner.x, dy: corner.y) } ?? .zero
    if mirrors { lane?.mirror() }
    let width = lane?.contentSize.width ?? room.width
    let elements = arranged.elements.map { element in
      let turned =
        mirrors ? element.mirrored(in: element.scrolls ? width : room.width) : element
      return turned.moved(by: corner)
    }
    sections.append(
      Section(
        section: section,
        frame: CGRect(origin: corner, size: arranged.size),
        elements: elements,
        lane: lane,
        cellCount: elements.count { $0.kind == nil },
        hasPins: elements.contains(where: \.isPinned)
      )
    )
    end += isVertical ? arranged.size.height : arranged.size.width
  }

  /// Adds the layout's own headers and footers, before and after all sections.
  mutating func finish(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    cachedSize: (_ kind: String, _ section: Int) -> CGSize?
  ) {
    guard !sections.isEmpty else { return }
    for item in items {
      let isFirst = item.alignment.edges.contains(isVertical ? .top : .leading)
      let home = isFirst ? 0 : sections.count - 1
      let size = item.size(in: room, measured: cachedSize(item.elementKind, home))
      let length = isVertical ? size.height : size.width
      if isFirst { push(by: length) }
      let frame = frame(of: item, size: size, at: isFirst ? 0 : end)
      let element = ArrangedElement(
        index: 0,
        kind: item.elementKind,
        frame: frame,
        zIndex: item.zIndex,
        selfSizingAxes: item.layoutSize.selfSizingAxes,
        pin: item.pin(isVertical: isVertical, isOfLayout: true)
      )
      sections[home].elements.append(mirrors ? element.mirrored(in: room.width) : element)
      sections[home].hasPins = sections[home].hasPins || element.isPinned
      sections[home].frame = sections[home].frame.union(frame)
      if !isFirst { end += length }
    }
  }

  /// At its alignment across, with its offset.
  private func frame(
    of item: NSCollectionLayoutBoundarySupplementaryItem,
    size: CGSize,
    at start: CGFloat
  ) -> CGRect {
    let edges = item.alignment.edges
    let corner = edges.point(in: CGRect(origin: .zero, size: room))
    let own = edges.point(in: CGRect(origin: .zero, size: size))
    let origin =
      isVertical
      ? CGPoint(x: corner.x - own.x, y: start) : CGPoint(x: start, y: corner.y - own.y)
    return CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
  }

  private mutating func push(by length: CGFloat) {
    let step = isVertical ? CGPoint(x: 0, y: length) : CGPoint(x: length, y: 0)
    for index in sections.indices {
      sections[index].frame = sections[index].frame.offsetBy(dx: step.x, dy: step.y)
      sections[index].lane?.frame.origin.x += step.x
      sections[index].lane?.frame.origin.y += step.y
      sections[index].elements = sections[index].elements.map { $0.moved(by: step) }
    }
    end += length
  }

  func element(_ kind: String, _ path: IndexPath) -> ArrangedElement? {
    guard sections.indices.contains(path.section) else { return nil }
    let elements = sections[path.section].elements
    if kind == UICollectionView.cellKind {
      // Cells are in order, with badges between them.
      return elements.first { $0.kind == nil && $0.index == path.item }
    }
    return elements.first { $0.kind == kind && $0.index == path.item }
  }
}
