import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What follows the user's text size, and what keeps its own.
@MainActor @Suite struct TextSizeTests {
  private let bench = Bench(width: 393, height: 852)
  private var stage: Stage { bench.stage }

  private final class Rows: NSObject, UITableViewDataSource {
    let style: UITableViewCell.CellStyle
    init(_ style: UITableViewCell.CellStyle) { self.style = style }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
  }

  private func shownCell(_ rows: Rows) throws -> UITableViewCell {
    let table = bench.add(UITableView(frame: .zero), bench.view.bounds)
    table.dataSource = rows
    stage.advance(by: 0)
    return try #require(table.visibleCells.first)
  }

  @Test(.rule("accessibility.settings", .documented))
  func theTextSizeOfTheStageReachesFontsAndTraits() {
    nonisolated(unsafe) var told: [UIContentSizeCategory?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: nil,
      queue: nil
    ) { note in
      let key = UIContentSizeCategory.newValueUserInfoKey
      told.append(note.userInfo?[key] as? UIContentSizeCategory)
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    stage.textSize = .accessibilityExtraExtraExtraLarge
    stage.textSize = .accessibilityExtraExtraExtraLarge
    #expect(told == [.accessibilityExtraExtraExtraLarge])
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)  // [D]
    #expect(UIFontMetrics.default.scaledValue(for: 17) == 48)
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 17)
    #expect(UIApplication.shared.preferredContentSizeCategory == stage.textSize)
    #expect(stage.window.traitCollection.preferredContentSizeCategory == stage.textSize)
    #expect(Stage().window.traitCollection.preferredContentSizeCategory == .large)
  }

  /// The first two are measured.
  @Test(
    .evidence(.measured),
    arguments: [
      (UIContentSizeCategory.accessibilityLarge, 44.0, 80.0), (.extraExtraLarge, 17, 20),
      (.large, 17.3, 17.3), (.extraSmall, 22, 19),
    ]
  )
  func valuesGrowWithTheLeadingInWholePixels(
    category: UIContentSizeCategory,
    value: Double,
    grown: Double
  ) {
    stage.textSize = category
    #expect(UIFontMetrics.default.scaledValue(for: CGFloat(value)) == CGFloat(grown))
  }

  @Test(
    .rule("accessibility.settings", .documented),
    arguments: [
      (UITableViewCell.CellStyle.default, [53.0]), (.subtitle, [53, 43]), (.value1, [53, 53]),
      (.value2, [49, 49]),
    ]
  )
  func standardCellsAndTheirRowsGrow(style: UITableViewCell.CellStyle, sizes: [Double]) throws {
    stage.textSize = .accessibilityExtraExtraExtraLarge
    let rows = Rows(style)
    let cell = try shownCell(rows)
    let labels = [cell.textLabel, cell.detailTextLabel].compactMap(\.self)
    #expect(labels.map { Double($0.font.pointSize) } == sizes)
    #expect(labels.allSatisfy { $0.frame.height >= $0.font.lineHeight - 1 })
    #expect(cell.frame.height >= (labels[0].font.lineHeight + 22).rounded(.down))
    #expect(labels.allSatisfy { cell.bounds.contains($0.frame) })
  }

  @Test(.rule("accessibility.settings", .documented)) func shownRowsFollowTheSetting() throws {
    let rows = Rows(.default)
    let cell = try shownCell(rows)
    #expect(cell.frame.height == 44 && cell.textLabel?.font == .systemFont(ofSize: 17))
    stage.textSize = .accessibilityExtraExtraExtraLarge
    stage.advance(by: 0)
    #expect(cell.textLabel?.font.pointSize == 53 && cell.frame.height > 80)
    stage.textSize = .large
    stage.advance(by: 0)
    #expect(cell.textLabel?.font.pointSize == 17 && cell.frame.height == 44)
  }

  @Test func aFontOfFixedSizeStaysInACell() {
    let cell = UITableViewCell()
    cell.textLabel?.font = .systemFont(ofSize: 20)
    bench.add(cell, CGRect(x: 0, y: 0, width: 320, height: 44))
    stage.textSize = .extraExtraExtraLarge
    #expect(cell.textLabel?.font.pointSize == 20)
  }

  @Test(.rule("accessibility.settings", .documented), arguments: [true, false])
  func contentOfListsGrowsUnlessToldNotTo(follows: Bool) throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.textProperties.adjustsFontForContentSizeCategory = follows
    let view = UIListContentView(configuration: content)
    bench.add(view, CGRect(x: 0, y: 0, width: 320, height: 60))
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    let height = view.sizeThatFits(CGSize(width: 320, height: 0)).height
    stage.textSize = .accessibilityLarge
    #expect(label.font.pointSize == (follows ? 33 : 17))
    #expect((view.sizeThatFits(CGSize(width: 320, height: 0)).height > height) == follows)
    #expect(UIListContentConfiguration.cell().textProperties.font.pointSize == 33)
  }

  @Test(.rule("accessibility.settings", .documented)) func onlyConfiguredButtonsGrow() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign in"
    let configured = UIButton(configuration: configuration)
    let plain = UIButton(type: .system)
    plain.setTitle("Sign in", for: .normal)
    for button in [configured, plain] { bench.add(button, .zero) }
    let before = [configured, plain].map(\.intrinsicContentSize)
    stage.textSize = .accessibilityLarge
    stage.advance(by: 0)
    #expect(configured.titleLabel?.font.pointSize == 33)
    #expect(configured.intrinsicContentSize.height > before[0].height)
    #expect(plain.intrinsicContentSize == before[1])
  }

  @Test(
    .rule("accessibility.settings", .inferred),
    arguments: [(UIContentSizeCategory.extraSmall, 31.0), (.large, 34), (.accessibilityLarge, 48)]
  )
  func onlyTheLargeTitleOfABarFollowsTheTextSize(size: UIContentSizeCategory, points: Double) throws
  {
    let root = UIViewController()
    root.title = "Title"
    let nav = UINavigationController(rootViewController: root)
    nav.navigationBar.prefersLargeTitles = true
    stage.show(nav)
    stage.advance(by: 0)
    let usual = nav.navigationBar.bounds.height
    stage.textSize = size
    stage.advance(by: 0)
    let content = try #require(nav.navigationBar.content)
    #expect(content.largeTitle.map { Double($0.font.pointSize) } == points)
    #expect((content.titleView as? UILabel)?.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect((nav.navigationBar.bounds.height > usual) == (points > 34))
  }
}
