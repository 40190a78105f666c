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
    let width = arranged.lane?.contentSize.width ?? room.width
    let elements = arranged.elements.map { element in
      let mirrors = isMirrored && isVertical
      let turned =
        mirrors ? element.mirrored(in: element.kind == nil ? width : room.width) : element
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
  mutating func finish(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) {
    guard isVertical, !sections.isEmpty else { return }
    for item in items {
      let size = item.layoutSize.size(in: room)
      let isFirst = item.alignment.edges.contains(.top)
      if isFirst { push(by: size.height) }
      let element = ArrangedElement(
        index: 0,
        kind: item.elementKind,
        frame: CGRect(
          x: (room.width - size.width) / 2,
          y: isFirst ? 0 : end,
          width: size.width,
          height: size.height
        ),
        zIndex: item.zIndex,
        isPinned: item.pinToVisibleBounds
      )
      let home = isFirst ? 0 : sections.count - 1
      sections[home].elements.append(element)
      sections[home].hasPins = sections[home].hasPins || element.isPinned
      sections[home].frame = sections[home].frame.union(element.frame)
      if !isFirst { end += size.height }
    }
  }

  private mutating func push(by height: CGFloat) {
    for index in sections.indices {
      sections[index].frame.origin.y += height
      sections[index].lane?.frame.origin.y += height
      sections[index].elements = sections[index].elements.map {
        $0.moved(by: CGPoint(x: 0, y: height))
      }
    }
    end += height
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
