import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The lines above and below the rows of a collection's list.
@MainActor
@Suite struct ListLineTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  private let bench = Bench()
  private let color = UIColor.orange

  /// The lines of each of some rows of 44 points, as leading edge, top and width.
  private func lines(
    _ appearance: Appearance,
    rows: Int = 2,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> [[[CGFloat]]] {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.separatorConfiguration.color = color
    change(&list)
    let view = bench.add(
      UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
      ),
      CGRect(x: 0, y: 0, width: 320, height: 400)
    )
    let source = showTexts((0..<rows).map { "Row \($0)" }, in: view)
    bench.stage.advance(by: 0)
    defer { withExtendedLifetime(source) {} }
    return (0..<rows).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }.map {
      $0.subviews.filter { $0.backgroundColor == color && !$0.isHidden }
        .map { [$0.frame.minX, $0.frame.minY, $0.frame.width] }
        .sorted { $0[1] < $1[1] }
    }
  }

  /// Lists had no lines above their rows, and sidebars those of plain lists.
  @Test(
    .evidence(.reported, .inferred),
    arguments: [
      (.plain, [[[16, 0, 304], [16, 43.5, 304]], [[16, 43.5, 304]]]),
      (.grouped, [[[0, 0, 320], [16, 43.5, 304]], [[0, 43.5, 320]]]),
      (.insetGrouped, [[[16, 43.5, 272]], []]),
      (.sidebar, [[], []]),
      (.sidebarPlain, [[[16, 0, 304], [16, 43.5, 304]], [[16, 43.5, 304]]]),
    ] as [(Appearance, [[[CGFloat]]])]
  )
  func eachKindOfListHasItsLines(appearance: Appearance, expected: [[[CGFloat]]]) {
    #expect(lines(appearance) == expected)
  }

  @Test(.evidence(.documented), arguments: [Appearance.plain, .grouped, .insetGrouped, .sidebar])
  func aListShowsTheLinesThatItIsToldTo(appearance: Appearance) {
    let all = lines(appearance) {
      $0.separatorConfiguration.topSeparatorVisibility = .visible
      $0.separatorConfiguration.bottomSeparatorVisibility = .visible
    }
    #expect(all.map { $0.map { $0[1] } } == [[0, 43.5], [0, 43.5]])
    let none = lines(appearance) {
      $0.separatorConfiguration.topSeparatorVisibility = .hidden
      $0.separatorConfiguration.bottomSeparatorVisibility = .hidden
    }
    #expect(none == [[], []])
    let off = lines(appearance) {
      $0.showsSeparators = false
      $0.separatorConfiguration.topSeparatorVisibility = .visible
    }
    #expect(off == [[], []])
  }

  @Test(.evidence(.documented)) func eachItemMayHaveLinesOfItsOwn() {
    let found = lines(.plain, rows: 3) {
      $0.itemSeparatorHandler = { path, common in
        var own = common
        if path.item == 0 { own.topSeparatorVisibility = .hidden }
        if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
        return own
      }
    }
    #expect(found == [[[16, 43.5, 304]], [], [[16, 43.5, 304]]])
  }

  /// An edge that is left out stays as it is.
  @Test(.evidence(.documented)) func insetsMoveEachLineByItself() {
    let found = lines(.plain, rows: 1) {
      $0.separatorConfiguration.topSeparatorInsets.trailing = 20
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 40
    }
    #expect(found == [[[16, 0, 284], [40, 43.5, 280]]])
    let edges = lines(.grouped, rows: 1) {
      $0.separatorConfiguration.topSeparatorInsets = .zero
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 10
    }
    #expect(edges == [[[0, 0, 320], [10, 43.5, 310]]])
  }

  /// The row keeps its size, so that nothing else lays it out.
  @Test func insetsThatChangeMoveTheLine() {
    var inset: CGFloat = 20
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.color = color
    list.separatorConfiguration.topSeparatorVisibility = .hidden
    list.itemSeparatorHandler = { _, common in
      var own = common
      own.bottomSeparatorInsets.leading = inset
      return own
    }
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    let view = bench.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout),
      CGRect(x: 0, y: 0, width: 320, height: 400)
    )
    let source = showTexts(["Row"], in: view)
    defer { withExtendedLifetime(source) {} }
    func start() -> CGFloat? {
      bench.stage.advance(by: 0)
      let row = view.cellForItem(at: IndexPath(item: 0, section: 0))
      return row?.subviews.first { $0.backgroundColor == color && !$0.isHidden }?.frame.minX
    }
    #expect(start() == 20)
    inset = 60
    layout.invalidateLayout()
    #expect(start() == 60)
  }

  @Test(.evidence(.documented)) func theFirstItemAsAHeaderHasLinesOnDemand() {
    let usual = lines(.plain) { $0.headerMode = .firstItemInSection }
    #expect(usual.map(\.count) == [0, 2])
    let own = lines(.plain) {
      $0.headerMode = .firstItemInSection
      $0.itemSeparatorHandler = { path, common in
        var own = common
        if path.item == 0 { own.bottomSeparatorVisibility = .visible }
        return own
      }
    }
    #expect(own.map(\.count) == [1, 2])
  }
}
