import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Where the lines between rows begin and end.
@MainActor
@Suite struct SeparatorTests {
  private let bench = Bench()
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }

  private func lay(_ cell: UIView, rightToLeft: Bool) {
    bench.stage.window.traitOverrides.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    bench.add(cell, CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// The extent of the title in its cell.
  private func title(in cell: UIView) throws -> CGRect {
    let label = try #require(labels(below: cell).first { $0.text == "Title" })
    return label.convert(label.bounds, to: cell)
  }

  struct Row: CustomStringConvertible {
    let description: String
    let prepare: @MainActor @Sendable (UITableViewCell, UIImage) -> Void
    /// From the leading edge.
    let start: CGFloat
  }

  nonisolated static let rows = [
    Row(description: "text", prepare: { cell, _ in cell.textLabel?.text = "Title" }, start: 16),
    Row(
      description: "text and image",
      prepare: { cell, image in
        cell.textLabel?.text = "Title"
        cell.imageView?.image = image
      },
      start: 52
    ),
    Row(
      description: "list content and image",
      prepare: { cell, image in
        var content = cell.defaultContentConfiguration()
        (content.text, content.image) = ("Title", image)
        content.imageToTextPadding = 10
        cell.contentConfiguration = content
      },
      start: 46
    ),
  ]

  /// Lines once began 16 points from the left, whatever stood there.
  @Test(arguments: rows, [false, true])
  func linesBeginAtTheText(row: Row, rightToLeft: Bool) throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.prepare(cell, image)
    lay(cell, rightToLeft: rightToLeft)
    let (line, start) = (cell.separator.frame, row.start)
    #expect(
      line.minX == (rightToLeft ? 0 : start) && line.maxX == (rightToLeft ? 320 - start : 320)
    )
    let title = try title(in: cell)
    #expect(rightToLeft ? line.maxX == title.maxX : line.minX == title.minX)
  }

  @Test(arguments: [false, true])
  func anInsetOfTheAppCountsFromTheLeadingEdge(rightToLeft: Bool) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.imageView?.image = image
    cell.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
    lay(cell, rightToLeft: rightToLeft)
    let line = cell.separator.frame
    #expect(line.minX == (rightToLeft ? 5 : 30) && line.width == 285)
  }

  private final class EdgeToEdgeCell: UITableViewCell {
    override var separatorInset: UIEdgeInsets {
      get { UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 6) }
      set {}
    }
  }

  /// Only insets that had been set were looked at, so that the text won over the class.
  @Test(arguments: [false, true])
  func aClassThatOverridesTheInsetDecides(rightToLeft: Bool) {
    let cell = EdgeToEdgeCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.imageView?.image = image
    lay(cell, rightToLeft: rightToLeft)
    let line = cell.separator.frame
    #expect(line.minX == (rightToLeft ? 6 : 4) && line.width == 310)
  }

  private final class SteppedCell: UITableViewCell {
    override var separatorInset: UIEdgeInsets {
      get {
        var inset = super.separatorInset
        inset.left += 8
        return inset
      }
      set { super.separatorInset = newValue }
    }
  }

  @Test(arguments: [false, true])
  func anOverrideBuildsOnTheUsualInset(rightToLeft: Bool) {
    let cell = SteppedCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.imageView?.image = image
    #expect(cell.separatorInset.left == 60, "before it has a place")
    lay(cell, rightToLeft: rightToLeft)
    #expect(cell.separatorInset.left == 60)
    #expect(cell.separator.frame.minX == (rightToLeft ? 0 : 60))
    #expect(cell.separator.frame.width == 260)
  }

  @Test(arguments: [false, true])
  func theGuideOfAListsCellMovesItsLine(rightToLeft: Bool) throws {
    let cell = UICollectionViewListCell(frame: .zero)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    lay(cell, rightToLeft: rightToLeft)
    let line = try #require(cell.subviews.first { $0.backgroundColor == .separator })
    let usual = line.frame
    #expect(usual.width < 320)
    let guide = cell.separatorLayoutGuide
    bench.stage.advance(by: 0)
    #expect(line.frame == usual && guide.layoutFrame.minX == usual.minX)
    guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 100).isActive = true
    bench.stage.advance(by: 0)
    let left: CGFloat = rightToLeft ? 0 : 100
    #expect(line.frame.minX == left && line.frame.width == 220)
    #expect(line.frame.maxY == usual.maxY && line.frame.height == usual.height)
  }

  @Test func cellsWithContentOfTheirOwnKeepTheUsualInset() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(UIView(frame: CGRect(x: 70, y: 0, width: 10, height: 10)))
    lay(cell, rightToLeft: false)
    #expect(cell.separator.frame.minX == 16 && cell.separatorInset.left == 16)
  }

  @Test func aNewImageMovesTheLine() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    lay(cell, rightToLeft: false)
    #expect(cell.separator.frame.minX == 16)
    content.image = image
    cell.contentConfiguration = content
    bench.stage.advance(by: 0)
    #expect(cell.separator.frame.minX == 36 + content.imageToTextPadding)
  }

  /// A table's inset counts from the edge of the cell, or from where lines begin by themselves.
  @Test(arguments: rows)
  func insetsCountFromTheReference(row: Row) {
    let table = bench.add(
      UITableView(frame: .zero, style: .plain),
      CGRect(x: 0, y: 0, width: 320, height: 200)
    )
    let data = OneRow(row: row, image: image)
    table.dataSource = data
    table.separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 3)
    bench.stage.advance(by: 0)
    for (reference, start) in [
      (UITableView.SeparatorInsetReference.fromCellEdges, 7),
      (.fromAutomaticInsets, row.start + 7),
    ] {
      table.separatorInsetReference = reference
      bench.stage.advance(by: 0)
      let line = table.visibleCells[0].separator.frame
      #expect(line.minX == start)
      #expect(line.maxX == 317)
    }
  }

  /// The lines of a row of 44 points, as leading edge, top and width.
  private func lines(of cell: UITableViewCell) -> [[CGFloat]] {
    cell.subviews.filter { $0.backgroundColor == .separator && !$0.isHidden }
      .map { [$0.frame.minX, $0.frame.minY, $0.frame.width] }
      .sorted { $0[1] < $1[1] }
  }

  /// Grouped tables once had lines only between rows.
  @Test(arguments: [
    (UITableView.Style.plain, [[16, 43.5, 304]], [[16, 43.5, 304]]),
    (.grouped, [[0, 0, 320], [16, 43.5, 304]], [[0, 43.5, 320]]),
    (.insetGrouped, [[16, 43.5, 272]], []),
  ])
  func linesStandAroundTheSectionsOfAGroupedTable(
    style: UITableView.Style,
    first: [[CGFloat]],
    last: [[CGFloat]]
  ) {
    let table = bench.add(
      UITableView(frame: .zero, style: style),
      CGRect(x: 0, y: 0, width: 320, height: 400)
    )
    let data = Groups(counts: [2, 1])
    table.dataSource = data
    bench.stage.advance(by: 0)
    let cells = table.visibleCells
    #expect(cells.count == 3)
    #expect(lines(of: cells[0]) == first)
    #expect(lines(of: cells[1]) == last)
    #expect(lines(of: cells[2]) == first.filter { $0[1] == 0 } + last)
  }

  /// Cells that take part in another section have its lines.
  @Test func linesFollowTheRows() {
    let table = bench.add(
      UITableView(frame: .zero, style: .grouped),
      CGRect(x: 0, y: 0, width: 320, height: 400)
    )
    let data = Groups(counts: [1])
    table.dataSource = data
    bench.stage.advance(by: 0)
    let cell = table.visibleCells[0]
    #expect(lines(of: cell) == [[0, 0, 320], [0, 43.5, 320]])
    data.counts = [2]
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    bench.stage.advance(by: 1)
    #expect(lines(of: cell) == [[0, 43.5, 320]])
    table.separatorStyle = .none
    bench.stage.advance(by: 0)
    #expect(lines(of: cell).isEmpty)
  }

  private final class Groups: NSObject, UITableViewDataSource {
    var counts: [Int]

    init(counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      return cell
    }
  }

  private final class OneRow: NSObject, UITableViewDataSource {
    let row: Row
    let image: UIImage

    init(row: Row, image: UIImage) {
      (self.row, self.image) = (row, image)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      row.prepare(cell, image)
      return cell
    }
  }

  @Test(arguments: [false, true])
  func linesOfListCellsBeginAtTheText(rightToLeft: Bool) throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var content = cell.defaultContentConfiguration()
    (content.text, content.image) = ("Title", image)
    cell.contentConfiguration = content
    cell.indentationLevel = 2
    lay(cell, rightToLeft: rightToLeft)
    let line = try #require(cell.subviews.last).frame
    let title = try title(in: cell)
    #expect(line.height < 1 && title.width > 0)
    #expect(rightToLeft ? line.maxX == title.maxX : line.minX == title.minX)
    #expect(rightToLeft ? line.minX == 0 : line.maxX == 320)
  }
}
