import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The heights and places of the titles above and below sections.
@MainActor
@Suite(.evidence(.reported)) struct SectionTitleTests {
  private let bench = Bench(width: 393, height: 852)
  private let model = Titles()

  private func table(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    (table.dataSource, table.delegate) = (model, model)
    return bench.add(table, bench.view.bounds)
  }

  private func headerHeights(_ table: UITableView) -> [CGFloat] {
    (0..<table.numberOfSections).map { table.rectForHeader(inSection: $0).height }
  }

  private func extent(_ view: UIView?) throws -> ClosedRange<CGFloat> {
    let view = try #require(view)
    let frame = view.convert(view.bounds, to: nil)
    return frame.minX...frame.maxX
  }

  // MARK: Heights

  /// Titles collided with rows in tables of documents, which always have a common height.
  @Test(arguments: [nil, 10, 18, 28] as [CGFloat?])
  func commonHeightsDoNotCutTitlesOff(common: CGFloat?) throws {
    let table = table(.grouped)
    table.sectionHeaderHeight = common ?? UITableView.automaticDimension
    table.sectionFooterHeight = common ?? UITableView.automaticDimension
    bench.stage.advance(by: 0)
    let heights = headerHeights(table)
    #expect(isNear(heights[0], 55.5, within: 1) && isNear(heights[1], 38, within: 1))
    let label = try #require(table.footerView(forSection: 0)?.textLabel)
    #expect(table.rectForFooter(inSection: 0).height >= label.font.lineHeight + 18)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func aGreaterCommonHeightCounts(style: UITableView.Style) {
    let table = table(style)
    table.sectionHeaderHeight = 80
    #expect(headerHeights(table) == [80, 80])
  }

  /// Also where it happens to be the common height.
  @Test(arguments: [12, 18] as [CGFloat])
  func theDelegatesHeightIsNotExceeded(height: CGFloat) {
    let own = OwnHeights(height)
    let table = table(.grouped)
    table.delegate = own
    table.sectionHeaderHeight = 18
    #expect(headerHeights(table) == [height, height])
    #expect(table.delegate === own)
  }

  @Test func commonHeightsDoNotMakeHeadersInPlainTables() {
    (model.headers, model.footers) = ([nil, nil], [nil, nil])
    let table = table(.plain)
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (28, 28)
    bench.stage.advance(by: 0)
    #expect(table.contentSize.height == 176)
  }

  @Test func titlesGrowWithTheTextSize() throws {
    let table = table(.grouped)
    let usual = headerHeights(table)
    bench.stage.textSize = .accessibilityExtraExtraExtraLarge
    bench.stage.advance(by: 0)
    #expect(zip(headerHeights(table), usual).allSatisfy { $0 > $1 + 20 })
    let header = try #require(table.headerView(forSection: 0))
    let label = try #require(header.textLabel)
    #expect(label.frame.minY >= 0 && label.frame.maxY <= header.bounds.maxY)
  }

  /// A table may have another text size than its screen.
  @Test func titlesAreMeasuredWithTheTextSizeOfTheirTable() {
    let table = table(.grouped)
    let usual = headerHeights(table)
    bench.view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    table.reloadData()
    #expect(zip(headerHeights(table), usual).allSatisfy { $0 > $1 + 20 })
  }

  // MARK: Texts

  /// Titles above groups alone are in capitals, not those below them.
  @Test(
    arguments: [
      (.plain, "First"), (.grouped, "FIRST"), (.insetGrouped, "FIRST"),
    ] as [(UITableView.Style, String)]
  )
  func titlesAboveGroupsAreInCapitals(style: UITableView.Style, title: String) {
    let table = table(style)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == title)
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Below")
    let isGrouped = style != .plain
    let font = UIFont.preferredFont(forTextStyle: isGrouped ? .footnote : .headline)
    let color: UIColor = isGrouped ? .secondaryLabel : .label
    for view in [table.headerView(forSection: 0), table.footerView(forSection: 0)] {
      #expect(view?.textLabel?.font == font)
      #expect(view?.textLabel?.textColor == color)
    }
  }

  /// The sizes of the fonts and the space above the texts.
  @Test(
    arguments: [
      (.plain, [17, 6], [15, 11]), (.grouped, [13, 17], [13, 6]),
      (.insetGrouped, [13, 17], [13, 6]),
    ] as [(UITableView.Style, [CGFloat], [CGFloat])]
  )
  func contentOfHeadersFollowsTheStyle(
    style: UITableView.Style,
    header: [CGFloat],
    footer: [CGFloat]
  ) throws {
    let table = table(style)
    func numbers(_ view: UITableViewHeaderFooterView?) throws -> [CGFloat] {
      let content = try #require(view).defaultContentConfiguration()
      return [content.textProperties.font.pointSize, content.directionalLayoutMargins.top]
    }
    #expect(try numbers(table.headerView(forSection: 0)) == header)
    #expect(try numbers(table.footerView(forSection: 0)) == footer)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func longTitlesWrap(style: UITableView.Style) throws {
    let words = String(repeating: "many words ", count: 20)
    (model.headers, model.footers) = ([words, nil], [words, nil])
    let table = table(style)
    for view in [table.headerView(forSection: 0), table.footerView(forSection: 0)] {
      let view = try #require(view)
      let label = try #require(view.textLabel)
      let needed = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
      #expect(needed > 3 * label.font.lineHeight && label.frame.height == needed)
      #expect(label.frame.minY >= 0 && label.frame.maxY <= view.bounds.maxY)
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [false, true])
  func titlesStandExactlyAboveTheTextsOfRows(
    style: UITableView.Style,
    isRightToLeft: Bool
  ) throws {
    if isRightToLeft { bench.stage.window.traitOverrides.layoutDirection = .rightToLeft }
    let table = table(style)
    let row = try extent(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel)
    let margin: CGFloat = style == .insetGrouped ? 32 : 16
    #expect(row == margin...393 - margin)
    #expect(try extent(table.headerView(forSection: 0)?.textLabel) == row)
    #expect(try extent(table.footerView(forSection: 0)?.textLabel) == row)
  }

  /// Each layout put the usual font and color back.
  @Test func aLookThatIsSetAtDisplayStays() throws {
    model.displayedColor = .red
    let table = table(.grouped)
    let header = try #require(table.headerView(forSection: 0))
    header.setNeedsLayout()
    bench.stage.advance(by: 0)
    #expect(header.textLabel?.textColor == .red)
  }

  @Test func dequeuedViewsFollowTheStyleOfTheirTable() throws {
    let table = table(.grouped)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
    let view = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "h"))
    #expect(view.textLabel?.font.pointSize == 13)
    #expect(view.textLabel?.textColor == .secondaryLabel)
    #expect(view.defaultContentConfiguration().textProperties.transform == .uppercase)
  }

  // MARK: Padding

  @Test(
    arguments: [
      (.plain, nil, 22), (.plain, 0, 0), (.plain, 7, 7), (.grouped, nil, 0), (.grouped, 7, 0),
    ] as [(UITableView.Style, CGFloat?, CGFloat)]
  )
  func paddingStandsAboveEachHeader(
    style: UITableView.Style,
    set: CGFloat?,
    padding: CGFloat
  ) {
    let table = table(style)
    if let set { table.sectionHeaderTopPadding = set }
    bench.stage.advance(by: 0)
    for section in [0, 1] {
      let header = table.rectForHeader(inSection: section)
      #expect(header.minY == table.rect(forSection: section).minY + padding)
      let row = table.rectForRow(at: IndexPath(row: 0, section: section))
      #expect(row.minY == header.maxY)
      #expect(table.headerView(forSection: section)?.frame == header)
    }
    #expect(table.rect(forSection: 0).maxY == table.rect(forSection: 1).minY)
  }

  @Test func onlyHeadersHavePadding() {
    model.headers = [nil, "Second"]
    let table = table(.plain)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
  }

  @Test func paddingScrollsAwayFromAPinnedHeader() throws {
    model.rowCount = 30
    let table = table(.plain)
    let header = try #require(table.headerView(forSection: 0))
    for (offset, top) in [(0, 22), (10, 22), (22, 22), (60, 60)] as [(CGFloat, CGFloat)] {
      table.contentOffset.y = offset
      bench.stage.advance(by: 0)
      #expect(header.frame.minY == top)
      #expect(header.isPinned == (top > 22))
    }
  }
}

@MainActor
private final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
  var headers: [String?] = ["First", "Second"]
  var footers: [String?] = ["Below", nil]
  var rowCount = 2
  var displayedColor: UIColor?

  func numberOfSections(in tableView: UITableView) -> Int { headers.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    guard let displayedColor else { return }
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = displayedColor
  }
}

@MainActor
private final class OwnHeights: NSObject, UITableViewDelegate {
  private let height: CGFloat
  init(_ height: CGFloat) { self.height = height }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height
  }
}
