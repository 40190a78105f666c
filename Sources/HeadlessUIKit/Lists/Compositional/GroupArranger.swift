import Foundation
import Geometry

/// Arranges the items of one section in groups.
@MainActor
struct GroupArranger {
  let count: Int
  let cachedSize: (_ kind: String, _ index: Int) -> CGSize?
  let traits: UITraitCollection
  private(set) var next = 0
  private(set) var elements: [ArrangedElement] = []
  private var badges: [String: Int] = [:]

  init(
    count: Int,
    traits: UITraitCollection,
    cachedSize: @escaping (_ kind: String, _ index: Int) -> CGSize?
  ) {
    (self.count, self.traits, self.cachedSize) = (count, traits, cachedSize)
  }

  var isDone: Bool { next >= count }

  /// Places an item, or a group with all items that fit; returns the size including insets.
  mutating func arrange(
    _ item: NSCollectionLayoutItem,
    at origin: CGPoint,
    in container: CGSize,
    size given: CGSize? = nil
  ) -> CGSize {
    let size = given ?? self.size(of: item, in: container)
    guard let group = item as? NSCollectionLayoutGroup else {
      addCell(item, CGRect(origin: origin, size: size))
      return size
    }
    let insets = group.contentInsets
    let inside = CGRect(
      x: origin.x + insets.leading,
      y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    let first = elements.count
    switch group.order {
    case .row:
      arrangeLine(group, inside, isRow: true)
      evenOut(group, from: first, isRow: true)
    case .column:
      arrangeLine(group, inside, isRow: false)
      evenOut(group, from: first, isRow: false)
    case .custom(let provider): arrangeByProvider(provider, inside)
    }
    return grown(group, to: size, at: origin, around: elements[first...])
  }

  /// A group with an estimated size is as large as its content.
  private func grown(
    _ group: NSCollectionLayoutGroup,
    to size: CGSize,
    at origin: CGPoint,
    around content: ArraySlice<ArrangedElement>
  ) -> CGSize {
    var size = size
    let insets = group.contentInsets
    let cells = content.filter { $0.kind == nil }
    guard !cells.isEmpty else { return size }
    if group.layoutSize.widthDimension.isEstimated {
      size.width = (cells.map(\.frame.maxX).max() ?? 0) - origin.x + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = (cells.map(\.frame.maxY).max() ?? 0) - origin.y + insets.bottom
    }
    return size
  }

  // MARK: One item

  /// The size in the layout, or the cell's own.
  private func size(of item: NSCollectionLayoutItem, in container: CGSize) -> CGSize {
    var size = item.layoutSize.size(in: container)
    guard !(item is NSCollectionLayoutGroup), !item.layoutSize.selfSizingAxes.isEmpty,
      let known = cachedSize(UICollectionView.cellKind, next)
    else { return size }
    let insets = item.contentInsets
    if item.layoutSize.widthDimension.isMeasured {
      size.width = known.width + insets.leading + insets.trailing
    }
    if item.layoutSize.heightDimension.isMeasured {
      size.height = known.height + insets.top + insets.bottom
    }
    return size
  }

  private mutating func addCell(_ item: NSCollectionLayoutItem, _ frame: CGRect) {
    guard !isDone else { return }
    let insets = item.contentInsets
    let inside = CGRect(
      x: frame.minX + insets.leading,
      y: frame.minY + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom)
    )
    elements.append(
      ArrangedElement(
        index: next,
        frame: inside,
        selfSizingAxes: item.layoutSize.selfSizingAxes,
        uniformAxes: item.layoutSize.uniformAxes
      )
    )
    for badge in item.supplementaryItems {
      let number = badges[badge.elementKind, default: 0]
      badges[badge.elementKind] = number + 1
      elements.append(
        ArrangedElement(
          index: number,
          kind: badge.elementKind,
          frame: badge.frame(tiedTo: inside, scale: traits.displayScale),
          zIndex: badge.zIndex
        )
      )
    }
    next += 1
  }

