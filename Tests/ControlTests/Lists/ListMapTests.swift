import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The numbers behind lists: places of rows and items, and what changes make of index paths.
@MainActor
@Suite struct ListMapTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func texts(_ paths: [IndexPath]) -> [String] { paths.map { "\($0.section).\($0.item)" } }

  // MARK: Tables

  /// Two sections: rows at 40, 50 and 80 up to 100, and at 150 up to 170.
  private var table: TableMap {
    TableMap(
      top: 10,
      [
        TableMap.Section(padding: 10, header: 20, rows: [10, 30, 20], footer: 20),
        TableMap.Section(padding: 10, header: 20, rows: [20], footer: 0),
      ]
    )
  }

  @Test func sectionsStandBelowEachOther() {
    let map = table
    #expect(map.sections.map(\.start) == [10, 120] && map.end == 170)
    #expect(map.sections.map(\.headerStart) == [20, 130])
    #expect(map.sections.map(\.rowsStart) == [40, 150])
    #expect(map.sections.map(\.height) == [110, 50])
    #expect(map.span(of: path(0)) == 40...50 && map.span(of: path(2)) == 80...100)
    #expect(map.span(of: path(0, 1)) == 150...170)
    #expect(map.contains(path(2)) && !map.contains(path(3)) && !map.contains(path(0, 2)))
    #expect(TableMap(top: 7, []).end == 7 && TableMap().end == 0)
  }

  @Test(
    arguments: [
      (0, 40, []), (0, 40.5, ["0.0"]), (40, 50, ["0.0"]), (49, 51, ["0.0", "0.1"]),
      (50, 80, ["0.1"]), (99, 300, ["0.2", "1.0"]), (100, 150, []), (100, 150.5, ["1.0"]),
      (170, 200, []), (60, 60, []), (60, 50, []), (0, 999, ["0.0", "0.1", "0.2", "1.0"]),
    ] as [(CGFloat, CGFloat, [String])]
  )
  func rowsBetweenTwoHeights(low: CGFloat, high: CGFloat, rows: [String]) {
    #expect(texts(table.rows(from: low, to: high)) == rows)
  }

  /// A map with new heights is the one that would have been made with them.
  @Test(arguments: 0..<20) func measuredHeightsMoveWhatIsBelow(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var heights: [[CGFloat]] = []
    for _ in 0..<3 {
      let count = random.number(below: 6)
      heights.append((0..<count).map { _ in CGFloat(random.number(below: 10)) })
    }
    func map() -> TableMap {
      TableMap(
        top: 5,
        heights.map { TableMap.Section(padding: 1, header: 2, rows: $0, footer: 3) }
      )
    }
    var changed = map()
    var news: [IndexPath: CGFloat] = [:]
    for (section, rows) in heights.enumerated() {
      for row in rows.indices {
        if random.number(below: 2) == 0 { continue }
        heights[section][row] = CGFloat(random.number(below: 100))
        news[path(row, section)] = heights[section][row]
      }
    }
    changed.setHeights(news)
    let fresh = map()
    #expect(changed.end == fresh.end)
    for (section, rows) in heights.enumerated() {
      #expect(changed.sections[section].start == fresh.sections[section].start)
      for row in rows.indices {
        #expect(changed.span(of: path(row, section)) == fresh.span(of: path(row, section)))
      }
    }
  }

  // MARK: Flow

  private func flow(
    _ widths: [CGFloat],
    length: CGFloat = 100,
    isVertical: Bool = true,
    insets: UIEdgeInsets = .zero
  ) -> FlowMap {
    var map = FlowMap(isVertical: isVertical, length: length)
    map.add(
      FlowMap.Section(
        items: widths.map {
          isVertical ? CGSize(width: $0, height: 10) : CGSize(width: 10, height: $0)
        },
        insets: insets,
        lineSpacing: 5,
        itemSpacing: 4,
        header: CGSize(width: 7, height: 20),
        footer: CGSize(width: 8, height: 30)
      )
    )
    return map
  }

  /// The items' leading edges, line by line from above.
  @Test(
    .evidence(.reported),
    arguments: [
      // Full lines are justified, and the last one keeps their spacing.
      ([30, 30, 30, 30], [20, 20, 20, 35], [0, 35, 70, 0]),
      // Two thirds and a rest that differs.
      ([40, 50, 20], [20, 20, 35], [0, 50, 0]),
      // One that fills more than half of the last line stands in its middle.
      ([60], [20], [20]), ([50], [20], [0]), ([51], [20], [24.5]),
      // One on a full line, too.
      ([60, 60, 10], [20, 35, 35], [20, 0, 64]),
      // What is exactly as wide as the line fits.
      ([48, 48, 9], [20, 20, 35], [0, 52, 0]), ([48, 49], [20, 35], [26, 0]),
      // Wider than the line.
      ([120], [20], [0]),
    ] as [([CGFloat], [CGFloat], [CGFloat])]
  )
  func linesAreFilled(widths: [CGFloat], tops: [CGFloat], lefts: [CGFloat]) {
    let map = flow(widths)
    let frames = widths.indices.compactMap { map.frame(of: path($0)) }
    #expect(frames.map(\.minY) == tops)
    #expect(frames.map(\.minX) == lefts)
    // In a layout that scrolls sideways everything is turned.
    let turned = flow(widths, isVertical: false)
    let across = widths.indices.compactMap { turned.frame(of: path($0)) }
    // Its header is seven points wide, not twenty high.
    #expect(across.map(\.minX) == tops.map { $0 - 13 } && across.map(\.minY) == lefts)
  }

  @Test func aFlowHasEdgesAndInsets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let map = flow([10], insets: insets)
    #expect(map.size == CGSize(width: 100, height: 64))
    #expect(map.edge(0, isHeader: true) == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(map.edge(0, isHeader: false) == CGRect(x: 0, y: 34, width: 100, height: 30))
    #expect(map.frame(of: path(0)) == CGRect(x: 2, y: 21, width: 10, height: 10))
    #expect(map.span(of: 0) == 0...64 && map.span(of: 1) == nil)
    #expect(map.edge(1, isHeader: true) == nil && map.frame(of: path(1)) == nil)
    #expect(map.frame(of: path(0, 1)) == nil && map.sectionCount == 1)
    let turned = flow([10], isVertical: false, insets: insets)
    #expect(turned.size == CGSize(width: 31, height: 100))
    #expect(turned.edge(0, isHeader: true) == CGRect(x: 0, y: 0, width: 7, height: 100))
    #expect(turned.frame(of: path(0)) == CGRect(x: 9, y: 1, width: 10, height: 10))
    #expect(turned.edge(0, isHeader: false) == CGRect(x: 23, y: 0, width: 8, height: 100))
    let seen = flow([30, 30, 30, 30]).items(in: CGRect(x: 0, y: 30, width: 100, height: 5))
    #expect(seen.isEmpty)
    let below = flow([30, 30, 30, 30]).items(in: CGRect(x: 0, y: 29, width: 40, height: 7))
    #expect(texts(below) == ["0.0", "0.1", "0.3"])
  }

  // MARK: Rectangles

  @Test(
    arguments: [
      (CGRect(x: 9, y: 0, width: 5, height: 5), true),
      (CGRect(x: 10, y: 0, width: 5, height: 5), false),
      (CGRect(x: 0, y: 10, width: 5, height: 5), false),
      (CGRect(x: 5, y: 5, width: 0, height: 3), true),
      (CGRect(x: 5, y: 5, width: 3, height: 0), true),
      (CGRect(x: 20, y: 0, width: 5, height: 5), false),
    ]
  )
  func onlyWhatIsSharedOverlaps(rect: CGRect, overlaps: Bool) {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(box.overlaps(rect) == overlaps && rect.overlaps(box) == overlaps)
  }

  @Test func theBoxOfATransformIsAroundItsCorners() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
    attributes.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    #expect(attributes.box == attributes.frame)
    attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = attributes.box
    #expect(isNear(turned.minX, 20) && isNear(turned.minY, 10))
    #expect(isNear(turned.width, 20) && isNear(turned.height, 40))
    attributes.transform = .identity
    attributes.transform3D = CATransform3DMakeScale(2, 3, 1)
    let scaled = attributes.box
    #expect(isNear(scaled.minX, -10) && isNear(scaled.width, 80))
    #expect(isNear(scaled.minY, 0) && isNear(scaled.height, 60))
  }

  // MARK: Changes

  @Test func sectionsAreRenumbered() {
    var changes = ListChanges()
    changes.deletedSections = [1]
    changes.insertedSections = [0]
    changes.movedSections = [(from: 3, to: 1)]
    // a b c d e becomes new d a c e.
    #expect((0..<5).map { changes.newSection($0) } == [2, nil, 3, 1, 4])
    changes.inserted = [path(0, 2)]
    #expect(changes.newPath(path(0)) == path(1, 2) && changes.newPath(path(0, 1)) == nil)
    #expect(changes.newPath(path(4, 3)) == path(4, 1))
  }

  @Test func rowsThatMoveMakeRoom() {
    var changes = ListChanges()
    changes.moved = [(from: path(0), to: path(2))]
    #expect((0..<4).map { changes.newPath(path($0))?.item } == [2, 0, 1, 3])
    changes.moved = [(from: path(1), to: path(0, 1))]
    #expect((0..<3).map { changes.newPath(path($0)) } == [path(0), path(0, 1), path(1)])
    #expect(changes.newPath(path(0, 1)) == path(1, 1))
  }

  @Test func whatIsNewOrReloadedIsBrought() {
    var changes = ListChanges()
    #expect(changes.isEmpty)
    changes.reloaded = [path(1)]
    changes.inserted = [path(0)]
    changes.reloadedSections = [2]
    changes.insertedSections = [1]
    #expect(!changes.isEmpty)
    // The second row is the third one now, and the third section the fourth.
    let brought = [path(0), path(1), path(2), path(3), path(0, 1), path(5, 3), path(0, 2)]
    #expect(brought.map { changes.brings($0) } == [true, false, true, false, true, true, false])
    #expect(changes.reloads(path(1)) && !changes.reloads(path(0)) && changes.reloads(path(7, 2)))
    #expect(changes.reloads(section: 2) && !changes.reloads(section: 1))
  }

  struct Count: Sendable {
    let old: [Int]
    let new: [Int]
    let words: String?
    let change: @Sendable (inout ListChanges) -> Void
  }

  nonisolated static let counts = [
    Count(old: [2], new: [2], words: nil) { _ in },
    Count(old: [2], new: [3], words: "number of rows in section 0") { _ in },
    Count(old: [2], new: [2, 1], words: "number of sections") { _ in },
    Count(old: [2], new: [3], words: nil) { $0.inserted = [IndexPath(row: 2, section: 0)] },
    Count(old: [2], new: [1], words: nil) { $0.deleted = [IndexPath(row: 0, section: 0)] },
    Count(old: [2], new: [7], words: nil) { $0.reloadedSections = [0] },
    Count(old: [2], new: [1, 2], words: nil) { $0.insertedSections = [0] },
    Count(old: [2, 1], new: [1], words: nil) { $0.deletedSections = [0] },
    Count(old: [2, 1], new: [1, 2], words: nil) {
      $0.moved = [(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1))]
    },
    Count(old: [2, 1], new: [2, 1], words: "(1), plus or minus the number of rows") {
      $0.moved = [(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1))]
      $0.inserted = [IndexPath(row: 1, section: 0)]
    },
    Count(old: [5], new: [3], words: "(1 inserted, 2 deleted)") {
      $0.inserted = [IndexPath(row: 0, section: 0)]
      $0.deleted = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
    },
  ]

  /// Each count has to be the old one and what has come, without what has gone.
  @Test(.evidence(.documented), arguments: counts)
  func countsHaveToAgree(count: Count) {
    var changes = ListChanges()
    count.change(&changes)
    let complaint = changes.complaint(old: count.old, new: count.new)
    #expect((complaint == nil) == (count.words == nil))
    #expect(count.words.map { complaint?.contains($0) == true } != false, "\(complaint ?? "")")
    let ofItems = changes.complaint(old: count.old, new: count.new, in: .collection)
    let expected = complaint?.replacingOccurrences(of: "row", with: "item")
      .replacingOccurrences(of: "table view", with: "collection view")
    #expect(ofItems == expected)
  }

  private nonisolated static func at(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// What contradicts the data before and after an update, and the sentence that says so.
  nonisolated static let refusals = [
    Count(
      old: [3],
      new: [2],
      words: "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
    ) { $0.deleted = [at(3)] },
    Count(
      old: [3],
      new: [3],
      words: "attempt to delete row 4 from section 0 which only contains 3 rows before the update"
    ) { $0.reloaded = [at(4)] },
    Count(
      old: [3],
      new: [2],
      words: "attempt to delete row 0 from section 1, but there are only 1 sections before the"
        + " update"
    ) { $0.deleted = [at(0, 1)] },
    Count(
      old: [0],
      new: [0],
      words: "attempt to insert row 0 into section 0, but there are only 0 rows in section 0 after"
        + " the update"
    ) { $0.inserted = [at(0)] },
    Count(
      old: [0],
      new: [1],
      words: "attempt to insert row 0 into section 1, but there are only 1 sections after the"
        + " update"
    ) { $0.inserted = [at(0, 1)] },
    Count(
      old: [1],
      new: [],
      words: "attempt to delete section 1, but there are only 1 sections before the update"
    ) { $0.deletedSections = [1] },
    Count(
      old: [1],
      new: [1],
      words: "attempt to insert section 1 but there are only 1 sections after the update"
    ) { $0.insertedSections = [1] },
    Count(
      old: [2],
      new: [2],
      words: "attempt to perform a delete and a move from the same index path"
        + " ({length = 2, path = 0 - 1})"
    ) {
      $0.deleted = [at(1)]
      $0.moved = [(from: at(1), to: at(0))]
    },
    Count(
      old: [2],
      new: [2],
      words: "attempt to perform an insert and a move to the same index path"
        + " ({length = 2, path = 0 - 0})"
    ) {
      $0.inserted = [at(0)]
      $0.moved = [(from: at(1), to: at(0))]
    },
    Count(
      old: [2],
      new: [1],
      words: "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"
    ) {
      $0.deleted = [at(1)]
      $0.reloaded = [at(1)]
    },
    Count(
      old: [1],
      new: [2, 1],
      words: "Invalid update: invalid number of sections. The number of sections contained in the"
        + " table view after the update (2) must be equal to the number of sections contained in"
        + " the table view before the update (1), plus or minus the number of sections inserted or"
        + " deleted (0 inserted, 0 deleted)."
    ) { _ in },
    Count(
      old: [2, 1],
      new: [2, 2],
      words: "Invalid update: invalid number of rows in section 0. The number of rows contained in"
        + " an existing section after the update (2) must be equal to the number of rows contained"
        + " in that section before the update (2), plus or minus the number of rows inserted or"
        + " deleted from that section (0 inserted, 0 deleted) and plus or minus the number of rows"
        + " moved into or out of that section (0 moved in, 1 moved out)."
    ) { $0.moved = [(from: at(0), to: at(0, 1))] },
  ]

  /// Moves to and from nowhere once ended the process.
  nonisolated static let movesFromNowhere = [
    Count(
      old: [1, 0],
      new: [1, 0],
      words: "attempt to move index path ({length = 2, path = 1 - 0}) that does not exist - there"
        + " are only 0 rows in section 1 before the update"
    ) { $0.moved = [(from: at(0, 1), to: at(0))] },
    Count(
      old: [2],
      new: [2],
      words: "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2,"
        + " path = 0 - 2}) that does not exist - there are only 2 rows in section 0 after the"
        + " update"
    ) { $0.moved = [(from: at(0), to: at(2))] },
    Count(
      old: [2],
      new: [2],
      words: "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2,"
        + " path = 1 - 0}) that does not exist - there are only 1 sections after the update"
    ) { $0.moved = [(from: at(0), to: at(0, 1))] },
    Count(
      old: [1, 1],
      new: [1, 1],
      words: "attempt to move section 5, but there are only 2 sections before the update"
    ) { $0.movedSections = [(from: 5, to: 0)] },
    Count(
      old: [1, 1],
      new: [1, 1],
      words: "attempt to move section 0 to section 2, but there are only 2 sections after the"
        + " update"
    ) { $0.movedSections = [(from: 0, to: 2)] },
    Count(
      old: [1, 1],
      new: [1],
      words: "attempt to perform a delete and a move from the same section (0)"
    ) {
      $0.deletedSections = [0]
      $0.movedSections = [(from: 0, to: 0)]
    },
    Count(
      old: [1],
      new: [1, 1],
      words: "attempt to perform an insert and a move to the same section (1)"
    ) {
      $0.insertedSections = [1]
      $0.movedSections = [(from: 0, to: 1)]
    },
  ]

  @Test(.evidence(.reported), arguments: refusals + movesFromNowhere)
  func changesThatContradictTheDataAreRefused(refusal: Count) {
    var changes = ListChanges()
    refusal.change(&changes)
    #expect(changes.complaint(old: refusal.old, new: refusal.new) == refusal.words)
  }

  /// A row that moves inside its section goes neither in nor out.
  @Test func movesInsideASectionKeepItsCount() {
    var changes = ListChanges()
    changes.moved = [(from: path(0), to: path(2))]
    #expect(changes.complaint(old: [3], new: [3]) == nil)
  }

  @Test(.evidence(.documented)) func layoutsHearOfEachChange() {
    var changes = ListChanges()
    changes.deleted = [path(0)]
    changes.inserted = [path(1)]
    changes.reloaded = [path(2)]
    changes.moved = [(from: path(3), to: path(0))]
    changes.deletedSections = [4]
    changes.insertedSections = [5]
    func name(_ path: IndexPath?) -> String {
      guard let path else { return "-" }
      return path.item == NSNotFound ? "section \(path.section)" : "\(path.section).\(path.item)"
    }
    let items = changes.updateItems(old: [4, 0, 0, 0, 0, 0], new: [4, 0, 0, 0, 0, 0])
    let words = items.map {
      "\($0.updateAction) \(name($0.indexPathBeforeUpdate)) \(name($0.indexPathAfterUpdate))"
    }
    #expect(
      words == [
        "delete 0.0 -", "delete section 4 -", "insert - 0.1", "insert - section 5",
        "reload 0.2 0.3", "move 0.3 0.0",
      ]
    )
  }
}
