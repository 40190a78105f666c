import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct CompositionalLayoutTests {
  private let bench = Bench()
  private let source = CountedItems()

  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func show(_ counts: [Int], _ layout: UICollectionViewCompositionalLayout)
    -> UICollectionView
  {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    source.counts = counts
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
    for kind in [UICollectionView.elementKindSectionHeader, "badge"] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge"
      )
    }
    view.dataSource = source
    bench.view.addSubview(view)
    bench.stage.advance(by: 0)
    return view
  }

  private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test func aRowRepeatsItsItemAsOftenAsItFits() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1))
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)),
      subitems: [item]
    )
    let view = show([6], UICollectionViewCompositionalLayout(section: .init(group: group)))
    #expect(frames(view)[0] == CGRect(x: 2, y: 2, width: 76, height: 76))
    #expect(frames(view)[3] == CGRect(x: 242, y: 2, width: 76, height: 76))
    #expect(frames(view)[4] == CGRect(x: 2, y: 82, width: 76, height: 76))
    #expect(view.contentSize == CGSize(width: 320, height: 160))
  }

  private func badgeFrame(_ itemAnchor: NSCollectionLayoutAnchor) -> CGRect? {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .leading],
        absoluteOffset: CGPoint(x: 3, y: 4)
      ),
      itemAnchor: itemAnchor
    )
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      supplementaryItems: [badge]
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item]
    )
    let view = show([1], UICollectionViewCompositionalLayout(section: .init(group: group)))
    let path = IndexPath(item: 0, section: 0)
    return view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path)?.frame
  }

  @Test(.evidence(.reported)) func theOffsetsOfBothAnchorsMoveABadgeOnWholePixels() {
    let absolute = NSCollectionLayoutAnchor(
      edges: [.top, .leading],
      absoluteOffset: CGPoint(x: 1.2, y: 5)
    )
    #expect(badgeFrame(absolute) == CGRect(x: 4, y: 9, width: 20, height: 10))
    let fractional = NSCollectionLayoutAnchor(
      edges: [.top, .leading],
      fractionalOffset: CGPoint(x: 0.5, y: -0.1)
    )
    #expect(badgeFrame(fractional) == CGRect(x: 13, y: 3, width: 20, height: 10))
    let across = NSCollectionLayoutAnchor(edges: [.bottom, .trailing])
    #expect(badgeFrame(across) == CGRect(x: -17, y: -6, width: 20, height: 10))
  }

  @Test(.evidence(.measured))
  func allEdgesOfABadgeAreOnPixels() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(0.25)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing])
    )
    let item = CGRect(x: 30, y: 20, width: 125, height: 100)
    let frame = badge.frame(tiedTo: item, scale: 3)
    // 92.5 goes to the next third, and 155 stays.
    #expect(isNear(frame.minX, 92 + 2 / 3) && isNear(frame.width, 62 + 1 / 3))
    #expect(isNear(frame.maxX, 155) && isNear(frame.minY, 95) && isNear(frame.height, 25))
  }

  @Test(.evidence(.measured))
  func anItemWithABadgeIsRepeatedButNotListedTwice() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
    )
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .absolute(50)),
      supplementaryItems: [badge]
    )
    let line = size(.fractionalWidth(1), .absolute(50))
    #expect(throws: Stage.UIKitException.self) {
      try bench.stage.record {
        _ = NSCollectionLayoutSection(group: .horizontal(layoutSize: line, subitems: [item, item]))
      }
    }
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: line, subitem: item, count: 2)
    let view = show([2], UICollectionViewCompositionalLayout(section: .init(group: group)))
    #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 2)
  }

  @Test func headersAndFootersStandBeforeAndAfterTheGroups() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    let (header, footer) = (UICollectionView.elementKindSectionHeader, "badge")
    section.boundarySupplementaryItems = [(footer, NSRectAlignment.bottom), (header, .top)].map {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)),
        elementKind: $0.0,
        alignment: $0.1
      )
    }
    let view = show([2], UICollectionViewCompositionalLayout(section: section))
    let edge = { (kind: String) in
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind,
        at: IndexPath(item: 0, section: 0)
      )?.frame.minY
    }
    #expect(edge(header) == 0 && edge(footer) == 120)
    #expect(frames(view).map(\.minY) == [20, 70])
    #expect(view.contentSize.height == 140)
  }

  @Test func aCountSharesTheRowAndSpacingStandsBetween() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitem: item,
      count: 3
    )
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 3, trailing: 10)
    let view = show([4], UICollectionViewCompositionalLayout(section: section))
    // Three in 300 with two gaps of 10.
    let width = CGFloat(280) / 3
    #expect(isNear(frames(view)[0].width, width))
    #expect(isNear(frames(view)[1].minX, 10 + width + 10))
    #expect(frames(view)[3].origin == CGPoint(x: 10, y: 62))
    #expect(isNear(view.contentSize.height, 7 + 50 + 5 + 50 + 3))
  }

  @Test func groupsNestInOneAnother() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))
    )
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))
    )
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      repeatingSubitem: small,
      count: 2
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)),
      subitems: [large, pair]
    )
    let view = show([5], UICollectionViewCompositionalLayout(section: .init(group: group)))
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 160, height: 200),
        CGRect(x: 160, y: 0, width: 160, height: 100),
        CGRect(x: 160, y: 100, width: 160, height: 100),
        CGRect(x: 0, y: 200, width: 160, height: 200),
        CGRect(x: 160, y: 200, width: 160, height: 100),
      ]
    )
  }

  @Test func estimatedHeightsBecomeWhatCellsAskFor() {
    source.identifier = "tall"
    let whole = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: whole,
      subitems: [NSCollectionLayoutItem(layoutSize: whole)]
    )
    let view = show([3], UICollectionViewCompositionalLayout(section: .init(group: group)))
    #expect(frames(view).map(\.height) == [70, 70, 70])
    #expect(view.contentSize.height == 210)
  }

  @Test func headersStandAboveAndStayInSight() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let view = show([10, 2], UICollectionViewCompositionalLayout(section: section))
    #expect(frames(view)[0].minY == 30)
    view.contentOffset.y = 250
    bench.stage.advance(by: 0)
    let head = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
    )
    #expect(head.frame.minY == 250)
    #expect(frames(view, 1)[0].minY == 1060)
  }

  /// A header or footer of 30 points that stays visible, named after its kind.
  private func pinnedEdge(
    _ kind: String,
    _ alignment: NSRectAlignment,
    length: CGFloat = 30
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let isRow = alignment == .top || alignment == .bottom
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: isRow
        ? size(.fractionalWidth(1), .absolute(length))
        : size(.absolute(length), .fractionalHeight(1)),
      elementKind: kind,
      alignment: alignment
    )
    item.pinToVisibleBounds = true
    return item
  }

  private func place(_ view: UICollectionView, _ kind: String, _ section: Int) -> CGRect? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  private var tallRow: NSCollectionLayoutGroup {
    let whole = size(.fractionalWidth(1), .absolute(100))
    return .vertical(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
  }

  /// At the lower edge as long as its section has begun.
  @Test(.evidence(.documented)) func footersStayInSight() {
    let section = NSCollectionLayoutSection(group: tallRow)
    section.boundarySupplementaryItems = [pinnedEdge("badge", .bottom)]
    // Sections of 830 points; the collection shows 480.
    let view = show([8, 8], UICollectionViewCompositionalLayout(section: section))
    #expect(place(view, "badge", 0)?.minY == 450)
    view.contentOffset.y = 300
    bench.stage.advance(by: 0)
    #expect(place(view, "badge", 0)?.minY == 750)
    view.contentOffset.y = 360
    bench.stage.advance(by: 0)
    // The second section has 10 points, of which its footer does not leave the start.
    #expect(place(view, "badge", 0)?.minY == 800)
    #expect(place(view, "badge", 1)?.minY == 830)
  }

  /// The layout's own edges are beside all sections, and stay visible with all of them.
  @Test(.evidence(.documented)) func theEdgesOfALayoutStayWithAllSections() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let (head, foot) = (
      pinnedEdge(UICollectionView.elementKindSectionHeader, .top), pinnedEdge("badge", .bottom)
    )
    configuration.boundarySupplementaryItems = [head, foot]
    let layout = UICollectionViewCompositionalLayout(
      section: .init(group: tallRow),
      configuration: configuration
    )
    let view = show([8, 8], layout)
    #expect(view.contentSize.height == 1660)
    #expect(frames(view)[0].minY == 30)
    view.contentOffset.y = 1000
    bench.stage.advance(by: 0)
    #expect(place(view, UICollectionView.elementKindSectionHeader, 0)?.minY == 1000)
    #expect(place(view, "badge", 1)?.minY == 1450)
  }

  /// Sideways, the leading edge is the start.
  @Test(.evidence(.documented)) func edgesStaySidewaysToo() {
    let whole = size(.absolute(100), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    )
    section.boundarySupplementaryItems = [
      pinnedEdge(UICollectionView.elementKindSectionHeader, .leading)
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.boundarySupplementaryItems = [pinnedEdge("badge", .leading, length: 20)]
    let layout = UICollectionViewCompositionalLayout(
      section: section,
      configuration: configuration
    )
    let view = show([8], layout)
    #expect(frames(view)[0].minX == 50 && view.contentSize.width == 850)
    view.contentOffset.x = 200
    bench.stage.advance(by: 0)
    #expect(place(view, UICollectionView.elementKindSectionHeader, 0)?.minX == 200)
    #expect(place(view, "badge", 0) == CGRect(x: 200, y: 0, width: 20, height: 480))
  }

  @Test func aSectionScrollsAcrossTheOthers() throws {
    let view = show([8, 3], UICollectionViewCompositionalLayout(section: strip()))
    #expect(view.contentSize.height == 240)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) == nil)
    bench.stage.drag(
      from: CGPoint(x: 250, y: 60),
      to: CGPoint(x: 100, y: 60),
      duration: 0.2
    )
    try bench.stage.settle()
    // One group on, and the collection itself has not moved.
    #expect(first.convert(CGPoint.zero, to: view).x == -210)
    #expect(view.contentOffset == .zero)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) != nil)
  }

  /// A strip of cards of 200 points, ten apart.
  private func strip() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(120)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    return section
  }

  /// It took the place to which the one before it was scrolled.
  @Test func aSectionKeepsItsOffsetWhenAnotherIsDeleted() throws {
    let view = show([8, 8], UICollectionViewCompositionalLayout(section: strip()))
    bench.stage.drag(
      from: CGPoint(x: 250, y: 180),
      to: CGPoint(x: 100, y: 180),
      duration: 0.2
    )
    try bench.stage.settle()
    let (gone, kept) = (view.lanes[0], view.lanes[1])
    #expect(gone?.contentOffset.x == 0 && kept?.contentOffset.x == 210)
    source.counts = [8]
    view.deleteSections([0])
    #expect(view.lanes[0] === kept && view.lanes[1] == nil && kept?.contentOffset.x == 210)
    // It fades with its cards, while the other one moves up.
    #expect(gone?.superview === view && kept?.frame.minY == 0)
    bench.stage.advance(by: 0.15)
    let seen = try #require(kept?.layer.presentation()).frame.minY
    #expect(isNear(seen, 60, within: 0.5))
    try bench.stage.settle()
    #expect(gone?.superview == nil)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [1, 2])
  }

  /// It grew from nothing.
  @Test func aNewSectionStandsAtItsPlace() throws {
    let view = show([8], UICollectionViewCompositionalLayout(section: strip()))
    source.counts = [8, 8]
    view.insertSections([1])
    let lane = try #require(view.lanes[1])
    bench.stage.advance(by: 0.05)
    let place = CGRect(x: 0, y: 120, width: 320, height: 120)
    #expect(lane.frame == place && lane.layer.presentation()?.frame == place)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)))
    let opacity = try #require(cell.layer.presentation()).opacity
    #expect(cell.superview === lane && opacity > 0 && opacity < 0.5)
  }

  /// They went with it.
  @Test func cellsStayWhenTheirSectionNoLongerScrollsAcross() throws {
    let section = strip()
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = show([3], layout)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.superview === view.lanes[0])
    section.orthogonalScrollingBehavior = .none
    layout.invalidateLayout()
    bench.stage.advance(by: 0)
    #expect(view.lanes.isEmpty && view.visibleCells.count == 3)
    #expect(view.visibleCells.allSatisfy { $0.superview === view })
    #expect(view.visibleCells.map(\.frame.minY) == [0, 130, 260])
    section.orthogonalScrollingBehavior = .continuous
    layout.invalidateLayout()
    bench.stage.advance(by: 0)
    #expect(first.superview === view.lanes[0] && first.frame.minY == 0)
  }

  /// Rows, a strip of cards that scrolls across, and rows again.
  private func showMixed(_ counts: [Int]) -> UICollectionView {
    let (rows, cards) = (strip(), strip())
    rows.orthogonalScrollingBehavior = .none
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 1 ? cards : rows }
    return show(counts, layout)
  }

  /// It flew to a place that was counted from elsewhere.
  @Test func anItemLeavesSightInASectionThatScrollsAcross() throws {
    let view = showMixed([2, 8])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    source.counts = [1, 9]
    view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 8, section: 1))
    #expect(view.lanes[1] != nil && cell.superview === view.lanes[1])
    #expect(cell.convert(CGPoint.zero, to: view) == CGPoint(x: 1680, y: 120))
    try bench.stage.settle()
    #expect(cell.isHidden)
  }

  /// It flew from a place that was counted from elsewhere.
  @Test func anItemComesIntoSightInASectionThatScrollsAcross() throws {
    let view = showMixed([1, 3, 9])
    source.counts = [1, 4, 8]
    view.moveItem(at: IndexPath(item: 8, section: 2), to: IndexPath(item: 0, section: 1))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)))
    bench.stage.advance(by: 0)
    #expect(view.lanes[1] != nil && cell.superview === view.lanes[1])
    let seen = try #require(cell.layer.presentation()).frame
    #expect(isNear(seen.minY, 1160, within: 1))
    try bench.stage.settle()
    #expect(cell.convert(CGPoint.zero, to: view) == CGPoint(x: 0, y: 120))
  }

  /// Their order differed from run to run.
  @Test func cellsThatLeaveTheirSectionAreStackedInOrder() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(40), .absolute(40)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = show([8], layout)
    let cells = (0..<8).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    section.orthogonalScrollingBehavior = .none
    layout.invalidateLayout()
    bench.stage.advance(by: 0)
    let stacked = view.subviews.filter { $0 is UICollectionViewCell }
    #expect(cells.count == 8)
    #expect(stacked.map { ObjectIdentifier($0) } == cells.reversed().map { ObjectIdentifier($0) })
  }

  /// They stayed where they were.
  @Test(.evidence(.documented)) func badgesScrollWithTheirItems() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading])
    )
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
      supplementaryItems: [badge]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(120)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let view = show([8], UICollectionViewCompositionalLayout(section: section))
    #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 2)
    bench.stage.drag(
      from: CGPoint(x: 250, y: 60),
      to: CGPoint(x: 100, y: 60),
      duration: 0.2
    )
    try bench.stage.settle()
    let seen = (1...2).map { IndexPath(item: $0, section: 0) }
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "badge") == seen)
    let places = view.visibleSupplementaryViews(ofKind: "badge").map {
      $0.convert(CGPoint.zero, to: view)
    }
    #expect(places == [CGPoint.zero, CGPoint(x: 200, y: 0)])
  }

  /// From right to left, it begins at the right and goes on to the left.
  @Test(
    .evidence(.inferred),
    arguments: [(.groupPaging, 105, 315), (.groupPagingCentered, 60, 270)]
      as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat)]
  )
  func aSectionScrollsAcrossFromRightToLeft(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    start: CGFloat,
    end: CGFloat
  ) throws {
    bench.stage.window.traitOverrides.layoutDirection = .rightToLeft
    let section = strip()
    section.orthogonalScrollingBehavior = behavior
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 5)
    let view = show([8, 1], UICollectionViewCompositionalLayout(section: section))
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.convert(CGPoint.zero, to: view).x == start)
    // Content that is narrower than the room stands at the right, too.
    let alone = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)))
    #expect(alone.convert(CGPoint.zero, to: view).x == start)
    bench.stage.drag(
      from: CGPoint(x: 70, y: 60),
      to: CGPoint(x: 250, y: 60),
      duration: 0.2
    )
    try bench.stage.settle()
    #expect(first.convert(CGPoint.zero, to: view).x == end)
  }

  /// It went back to the first one.
  @Test func theGroupInTheMiddleStaysThereInAnotherWidth() throws {
    let section = strip()
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let view = show([8], UICollectionViewCompositionalLayout(section: section))
    let lane = try #require(view.lanes[0])
    #expect(lane.contentOffset.x == -60)
    bench.stage.drag(
      from: CGPoint(x: 250, y: 60),
      to: CGPoint(x: 100, y: 60),
      duration: 0.2
    )
    try bench.stage.settle()
    #expect(lane.contentOffset.x == 150)
    view.frame.size.width = 300
    bench.stage.advance(by: 0)
    #expect(view.lanes[0] === lane && lane.contentOffset.x == 160)
  }

  /// In a collection that scrolls sideways a section scrolls up and down, group by group.
  @Test(
    .evidence(.documented),
    arguments: [(.groupPaging, 0, 260), (.groupPagingCentered, 180, 440), (.paging, 0, -90)]
      as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat)]
  )
  func aSectionScrollsAcrossASidewaysCollection(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    start: CGFloat,
    end: CGFloat
  ) throws {
    let section = strip()
    section.orthogonalScrollingBehavior = behavior
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let view = show(
      [12, 3],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    )
    #expect(view.contentSize == CGSize(width: 400, height: 480))
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.convert(CGPoint.zero, to: view).y == start)
    bench.stage.drag(
      from: CGPoint(x: 100, y: 300),
      to: CGPoint(x: 100, y: 200),
      duration: 0.2
    )
    try bench.stage.settle()
    let fourth = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(fourth.convert(CGPoint.zero, to: view).y == end)
    #expect(view.contentOffset == .zero)
  }

  @Test(.evidence(.documented)) func aSectionSaysHowItScrollsAcross() throws {
    let whole = size(.absolute(200), .absolute(120))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    )
    section.orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = show([1], layout)
    let lane = try #require(view.lanes[0])
    #expect(lane.decelerationRate == .normal && lane.bounces && !lane.alwaysBounceHorizontal)
    view.decelerationRate = .fast
    section.orthogonalScrollingProperties.bounce = .always
    layout.invalidateLayout()
    bench.stage.advance(by: 0)
    #expect(lane.decelerationRate == .fast && lane.alwaysBounceHorizontal)
    section.orthogonalScrollingProperties.decelerationRate = .normal
    section.orthogonalScrollingProperties.bounce = .never
    layout.invalidateLayout()
    bench.stage.advance(by: 0)
    #expect(lane.decelerationRate == .normal && !lane.bounces && !lane.alwaysBounceHorizontal)
  }

  /// Its unscrolled frame only touches what the collection shows.
  @Test(arguments: [1, 2]) func aPageAcrossIsShownWhenItIsScrolledTo(page: Int) throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(120)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .paging
    let view = show([4], UICollectionViewCompositionalLayout(section: section))
    for _ in 0..<page {
      bench.stage.drag(
        from: CGPoint(x: 250, y: 60),
        to: CGPoint(x: 50, y: 60),
        duration: 0.2
      )
      try bench.stage.settle()
    }
    let cell = try #require(view.cellForItem(at: IndexPath(item: page, section: 0)))
    #expect(cell.convert(CGPoint.zero, to: view).x == 0)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [page])
  }

  @Test func aListLooksLikeATable() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .none
    let view = show([0], .list(using: list))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two", "Three"])
    source.apply(snapshot, animatingDifferences: false)
    bench.stage.advance(by: 0)
    #expect(view.visibleCells.map(\.frame.minX) == [16, 16, 16])
    #expect(view.visibleCells.map(\.frame.height) == [44, 44, 44])
    #expect(view.visibleCells[0].layer.cornerRadius == 10)
    #expect(view.visibleCells[1].layer.cornerRadius == 0)
    #expect(view.backgroundColor == .systemGroupedBackground)
  }

  /// Cells know where they will stand before they are configured.
  @Test(
    .evidence(.documented, .reported),
    arguments: [
      (UICollectionLayoutListConfiguration.Appearance.plain, [17, 17, 15]),
      (.insetGrouped, [17, 13, 13]),
    ] as [(UICollectionLayoutListConfiguration.Appearance, [CGFloat])]
  )
  func cellsOfListsHaveTheDefaultsOfTheirPlace(
    appearance: UICollectionLayoutListConfiguration.Appearance,
    sizes: [CGFloat]
  ) {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
    let view = UICollectionView(
      frame: bench.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
    )
    bench.view.addSubview(view)
    var found: [String: CGFloat] = [:]
    func note(_ cell: UICollectionViewListCell, _ name: String) {
      found[name] = cell.defaultContentConfiguration().textProperties.font.pointSize
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      note(cell, "row")
    }
    typealias Edge = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let edges = kinds.map { Edge(elementKind: $0) { cell, kind, _ in note(cell, kind) } }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == kinds[0] ? edges[0] : edges[1],
        for: path
      )
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    bench.stage.advance(by: 0)
    #expect((["row"] + kinds).compactMap { found[$0] } == sizes)
    let background: UIColor =
      appearance == .plain ? .systemBackground : .secondarySystemGroupedBackground
    let cell = view.visibleCells.first
    #expect(cell?.defaultBackgroundConfiguration().backgroundColor == background)
    #expect(UICollectionViewCell().defaultBackgroundConfiguration().backgroundColor == .clear)
  }

  @Test(.evidence(.documented)) func rowsAndTitlesHaveTheBackgroundOfTheirTable() {
    for style in [UITableView.Style.plain, .grouped] {
      let table = UITableView(frame: .zero, style: style)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.register(
        UITableViewHeaderFooterView.self,
        forHeaderFooterViewReuseIdentifier: "head"
      )
      let row = table.dequeueReusableCell(withIdentifier: "row")
      let head = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
      let colors = [
        row?.defaultBackgroundConfiguration().backgroundColor,
        head?.defaultBackgroundConfiguration().backgroundColor,
      ]
      let expected: [UIColor?] =
        style == .plain
        ? [.systemBackground, .secondarySystemBackground]
        : [.secondarySystemGroupedBackground, .clear]
      #expect(colors == expected)
    }
  }

  /// Visibly, unless the content changes without animations or the app says otherwise.
  @Test(.evidence(.documented)) func aCellGrowsWithItsContent() throws {
    let view = show([0], .list(using: .init(appearance: .plain)))
    let source = showTexts(["One", "Two"], in: view)
    bench.stage.advance(by: 0)
    let (first, second) = (view.visibleCells[0], view.visibleCells[1])
    var (low, high) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
    (low.text, high.text, high.secondaryText) = ("One", "One", "More")
    func seen() throws -> CGFloat { try #require(second.layer.presentation()).frame.minY }

    view.selfSizingInvalidation = .disabled
    first.contentConfiguration = high
    bench.stage.advance(by: 1)
    #expect(first.frame.height == 44 && second.frame.minY == 44)
    view.selfSizingInvalidation = .enabled
    first.contentConfiguration = high
    bench.stage.advance(by: 0.1)
    let height = first.frame.height
    #expect(height > 50 && second.frame.minY == height)
    #expect(try seen() > 44 && seen() < height)
    try bench.stage.settle()
    #expect(try seen() == height)
    UIView.performWithoutAnimation { first.contentConfiguration = low }
    bench.stage.advance(by: 0)
    #expect(try seen() == 44)
    view.selfSizingInvalidation = .disabled
    first.contentConfiguration = high
    view.selfSizingInvalidation = .enabled
    first.contentView.invalidateIntrinsicContentSize()
    try bench.stage.settle()
    #expect(first.frame.height == height)
    withExtendedLifetime(source) {}
  }

  /// It stood between the header and the rows.
  @Test(
    .evidence(.reported),
    arguments: [
      (UICollectionLayoutListConfiguration.Appearance.plain, nil, 22), (.plain, 0, 0),
      (.plain, 9, 9), (.grouped, nil, 0), (.grouped, 9, 9),
    ] as [(UICollectionLayoutListConfiguration.Appearance, CGFloat?, CGFloat)]
  )
  func paddingStandsAboveTheHeadersOfLists(
    appearance: UICollectionLayoutListConfiguration.Appearance,
    set: CGFloat?,
    padding: CGFloat
  ) throws {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    (list.headerMode, list.headerTopPadding) = (.supplementary, set)
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    let view = show([2], layout)
    let header = try #require(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
    )
    #expect(header.frame.minY == padding && frames(view)[0].minY == header.frame.maxY)
  }
}

/// Constraints make it 70 points high.
private final class TallCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let block = UIView()
    block.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(block)
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      block.heightAnchor.constraint(equalToConstant: 50),
      block.widthAnchor.constraint(equalToConstant: 50),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