  private mutating func arrangeByProvider(
    _ provider: NSCollectionLayoutGroupCustomItemProvider,
    _ room: CGRect
  ) {
    for item in provider(CollectionEnvironment(room.size, insets: .zero, traits: traits)).prefix(
      count - next
    ) {
      let frame = item.frame.offsetBy(dx: room.minX, dy: room.minY)
      elements.append(ArrangedElement(index: next, frame: frame, zIndex: item.zIndex))
      next += 1
    }
  }

  // MARK: A row or column of items

  private mutating func arrangeLine(
    _ group: NSCollectionLayoutGroup,
    _ room: CGRect,
    isRow: Bool
  ) {
    guard !group.subitems.isEmpty else { return }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let length = isRow ? room.width : room.height
    let shared = group.isShared ? group.count.map { share($0, of: length, spacing) } : nil
    var end: CGFloat = 0
    var starts: [Int] = []
    for number in 0..<(group.count ?? Int.max) {
      if isDone { break }
      let item = group.subitems[number % group.subitems.count]
      var size = size(of: item, in: room.size)
      if let shared { if isRow { size.width = shared } else { size.height = shared } }
      let start = end + (number == 0 ? 0 : spacing) + before(item, isRow)
      let span = isRow ? size.width : size.height
      let fits = start + span + after(item, isRow) <= length + 0.01
      let isFree =
        isRow
        ? group.layoutSize.widthDimension.isEstimated
        : group.layoutSize.heightDimension.isEstimated
      if group.count == nil, number > 0, !fits || span <= 0 {
        // A group without a limit contains each of its items once.
        if !(isFree && number < group.subitems.count) { break }
      }
      starts.append(elements.count)
      let origin =
        isRow
        ? CGPoint(x: room.minX + start, y: room.minY + (item.edgeSpacing?.top?.spacing ?? 0))
        : CGPoint(x: room.minX + (item.edgeSpacing?.leading?.spacing ?? 0), y: room.minY + start)
      let arranged = arrange(item, at: origin, in: room.size, size: size)
      end = start + (isRow ? arranged.width : arranged.height) + after(item, isRow)
    }
    if group.interItemSpacing?.isFlexible == true {
      spread(starts, by: max(0, length - end), isRow: isRow)
    }
  }

  /// Cells of a line that are uniform across it become as large as its largest cell.
  private mutating func evenOut(
    _ group: NSCollectionLayoutGroup,
    from first: Int,
    isRow: Bool
  ) {
    let axis = isRow ? UICollectionViewLayoutAttributes.SelfSizingAxes.vertical : .horizontal
    guard group.subitems.contains(where: { $0.layoutSize.uniformAxes.contains(axis) }) else {
      return
    }
    let cells = elements.indices[first...].filter { elements[$0].kind == nil }
    let most = cells.map { isRow ? elements[$0].frame.height : elements[$0].frame.width }.max() ?? 0
    for index in cells where elements[index].uniformAxes.contains(axis) {
      if isRow {
        elements[index].frame.size.height = most
      } else {
        elements[index].frame.size.width = most
      }
    }
  }

  private func share(_ count: Int, of length: CGFloat, _ spacing: CGFloat) -> CGFloat {
    max(0, (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count)))
  }

  private func before(_ item: NSCollectionLayoutItem, _ isRow: Bool) -> CGFloat {
    (isRow ? item.edgeSpacing?.leading : item.edgeSpacing?.top)?.spacing ?? 0
  }

  private func after(_ item: NSCollectionLayoutItem, _ isRow: Bool) -> CGFloat {
    (isRow ? item.edgeSpacing?.trailing : item.edgeSpacing?.bottom)?.spacing ?? 0
  }

  /// Flexible spacing divides the remaining space.
  private mutating func spread(_ starts: [Int], by rest: CGFloat, isRow: Bool) {
    guard starts.count > 1 else { return }
    let step = rest / CGFloat(starts.count - 1)
    for (number, start) in starts.enumerated().dropFirst() {
      let end = number + 1 < starts.count ? starts[number + 1] : elements.count
      let shift = CGFloat(number) * step
      for index in start..<end {
        elements[index].frame = elements[index].frame.offsetBy(
          dx: isRow ? shift : 0,
          dy: isRow ? 0 : shift
        )
      }
    }
  }
}
