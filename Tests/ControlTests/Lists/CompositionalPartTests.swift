import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The parts of compositional layouts: sizes, anchors, groups, sections and lists.
@MainActor
@Suite struct CompositionalPartTests {
  private let traits = UITraitCollection(displayScale: 2)

  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(.absolute(width), .absolute(height)))
  }

  private func row(
    _ items: [NSCollectionLayoutItem],
    height: CGFloat = 50
  ) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: items)
  }

  /// A section in a room of 300 by 200 points.
  private func arranged(
    _ section: NSCollectionLayoutSection,
    count: Int,
    isVertical: Bool = true,
    safe: NSDirectionalEdgeInsets = .zero,
    edgeSides: NSDirectionalEdgeInsets? = nil,
    known: @escaping (_ kind: String, _ index: Int) -> CGSize? = { _, _ in nil }
  ) -> ArrangedSection {
    SectionArranger(
      section: section,
      index: 3,
      room: CGSize(width: 300, height: 200),
      isVertical: isVertical,
      traits: traits,
      sides: safe,
      edgeSides: edgeSides,
      cachedSize: known
    ).arrange(count: count)
  }

  private func cells(_ section: ArrangedSection) -> [CGRect] {
    section.elements.filter { $0.kind == nil }.map(\.frame)
  }

  // MARK: Sizes and anchors

  @Test(.evidence(.documented)) func lengthsAreOfTheContainer() {
    let container = CGSize(width: 200, height: 100)
    let kinds: [(NSCollectionLayoutDimension, CGFloat, [Bool])] = [
      (.fractionalWidth(0.5), 100, [true, false, false, false]),
      (.fractionalHeight(0.5), 50, [false, true, false, false]),
      (.absolute(30), 30, [false, false, true, false]),
      (.estimated(40), 40, [false, false, false, true]),
    ]
    for (length, points, kind) in kinds {
      #expect(length.length(in: container) == points)
      let flags = [
        length.isFractionalWidth, length.isFractionalHeight, length.isAbsolute, length.isEstimated,
      ]
      #expect(flags == kind)
    }
    #expect(size(.absolute(-5), .absolute(-1)).size(in: container) == .zero)
    #expect(size(.estimated(1), .absolute(1)).selfSizingAxes == .horizontal)
    #expect(size(.absolute(1), .estimated(1)).selfSizingAxes == .vertical)
    #expect(size(.absolute(1), .fractionalWidth(1)).selfSizingAxes == [])
  }

  @Test(
    arguments: [
      (.none, CGPoint(x: 60, y: 45)), (.top, CGPoint(x: 60, y: 20)),
      (.topLeading, CGPoint(x: 10, y: 20)), (.leading, CGPoint(x: 10, y: 45)),
      (.bottomLeading, CGPoint(x: 10, y: 70)), (.bottom, CGPoint(x: 60, y: 70)),
      (.bottomTrailing, CGPoint(x: 110, y: 70)), (.trailing, CGPoint(x: 110, y: 45)),
      (.topTrailing, CGPoint(x: 110, y: 20)),
    ] as [(NSRectAlignment, CGPoint)]
  )
  func alignmentsAreEdges(alignment: NSRectAlignment, point: CGPoint) {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(alignment.edges.point(in: rect) == point)
  }

  @Test(.evidence(.documented)) func anchorsAndSpacingsKnowTheirKind() {
    let shift = CGPoint(x: 0.5, y: 2)
    let absolute = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: shift)
    let fractional = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: shift)
    let plain = NSCollectionLayoutAnchor(edges: .leading)
    #expect(absolute.isAbsoluteOffset && !absolute.isFractionalOffset)
    #expect(!fractional.isAbsoluteOffset && fractional.isFractionalOffset)
    #expect(plain.isAbsoluteOffset && plain.offset == .zero && plain.edges == .leading)
    let size = CGSize(width: 10, height: 20)
    #expect(absolute.shift(size) == shift && fractional.shift(size) == CGPoint(x: 5, y: 40))
    let (fixed, free) = (NSCollectionLayoutSpacing.fixed(3), NSCollectionLayoutSpacing.flexible(4))
    #expect(fixed.isFixed && !fixed.isFlexible && fixed.spacing == 3)
    #expect(!free.isFixed && free.isFlexible && free.spacing == 4)
  }

  @Test(.evidence(.documented)) func partsHaveDefaults() {
    let section = NSCollectionLayoutSection(group: row([item(50, 50)]))
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.supplementariesFollowContentInsets && section.decorationItems.isEmpty)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)),
      elementKind: "head",
      alignment: .top
    )
    #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.zIndex == 1)
    #expect(header.offset == .zero)
    let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    #expect(back.zIndex == -1 && back.elementKind == "back")
    let layout = UICollectionViewCompositionalLayoutConfiguration()
    #expect(layout.scrollDirection == .vertical && layout.interSectionSpacing == 0)
    let inside = CollectionEnvironment(
      CGSize(width: 30, height: 20),
      insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      traits: traits
    )
    #expect(inside.container.effectiveContentSize == CGSize(width: 24, height: 16))
    #expect(inside.contentSize == CGSize(width: 30, height: 20))
    #expect(inside.effectiveContentInsets == inside.contentInsets)
    let tight = CollectionEnvironment(
      CGSize(width: 3, height: 3),
      insets: NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2),
      traits: traits
    )
    #expect(tight.effectiveContentSize == .zero)
  }

  // MARK: Groups

  @Test(.evidence(.documented)) func flexibleSpaceIsShared() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(50, 20),
      count: 3
    )
    group.interItemSpacing = .flexible(0)
    let found = arranged(.init(group: group), count: 4)
    #expect(cells(found).map(\.minX) == [0, 125, 250, 0])
    #expect(cells(found).map(\.minY) == [0, 0, 0, 50])
    #expect(found.size == CGSize(width: 300, height: 100))
  }

  @Test(.evidence(.documented)) func itemsOfAColumnStandBelowEachOther() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .absolute(100)),
      subitem: item(9, 9),
      count: 2
    )
    group.interItemSpacing = .fixed(10)
    // The height is shared, whatever that of the item is.
    let found = arranged(.init(group: group), count: 3)
    #expect(
      cells(found) == [
        CGRect(x: 0, y: 0, width: 9, height: 45), CGRect(x: 0, y: 55, width: 9, height: 45),
        CGRect(x: 0, y: 100, width: 9, height: 45),
      ]
    )
  }

  /// As many as fit, with the space that each keeps at its edges.
  @Test(.evidence(.documented)) func edgesOfItemsKeepTheirSpace() {
    let spaced = item(50, 20)
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5),
      top: .fixed(7),
      trailing: .fixed(3),
      bottom: .fixed(2)
    )
    let across = arranged(.init(group: row([spaced])), count: 6)
    // Five of 58 points in 300.
    #expect(cells(across).map(\.minX) == [5, 63, 121, 179, 237, 5])
    #expect(cells(across).map(\.minY) == [7, 7, 7, 7, 7, 57])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [spaced]
    )
    let down = arranged(.init(group: column), count: 3)
    // Two of 29 points in 60.
    #expect(cells(down).map(\.minY) == [7, 36, 67])
    #expect(cells(down).map(\.minX) == [5, 5, 5])
  }

  /// Across a line its own edges count: below an item in a row, behind one in a column.
  @Test(.evidence(.documented)) func estimatedGroupsHoldTheEdgesOfTheirItems() {
    let spaced = item(50, 20)
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5),
      top: .fixed(7),
      trailing: .fixed(3),
      bottom: .fixed(2)
    )
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(60), .estimated(9)),
      subitems: [spaced]
    )
    let down = arranged(.init(group: line), count: 2)
    #expect(cells(down).map(\.minY) == [7, 36])
    #expect(down.size.height == 58)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.estimated(9), .absolute(30)),
      subitems: [spaced]
    )
    let across = arranged(.init(group: row([column])), count: 2)
    #expect(cells(across).map(\.minX) == [5, 63])
  }

  @Test(.evidence(.documented)) func insetsOfGroupsAndItemsAddUp() {
    let inner = item(100, 40)
    inner.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = row([inner])
    group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 190)
    let found = arranged(.init(group: group), count: 2)
    #expect(cells(found)[0] == CGRect(x: 12, y: 6, width: 94, height: 36))
    #expect(cells(found)[1] == CGRect(x: 12, y: 56, width: 94, height: 36))
  }

  @Test(.evidence(.documented)) func aGroupMayPlaceItsItemsItself() {
    var room: CGSize?
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(0.5), .absolute(60))
    ) { environment in
      room = environment.container.contentSize
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 5, y: 6, width: 7, height: 8),
          zIndex: 9
        ),
      ]
    }
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0)
    let found = arranged(.init(group: group), count: 3)
    #expect(room == CGSize(width: 130, height: 50))
    #expect(cells(found).map(\.origin.x) == [21, 25, 21])
    #expect(cells(found).map(\.origin.y) == [12, 16, 72])
    #expect(found.elements.map(\.zIndex) == [0, 9, 0])
  }

  /// Cells that measure themselves, without insets, and the group around them.
  @Test(.evidence(.documented)) func estimatesBecomeSizes() {
    let free = NSCollectionLayoutItem(layoutSize: size(.estimated(30), .estimated(20)))
    free.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(20)),
      repeatingSubitem: free,
      count: 2
    )
    let found = arranged(.init(group: group), count: 3) { kind, index in
      kind.isEmpty && index < 2 ? CGSize(width: 40 + CGFloat(index), height: 50) : nil
    }
    #expect(cells(found)[0] == CGRect(x: 0, y: 0, width: 40, height: 50))
    #expect(cells(found)[1] == CGRect(x: 40, y: 0, width: 41, height: 50))
    // Nobody knows the third one's size yet; its group begins below the others.
    #expect(cells(found)[2] == CGRect(x: 0, y: 50, width: 30, height: 20))
    #expect(found.elements.allSatisfy { $0.selfSizingAxes == [.horizontal, .vertical] })
  }

  /// The other axis has them, and spacing counts in any case.
  @Test(.evidence(.documented)) func insetsCountAlongAxesThatAreNotEstimated() {
    let free = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .estimated(20)))
    free.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    free.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil,
      top: .fixed(7),
      trailing: nil,
      bottom: .fixed(5)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .estimated(20)),
      subitems: [free]
    )
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let found = arranged(.init(group: group), count: 2) { _, _ in CGSize(width: 9, height: 50) }
    #expect(cells(found)[0] == CGRect(x: 22, y: 7, width: 94, height: 50))
    #expect(cells(found)[1] == CGRect(x: 22, y: 69, width: 94, height: 50))
    #expect(found.size.height == 124)
  }

  /// All items of a group are as high as the highest one.
  @Test(.evidence(.documented)) func siblingsMayHaveOneSize() {
    let even = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .uniformAcrossSiblings(estimate: 30))
    )
    #expect(even.layoutSize.heightDimension.isUniformAcrossSiblings)
    #expect(!even.layoutSize.heightDimension.isEstimated)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      repeatingSubitem: even,
      count: 2
    )
    let found = arranged(.init(group: group), count: 4) { _, index in
      CGSize(width: 100, height: 20 + CGFloat(index) * 10)
    }
    #expect(cells(found).map(\.height) == [30, 30, 50, 50])
    #expect(cells(found).map(\.minY) == [0, 0, 30, 30])
    #expect(found.elements.allSatisfy { $0.selfSizingAxes == .vertical })
  }

  /// And nobody follows it; of its own group or of one inside.
  @Test(.evidence(.documented)) func aSiblingWithASizeOfItsOwnKeepsIt() {
    let even = NSCollectionLayoutItem(
      layoutSize: size(.absolute(50), .uniformAcrossSiblings(estimate: 30))
    )
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(50), .absolute(40)),
      subitems: [item(50, 20)]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [even, item(50, 45), column]
    )
    let found = arranged(.init(group: group), count: 4)
    #expect(cells(found).map(\.height) == [30, 45, 20, 20])
  }

  /// Along the row, too.
  @Test(.evidence(.documented)) func siblingsMayHaveOneWidth() {
    let even = NSCollectionLayoutItem(
      layoutSize: size(.uniformAcrossSiblings(estimate: 30), .absolute(50))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: even,
      count: 3
    )
    let found = arranged(.init(group: group), count: 4) { _, index in
      CGSize(width: index == 1 ? 60 : 40, height: 50)
    }
    #expect(cells(found).map(\.minX) == [0, 60, 120, 0])
    #expect(cells(found).map(\.width) == [60, 60, 60, 40])
  }

  /// What is uniform in the outermost group is as large in all groups of the section.
  @Test(.evidence(.documented), arguments: [false, true])
  func aSectionMayHaveOneSize(isLane: Bool) {
    let even = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .uniformAcrossSiblings(estimate: 30))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .uniformAcrossSiblings(estimate: 30)),
      repeatingSubitem: even,
      count: 2
    )
    let section = NSCollectionLayoutSection(group: group)
    if isLane { section.orthogonalScrollingBehavior = .continuous }
    let found = arranged(section, count: 5) { _, index in
      CGSize(width: 100, height: index == 2 ? 70 : 20)
    }
    let xs: [CGFloat] = isLane ? [0, 100, 200, 300, 400] : [0, 100, 0, 100, 0]
    let ys: [CGFloat] = isLane ? [0, 0, 0, 0, 0] : [0, 0, 70, 70, 140]
    let height: CGFloat = isLane ? 70 : 210
    #expect(cells(found).map(\.minX) == xs && cells(found).map(\.minY) == ys)
    #expect(cells(found).allSatisfy { $0.height == 70 } && found.size.height == height)
  }

  /// Each level doubled the work of those inside.
  @Test func nestedUniformGroupsAreMeasuredFewTimes() {
    let even = size(.absolute(10), .uniformAcrossSiblings(estimate: 30))
    var inner = NSCollectionLayoutItem(layoutSize: even)
    for _ in 0..<10 {
      inner = NSCollectionLayoutGroup.horizontal(layoutSize: even, subitems: [inner])
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [inner]
    )
    var questions = 0
    let found = arranged(.init(group: group), count: 1) { _, _ in
      questions += 1
      return CGSize(width: 10, height: 50)
    }
    #expect(cells(found).map(\.height) == [50])
    #expect(questions < 100)
  }

  /// A group around items that do not measure themselves keeps its estimate.
  @Test(.evidence(.inferred)) func aUniformGroupIsAsLargeAsItsContent() {
    let whole = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30)),
      subitems: [whole]
    )
    let found = arranged(.init(group: group), count: 4)
    #expect(cells(found).map(\.height) == [30, 30, 30, 30])
    #expect(cells(found).map(\.minY) == [0, 0, 0, 30])
  }

  /// It measured itself, and kept its estimate.
  @Test(.evidence(.documented)) func aUniformHeaderHasTheSizeOfItsView() {
    let section = NSCollectionLayoutSection(group: row([item(300, 50)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 20)),
        elementKind: "head",
        alignment: .top
      )
    ]
    let found = arranged(section, count: 1) { kind, _ in
      kind == "head" ? CGSize(width: 9, height: 64) : nil
    }
    #expect(edges(found)["head"] == CGRect(x: 0, y: 0, width: 300, height: 64))
    #expect(cells(found).map(\.minY) == [64])
  }

  // MARK: Sections

  private func edge(
    _ kind: String,
    _ alignment: NSRectAlignment,
    _ width: CGFloat,
    _ height: CGFloat
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(width), .absolute(height)),
      elementKind: kind,
      alignment: alignment,
      absoluteOffset: CGPoint(x: 1, y: 2)
    )
  }

  private func edges(_ section: ArrangedSection) -> [String: CGRect] {
    Dictionary(
      uniqueKeysWithValues: section.elements.compactMap { part in part.kind.map { ($0, part.frame) }
      }
    )
  }

  @Test(.evidence(.documented)) func edgesStandAtTheirPlaces() {
    let section = NSCollectionLayoutSection(group: row([item(300, 50)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 30)
    let over = edge("over", .bottomTrailing, 20, 10)
    over.extendsBoundary = false
    section.boundarySupplementaryItems = [
      edge("head", .top, 100, 20), edge("start", .topLeading, 100, 15),
      edge("foot", .bottomTrailing, 50, 30), over,
    ]
    let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    back.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [back]
    let found = arranged(section, count: 1)
    // 20 and 15 above, 4, the row, 6, and 30 below.
    #expect(found.size == CGSize(width: 300, height: 125))
    #expect(cells(found) == [CGRect(x: 10, y: 39, width: 300, height: 50)])
    let places = edges(found)
    #expect(places["head"] == CGRect(x: 91, y: 2, width: 100, height: 20))
    #expect(places["start"] == CGRect(x: 11, y: 22, width: 100, height: 15))
    #expect(places["foot"] == CGRect(x: 221, y: 97, width: 50, height: 30))
    #expect(places["over"] == CGRect(x: 251, y: 117, width: 20, height: 10))
    #expect(places["back"] == CGRect(x: 2, y: 1, width: 294, height: 121))
    section.supplementariesFollowContentInsets = false
    let free = edges(arranged(section, count: 1))
    #expect(free["head"]?.minX == 101 && free["start"]?.minX == 1 && free["foot"]?.minX == 251)
    #expect(free["over"]?.minX == 281)
  }

  /// In a layout that scrolls sideways the leading edge comes first.
  @Test(.evidence(.documented)) func sectionsMayStandBesideEachOther() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(60), .fractionalHeight(1)),
      subitems: [item(60, 90)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 30)
    section.interGroupSpacing = 5
    section.boundarySupplementaryItems = [
      edge("head", .leading, 20, 40), edge("foot", .topTrailing, 15, 40),
    ]
    let found = arranged(section, count: 3, isVertical: false)
    // Two of 90 points stand in 190.
    #expect(cells(found).map(\.origin.x) == [30, 30, 95])
    #expect(cells(found).map(\.origin.y) == [4, 94, 4])
    #expect(found.size == CGSize(width: 200, height: 200))
    let places = edges(found)
    #expect(places["head"] == CGRect(x: 1, y: 81, width: 20, height: 40))
    #expect(places["foot"] == CGRect(x: 186, y: 6, width: 15, height: 40))
  }

  @Test(.evidence(.documented)) func aLaneKnowsItsGroups() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(50)),
      subitems: [item(100, 50)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 30)
    let found = arranged(section, count: 3)
    let lane = try #require(found.lane)
    #expect(lane.section == 3 && lane.behavior == .continuous)
    #expect(lane.frame == CGRect(x: 0, y: 4, width: 300, height: 50))
    #expect(lane.contentSize == CGSize(width: 356, height: 50))
    #expect(lane.groups == [10...110, 118...218, 226...326])
    #expect(cells(found).map(\.origin.x) == [10, 118, 226])
    #expect(cells(found).allSatisfy { $0.minY == 4 } && found.size.height == 60)
  }

  /// Where a lane comes to rest: groups begin at 10, 118 and 226 and are 100 points long.
  @Test(
    .evidence(.documented),
    arguments: [
      (.continuousGroupLeadingBoundary, 0, 170, 1, 216),
      (.continuousGroupLeadingBoundary, 0, 53, 1, 0),
      (.continuousGroupLeadingBoundary, 0, 55, 1, 108),
      (.groupPaging, 0, 300, 1, 108), (.groupPaging, 108, 0, -1, 0),
      (.groupPaging, 100, 0, -1, 0),
      (.groupPaging, 116, 300, 1, 216), (.groupPaging, 100, 300, 1, 108),
      (.groupPaging, 60, 0, 0, 108),
      (.groupPaging, 216, 300, 1, 216), (.groupPaging, 0, 0, -1, 0),
      (.groupPaging, 116, 0, -1, 108), (.groupPaging, 107.5, 300, 1, 216),
      (.groupPaging, 107, 300, 1, 108),
      (.groupPagingCentered, -90, 300, 1, 18), (.groupPagingCentered, 18, 300, 1, 126),
    ]
      as [(
        UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat, CGFloat, CGFloat
      )]
  )
  func lanesRestAtGroups(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    now: CGFloat,
    goal: CGFloat,
    velocity: CGFloat,
    end: CGFloat
  ) {
    var lane = CollectionLane(
      section: 0,
      frame: CGRect(x: 0, y: 0, width: 300, height: 50),
      contentSize: CGSize(width: 356, height: 50),
      behavior: behavior,
      groups: [10...110, 118...218, 226...326]
    )
    #expect(lane.rest(from: now, toward: goal, velocity: velocity, room: 300) == end)
    lane.groups = []
    #expect(lane.rest(from: now, toward: goal, velocity: velocity, room: 300) == goal)
  }

  // MARK: Lists

  private func section(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&list)
    let environment = CollectionEnvironment(CGSize(width: 300, height: 400), traits: traits)
    return .list(using: list, layoutEnvironment: environment)
  }

  @Test(.evidence(.reported)) func listsHaveTheirInsets() {
    func insets(_ section: NSCollectionLayoutSection) -> [CGFloat] {
      let insets = section.contentInsets
      return [section.headerPadding, insets.top, insets.leading, insets.bottom, insets.trailing]
    }
    #expect(insets(section(.plain)) == [0, 0, 0, 0, 0])
    #expect(insets(section(.grouped)) == [0, 17.5, 0, 17.5, 0])
    #expect(insets(section(.insetGrouped)) == [0, 17.5, 16, 17.5, 16])
    #expect(insets(section(.plain) { $0.headerMode = .firstItemInSection }) == [0, 22, 0, 0, 0])
    #expect(insets(section(.sidebar) { $0.headerMode = .firstItemInSection }) == [0, 0, 0, 0, 0])
    let first = section(.grouped) { $0.headerMode = .firstItemInSection }
    #expect(insets(first) == [0, 17.5, 0, 17.5, 0])
    #expect(insets(section(.grouped) { $0.headerTopPadding = 3 }) == [0, 3, 0, 17.5, 0])
    let headed = section(.plain) { $0.headerMode = .supplementary }
    #expect(insets(headed) == [22, 0, 0, 0, 0])
    let footed = section(.grouped) { $0.footerMode = .supplementary }
    #expect(insets(footed) == [0, 17.5, 0, 0, 0])
    #expect(headed.boundarySupplementaryItems.map(\.alignment) == [.top])
    #expect(headed.boundarySupplementaryItems[0].pinToVisibleBounds)
    #expect(footed.boundarySupplementaryItems.map(\.alignment) == [.bottom])
    #expect(!footed.boundarySupplementaryItems[0].pinToVisibleBounds)
    let both = section(.grouped) {
      ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary)
    }
    #expect(both.boundarySupplementaryItems.allSatisfy { !$0.pinToVisibleBounds })
    #expect(both.boundarySupplementaryItems.count == 2 && section(.plain).group.count == nil)
  }

  /// The group of an inset list keeps to the safe area; others go to the edges.
  @Test(.evidence(.documented)) func insetListsKeepToTheSafeArea() {
    let safe = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 20)
    #expect(cells(arranged(section(.insetGrouped), count: 1, safe: safe))[0].minX == 56)
    #expect(cells(arranged(section(.insetGrouped), count: 1, safe: safe))[0].width == 208)
    #expect(cells(arranged(section(.grouped), count: 1, safe: safe))[0].width == 300)
  }

  /// Headers follow the content, or have a reference of their own.
  @Test(.evidence(.documented)) func sectionsKeepToTheirReference() {
    let safe = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 20)
    let section = NSCollectionLayoutSection(group: row([item(50, 50)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)),
        elementKind: "head",
        alignment: .top
      )
    ]
    let following = arranged(section, count: 5, safe: safe)
    // Four of 50 points in 235.
    #expect(cells(following).map(\.minX) == [45, 95, 145, 195, 45])
    #expect(edges(following)["head"] == CGRect(x: 45, y: 0, width: 235, height: 20))
    let own = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
    let apart = arranged(section, count: 5, safe: safe, edgeSides: own)
    #expect(cells(apart).map(\.minX) == [45, 95, 145, 195, 45])
    #expect(edges(apart)["head"] == CGRect(x: 10, y: 0, width: 260, height: 20))
  }

  /// Which rows are the first, the last, and none at all.
  @Test(
    arguments: [
      (.none, 0, [true, true, false]), (.none, 1, [true, false, false]),
      (.none, 2, [true, false, true]), (.firstItemInSection, 0, [false, false, false]),
      (.firstItemInSection, 1, [true, true, false]), (.firstItemInSection, 2, [true, false, true]),
    ] as [(UICollectionLayoutListConfiguration.HeaderMode, Int, [Bool])]
  )
  func rowsKnowTheirPosition(
    mode: UICollectionLayoutListConfiguration.HeaderMode,
    index: Int,
    expected: [Bool]
  ) {
    var list = UICollectionLayoutListConfiguration(appearance: .grouped)
    list.headerMode = mode
    func position(_ kind: String?, edition: Int = 1) -> ListPosition {
      let element = ArrangedElement(index: index, kind: kind, frame: .zero)
      return ListPosition(list, element, count: 3, edition: edition)
    }
    let row = position(nil)
    #expect([row.isRow, row.isFirst, row.isLast] == expected)
    let header = position("head")
    #expect(!header.isRow && !header.isFirst && !header.isLast)
    #expect(row == position(nil) && row != position(nil, edition: 2))
    #expect((row == header) == (expected == [false, false, false]))
  }
}
