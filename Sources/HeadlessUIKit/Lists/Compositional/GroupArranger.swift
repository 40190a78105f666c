import Foundation
import Geometry

/// Arranges the items of one section in groups.
@MainActor
struct GroupArranger {
  let count: Int
  let cachedSize: (_ kind: String, _ index: Int) -> CGSize?
  let traits: UITraitCollection
  /// What uniform items of the whole section have at least.
  let uniform: CGSize
  private(set) var next = 0
  private(set) var elements: [ArrangedElement] = []
  /// The largest width and height of items that measure themselves.
  private(set) var largest = CGSize.zero
  private var badges: [String: Int] = [:]
  /// The largest siblings of lines that were tried, as an outer line that is tried as well asks
  /// for them twice.
  private var trials: [Trial: CGSize] = [:]

  init(
    count: Int,
    traits: UITraitCollection,
    uniform: CGSize = .zero,
    cachedSize: @escaping (_ kind: String, _ index: Int) -> CGSize?
  ) {
    (self.count, self.traits, self.cachedSize) = (count, traits, cachedSize)
    self.uniform = uniform
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
      largest = largest.enlarged(to: size, along: item.layoutSize.selfSizingAxes)
      return size
    }
    let insets = group.usedInsets
    let inside = CGRect(
      x: origin.x + insets.leading,
      y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom)
    )
    let first = elements.count
    let extent =
      switch group.order {
      case .row: arrangeLine(group, inside, isRow: true)
      case .column: arrangeLine(group, inside, isRow: false)
      case .custom(let provider): arrangeByProvider(provider, inside)
      }
    return elements.count > first ? grown(group, from: size, around: extent) : size
  }

  /// A group whose size is estimated or uniform is as large as its content.
  private func grown(
    _ group: NSCollectionLayoutGroup,
    from size: CGSize,
    around content: CGSize
  ) -> CGSize {
    var size = size
    if group.layoutSize.widthDimension.isMeasured { size.width = content.width }
    if group.layoutSize.heightDimension.isMeasured { size.height = content.height }
    return size
  }

  // MARK: One item

  /// The size in the layout, or the cell's own.
  private func size(of item: NSCollectionLayoutItem, in container: CGSize) -> CGSize {
    var size = item.layoutSize.size(in: container)
    guard !(item is NSCollectionLayoutGroup), !item.layoutSize.selfSizingAxes.isEmpty,
      let known = cachedSize(UICollectionView.cellKind, next)
    else { return size }
    if item.layoutSize.widthDimension.isMeasured { size.width = known.width }
    if item.layoutSize.heightDimension.isMeasured { size.height = known.height }
    return size
  }

  private mutating func addCell(_ item: NSCollectionLayoutItem, _ frame: CGRect) {
    guard !isDone else { return }
    let insets = item.usedInsets
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
        selfSizingAxes: item.layoutSize.selfSizingAxes
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
          zIndex: badge.zIndex,
          isBadge: true
        )
      )
    }
    next += 1
  }

  /// Returns the extent of the frames.
  private mutating func arrangeByProvider(
    _ provider: NSCollectionLayoutGroupCustomItemProvider,
    _ room: CGRect
  ) -> CGSize {
    var extent = CGSize.zero
    for item in provider(CollectionEnvironment(room.size, insets: .zero, traits: traits)).prefix(
      count - next
    ) {
      let frame = item.frame.offsetBy(dx: room.minX, dy: room.minY)
      elements.append(ArrangedElement(index: next, frame: frame, zIndex: item.zIndex))
      extent.width = max(extent.width, item.frame.maxX)
      extent.height = max(extent.height, item.frame.maxY)
      next += 1
    }
    return extent
  }

  // MARK: A row or column of items

  /// A row or column that was arranged.
  private struct Line {
    /// With the spacing at the edges of its items.
    var extent = CGSize.zero
    /// The largest width and height of what measures itself in it.
    var largest = CGSize.zero
  }

  /// [D] Siblings that are uniform are as large as the largest that measures itself.
  ///
  /// Returns the extent.
  private mutating func arrangeLine(
    _ group: NSCollectionLayoutGroup,
    _ room: CGRect,
    isRow: Bool
  ) -> CGSize {
    guard group.subitems.contains(where: { !$0.layoutSize.uniformAxes.isEmpty }) else {
      return layLine(group, room, isRow: isRow, least: .zero).extent
    }
    let found = largestSibling(group, room, isRow: isRow)
    let least = uniform.enlarged(to: found, along: [.horizontal, .vertical])
    return layLine(group, room, isRow: isRow, least: least).extent
  }

  /// A line that is tried: its group, the room in it, and the item that it begins with.
  private struct Trial: Hashable {
    let group: ObjectIdentifier
    let room: CGSize
    let first: Int
  }

  private mutating func largestSibling(
    _ group: NSCollectionLayoutGroup,
    _ room: CGRect,
    isRow: Bool
  ) -> CGSize {
    let key = Trial(group: ObjectIdentifier(group), room: room.size, first: next)
    if let known = trials[key] { return known }
    // Without what stands before it, which would be copied with every line.
    var copy = self
    copy.elements = []
    trials = [:]
    let found = copy.layLine(group, room, isRow: isRow, least: uniform).largest
    swap(&trials, &copy.trials)
    trials[key] = found
    return found
  }

  /// `least` is the size of items that are uniform.
  private mutating func layLine(
    _ group: NSCollectionLayoutGroup,
    _ room: CGRect,
    isRow: Bool,
    least: CGSize
  ) -> Line {
    var line = Line()
    guard !group.subitems.isEmpty else { return line }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let length = isRow ? room.width : room.height
    let shared = group.isShared ? group.count.map { share($0, of: length, spacing) } : nil
    let own = isRow ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    var end: CGFloat = 0
    var starts: [Int] = []
    for number in 0..<(group.count ?? Int.max) {
      if isDone { break }
      let item = group.subitems[number % group.subitems.count]
      var uniformAxes = item.layoutSize.uniformAxes
      if shared != nil { uniformAxes.remove(isRow ? .horizontal : .vertical) }
      var size = size(of: item, in: room.size).enlarged(to: least, along: uniformAxes)
      if let shared { if isRow { size.width = shared } else { size.height = shared } }
      let start = end + (number == 0 ? 0 : spacing) + before(item, isRow)
      let span = isRow ? size.width : size.height
      let fits = start + span + after(item, isRow) <= length + 0.01
      if group.count == nil, number > 0, !fits || span <= 0 {
        // A group without a limit contains each of its items once.
        if !(own.isMeasured && number < group.subitems.count) { break }
      }
      starts.append(elements.count)
      let side = before(item, !isRow)
      let origin =
        isRow
        ? CGPoint(x: room.minX + start, y: room.minY + side)
        : CGPoint(x: room.minX + side, y: room.minY + start)
      let arranged = arrange(item, at: origin, in: room.size, size: size)
        .enlarged(to: least, along: uniformAxes)
      end = start + (isRow ? arranged.width : arranged.height) + after(item, isRow)
      let breadth = side + (isRow ? arranged.height : arranged.width) + after(item, !isRow)
      line.extent =
        isRow
        ? CGSize(width: end, height: max(line.extent.height, breadth))
        : CGSize(width: max(line.extent.width, breadth), height: end)
      line.largest = line.largest.enlarged(to: arranged, along: item.layoutSize.selfSizingAxes)
    }
    if group.interItemSpacing?.isFlexible == true {
      spread(starts, by: max(0, length - end), isRow: isRow)
    }
    return line
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

extension CGSize {
  /// At least as large as another one along the given axes.
  func enlarged(
    to other: CGSize,
    along axes: UICollectionViewLayoutAttributes.SelfSizingAxes
  ) -> CGSize {
    CGSize(
      width: axes.contains(.horizontal) ? max(width, other.width) : width,
      height: axes.contains(.vertical) ? max(height, other.height) : height
    )
  }
}
