import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The letters beside a table's rows.
@MainActor
@Suite struct SectionIndexTests {
  private final class Names: NSObject, UITableViewDataSource {
    var sections = ["A", "B", "C", "D"]
    var titles: [String]? = ["A", "B", "C", "D"]

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(sections[indexPath.section]) \(indexPath.row)"
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int { sections.firstIndex(of: title) ?? 0 }
  }

  private let bench = Bench()
  private let names = Names()

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = names
    bench.view.addSubview(table)
    bench.stage.advance(by: 0)
    return table
  }

  private func letters(of table: UITableView) -> [UILabel] {
    (table.sectionIndex?.subviews ?? []).compactMap { $0 as? UILabel }
  }

  @Test(.evidence(.documented)) func theWayToTheSearchFieldIsAGlass() throws {
    names.titles = [UITableView.indexSearch, "A"]
    let table = table()
    let glass = try #require(letters(of: table).first)
    let found = glass.attributedText?.attribute(.attachment, at: 0, effectiveRange: nil)
    #expect((found as? NSTextAttachment)?.image?.isSymbolImage == true)
    table.sectionIndex?.setNeedsLayout()
    table.sectionIndex?.layoutIfNeeded()
    #expect(letters(of: table).first === glass, "it is made once")
  }

  @Test func theTitlesStandBesideTheRows() throws {
    let table = table()
    let bar = try #require(table.sectionIndex)
    #expect(letters(of: table).map(\.text) == ["A", "B", "C", "D"])
    #expect(bar.frame.maxX == 320 && bar.bounds.height == 480)
    let middles: [CGFloat] = letters(of: table).map(\.frame.midY)
    let sum: CGFloat = middles.reduce(0, +)
    #expect(sum / 4 == 240)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.contentView.frame.maxX == 320 - bar.frame.width)
    table.contentOffset.y = 300
    bench.stage.advance(by: 0)
    #expect(bar.frame.minY == 300)
    #expect(table.subviews.last === bar)
  }

  @Test func aFingerLeadsToTheSections() throws {
    let table = table()
    let labels = letters(of: table)
    bench.stage.tap(at: labels[2].midOnScreen)
    #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
    #expect(table.indexPathForSelectedRow == nil)
    bench.stage.drag(
      from: labels[2].midOnScreen,
      to: labels[0].midOnScreen,
      duration: 0.2
    )
    bench.stage.advance(by: 0.5)
    #expect(table.contentOffset.y == 0)
  }

  @Test func itIsGoneWithoutTitlesOrWithFewRows() throws {
    let table = table()
    table.sectionIndexMinimumDisplayRowCount = 81
    bench.stage.advance(by: 0)
    #expect(table.sectionIndex == nil)
    table.sectionIndexMinimumDisplayRowCount = 80
    bench.stage.advance(by: 0)
    #expect(table.sectionIndex?.superview === table)
    names.titles = nil
    table.reloadSectionIndexTitles()
    bench.stage.advance(by: 0)
    #expect(table.sectionIndex == nil)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.contentView.frame.maxX == 320)
  }

  @Test func itHasTheTablesColors() {
    let table = table()
    #expect(letters(of: table).allSatisfy { $0.textColor == table.tintColor })
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .green
    #expect(letters(of: table).allSatisfy { $0.textColor == .red })
    #expect(table.sectionIndex?.backgroundColor == .green)
  }

  @Test func dotsStandForWhatHasNoRoom() {
    names.titles = (0..<60).map { "\($0)" }
    let table = table()
    let texts = letters(of: table).map { $0.text ?? "" }
    #expect(texts.count <= 34 && texts.first == "0" && texts.last == "59")
    #expect(texts[1] == "•" && texts[3] == "•" && !texts.contains(""))
    #expect(texts.count % 2 == 1)
  }
}

extension UIView {
  fileprivate var midOnScreen: CGPoint {
    let rect = convert(bounds, to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }
}
