import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Bars and lists have the same margin as the screens between them.
@MainActor @Suite(.evidence(.reported)) struct SideMarginTests {
  nonisolated static let devices: [(Stage.Device, CGFloat)] = [
    (.iPhoneSE, 16), (.iPhone15, 16), (.iPhone15ProMax, 20), (.iPadPro11, 20),
  ]

  private class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      if indexPath.row == 0 {
        cell.textLabel?.text = "Title"
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  private final class HeadedRows: Rows {
    override func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? {
      let header = UITableViewHeaderFooterView()
      var content = header.defaultContentConfiguration()
      content.text = "Head"
      header.contentConfiguration = content
      return header
    }
  }

  private func edge(of view: UIView?, in stage: Stage) -> CGFloat? {
    view.map { $0.convert($0.bounds, to: stage.window).minX }
  }

  @Test(arguments: devices) func barsFollowTheirWidth(device: Stage.Device, margin: CGFloat) {
    let stage = Stage(device: device)
    let screen = UIViewController()
    screen.title = "Title"
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let nav = UINavigationController(rootViewController: screen)
    nav.navigationBar.prefersLargeTitles = true
    stage.show(nav)
    stage.advance(by: 0)
    #expect(edge(of: nav.navigationBar.content?.largeTitle, in: stage) == margin)
    #expect(edge(of: button, in: stage) == margin)
    let field = screen.navigationItem.searchController?.searchBar.searchTextField
    #expect(edge(of: field, in: stage) == margin)
    #expect(field?.bounds.width == device.size.width - 2 * margin)
  }

  @Test(arguments: devices) func rowsFollowTheirTable(device: Stage.Device, margin: CGFloat) throws
  {
    let stage = Stage(device: device)
    let rows = Rows(style: .insetGrouped)
    stage.show(rows)
    stage.advance(by: 0)
    let cells = try #require(rows.tableView).visibleCells
    #expect(cells.map { edge(of: $0, in: stage) } == [margin, margin])
    #expect(cells.map(\.bounds.width) == Array(repeating: device.size.width - 2 * margin, count: 2))
    let texts = cells.flatMap { labels(below: $0) }.filter { $0.text == "Title" }
    #expect(texts.map { edge(of: $0, in: stage) } == [2 * margin, 2 * margin])
    #expect(cells[0].separator.frame.minX == margin && cells[0].separatorInset.left == margin)
  }

  /// The table forgot the setting.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func contentMayBeAsWideAsReadableText(style: UITableView.Style) throws {
    let stage = Stage(device: .init(width: 1000, height: 700, scale: 1))
    let rows = Rows(style: style)
    stage.show(rows)
    stage.advance(by: 0)
    let table = try #require(rows.tableView)
    func edges() throws -> [CGFloat] {
      stage.advance(by: 0)
      let cells = table.visibleCells
      let texts = cells.flatMap { labels(below: $0) }.filter { $0.text == "Title" }
      #expect(texts.count == 2)
      let content = try #require(cells.first).contentView
      let inner = content.convert(content.layoutMarginsGuide.layoutFrame, to: stage.window)
      return texts.compactMap { edge(of: $0, in: stage) } + [inner.minX, inner.maxX]
    }
    #expect(!table.cellLayoutMarginsFollowReadableWidth)
    let inset: CGFloat = style == .insetGrouped ? 20 : 0
    #expect(try edges() == [inset + 20, inset + 20, inset + 20, 980 - inset])
    table.cellLayoutMarginsFollowReadableWidth = true
    // Its width of 1000 leaves 164 at each side of 672.
    #expect(try edges() == [inset + 164, inset + 164, inset + 164, 836 - inset])
    let cell = try #require(table.visibleCells.first)
    #expect(cell.frame.width == (style == .insetGrouped ? 672 : 1000))
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let mark = try #require(cell.parts.accessory)
    #expect(edge(of: mark, in: stage).map { $0 + mark.bounds.width } == 836 - inset)
    table.cellLayoutMarginsFollowReadableWidth = false
    cell.accessoryType = .none
    #expect(try edges() == [inset + 20, inset + 20, inset + 20, 980 - inset])
  }

  /// Only rows and plain titles followed.
  @Test func configuredHeadersFollowTheReadableWidth() throws {
    let stage = Stage(device: .init(width: 1000, height: 700, scale: 1))
    let rows = HeadedRows(style: .plain)
    stage.show(rows)
    let table = try #require(rows.tableView)
    table.sectionHeaderHeight = 40
    stage.advance(by: 0)
    let header = try #require(table.headerView(forSection: 0))
    let text = try #require(labels(below: header).first { $0.text == "Head" })
    #expect(edge(of: text, in: stage) == 20)
    table.cellLayoutMarginsFollowReadableWidth = true
    stage.advance(by: 0)
    #expect(edge(of: text, in: stage) == 164)
  }

  @Test(arguments: devices) func listsFollowTheirWidth(device: Stage.Device, margin: CGFloat) throws
  {
    let stage = Stage(device: device)
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let list = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    let source = showTexts(["Title"], in: list)
    stage.window.addSubview(list)
    stage.advance(by: 0)
    let cell = try #require(list.visibleCells.first)
    #expect(edge(of: cell, in: stage) == margin)
    #expect(edge(of: labels(below: cell).first, in: stage) == 2 * margin)
    withExtendedLifetime(source) {}
  }
}
