import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct ContentConfigurationTests {
  private let bench = Bench()

  private func cell(_ style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    return bench.add(cell, CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  @Test func aConfigurationFillsTheCell() throws {
    let cell = cell()
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Below"
    cell.contentConfiguration = content
    bench.stage.advance(by: 0)
    let shown = labels(below: cell.contentView)
    #expect(shown.map(\.text) == ["Title", "Below"])
    #expect(shown[0].frame.minX == 16)
    #expect(shown[1].frame.minY > shown[0].frame.minY)
  }

  private final class TwoRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      return cell
    }
  }

  private let rows = TwoRows()

  private func table(_ delegate: (any UITableViewDelegate)? = nil) -> UITableView {
    let table = UITableView(frame: bench.view.bounds, style: .plain)
    table.dataSource = rows
    table.delegate = delegate
    bench.view.addSubview(table)
    bench.stage.advance(by: 0)
    return table
  }

  /// Visibly, unless the content changes without animations or the app says otherwise.
  @Test func aRowGrowsWithItsContent() throws {
    let table = table()
    let (first, second) = (table.visibleCells[0], table.visibleCells[1])
    let start = second.frame.minY
    var (low, high) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
    (low.text, high.text, high.secondaryText) = ("Row", "Row", "More")
    func seen() throws -> CGFloat { try #require(second.layer.presentation()).frame.minY }

    table.selfSizingInvalidation = .disabled
    first.contentConfiguration = high
    bench.stage.advance(by: 1)
    #expect(second.frame.minY == start)
    table.selfSizingInvalidation = .enabled
    first.contentConfiguration = high
    bench.stage.advance(by: 0.1)
    let end = second.frame.minY
    #expect(end > start + 5 && end == first.frame.maxY)
    #expect(try seen() > start && seen() < end)
    try bench.stage.settle()
    #expect(try seen() == end && table.contentSize.height > end)
    UIView.performWithoutAnimation { first.contentConfiguration = low }
    bench.stage.advance(by: 0)
    #expect(try seen() == start)
    table.selfSizingInvalidation = .disabled
    first.contentConfiguration = high
    table.selfSizingInvalidation = .enabled
    first.contentView.invalidateIntrinsicContentSize()
    try bench.stage.settle()
    #expect(second.frame.minY == end)
  }

  private final class Heights: NSObject, UITableViewDelegate {
    var height = UITableView.automaticDimension

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
  }

  /// It was once as high as its content.
  @Test func aRowWhoseHeightIsSetDoesNotGrow() throws {
    let heights = Heights()
    let table = table(heights)
    heights.height = 30
    table.performBatchUpdates(nil)
    try bench.stage.settle()
    let first = table.visibleCells[0]
    #expect(first.frame.height == 30)
    var high = UIListContentConfiguration.cell()
    (high.text, high.secondaryText) = ("Row", "More")
    first.contentConfiguration = high
    try bench.stage.settle()
    #expect(first.frame.height == 30)
  }

  /// The rows that were there before move.
  @Test func aRowThatComesIntoSightStandsStill() throws {
    let table = table()
    let first = table.visibleCells[0]
    var (low, high) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
    (low.text, high.text, high.secondaryText) = ("Row", "Row", "More")
    first.contentConfiguration = high
    try bench.stage.settle()
    table.frame.size.height = first.frame.height
    bench.stage.advance(by: 0)
    #expect(table.visibleCells == [first])
    first.contentConfiguration = low
    bench.stage.advance(by: 0.1)
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let label = try #require(labels(below: second.contentView).first)
    let seen = try #require(label.layer.presentation())
    #expect(label.frame.minX == 16 && seen.frame == label.frame)
  }

  /// All kinds of states hold what an app adds, each value for itself.
  @Test func statesKeepWhatAnAppAdds() {
    func check(_ empty: some UIConfigurationState) {
      var state = empty
      let (price, name) = (
        UIConfigurationStateCustomKey("price"), UIConfigurationStateCustomKey(rawValue: "name")
      )
      state[price] = 3
      state[name] = "Pear"
      #expect(state[price] as? Int == 3 && state[name] as? String == "Pear")
      #expect(empty[price] == nil)
      state[price] = nil
      #expect(state[price] == nil && state[name] as? String == "Pear")
    }
    let traits = UITraitCollection()
    check(UIViewConfigurationState(traitCollection: traits))
    check(UICellConfigurationState(traitCollection: traits))
    check(UIContentUnavailableConfigurationState(traitCollection: traits))
  }

  @Test func picturesAndStrokesAreTintedUnlessTheyHaveAColor() {
    var image = UIListContentConfiguration.ImageProperties()
    #expect(image.resolvedTintColor(for: .green) == .green)
    image.tintColor = .red
    #expect(image.resolvedTintColor(for: .green) == .red)
    image.tintColorTransformer = UIConfigurationColorTransformer { $0 == .red ? .blue : .black }
    #expect(image.resolvedTintColor(for: .green) == .blue)
    var background = UIBackgroundConfiguration.clear()
    background.strokeWidth = 2
    #expect(background.resolvedStrokeColor(for: .green) == .green)
    background.strokeColor = .red
    #expect(background.resolvedStrokeColor(for: .green) == .red)
    background.strokeColorTransformer = image.tintColorTransformer
    #expect(background.resolvedStrokeColor(for: .green) == .blue)
  }

  @Test func guidesFollowTheTextAndThePicture() throws {
    let view = UIListContentView(configuration: .cell())
    #expect(view.textLayoutGuide == nil && view.imageLayoutGuide == nil)
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    view.configuration = content
    _ = bench.add(view, CGRect(x: 0, y: 0, width: 320, height: 60))
    let guide = try #require(view.textLayoutGuide)
    #expect(view.secondaryTextLayoutGuide == nil)
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.leftAnchor.constraint(equalTo: guide.leftAnchor),
      mark.rightAnchor.constraint(equalTo: guide.rightAnchor),
      mark.topAnchor.constraint(equalTo: guide.topAnchor),
      mark.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    bench.stage.advance(by: 0)
    let label = try #require(labels(below: view).first { $0.text == "Title" })
    // Constraints put it on whole pixels.
    let isThere = { mark.frame.insetBy(dx: -0.5, dy: -0.5).contains(label.frame) }
    #expect(label.frame.width > 0 && isThere())
    let width = mark.frame.width
    content.text = "A much longer title"
    view.configuration = content
    bench.stage.advance(by: 0)
    #expect(isThere() && mark.frame.width == width, "the text has all the room")
  }

  @Test func aSecondConfigurationIsShownByTheSameView() {
    let cell = cell()
    var content = UIListContentConfiguration.cell()
    content.text = "One"
    cell.contentConfiguration = content
    let before = labels(below: cell.contentView).first
    content.text = "Two"
    cell.contentConfiguration = content
    #expect(labels(below: cell.contentView).first === before)
    #expect(before?.text == "Two")
  }

  @Test func valuesStandBesideTheirTextIfTheyFit() throws {
    let cell = cell(.value1)
    var content = cell.defaultContentConfiguration()
    content.text = "Name"
    content.secondaryText = "Ada"
    cell.contentConfiguration = content
    bench.stage.advance(by: 0)
    var shown = labels(below: cell.contentView)
    #expect(shown[0].frame.midY == shown[1].frame.midY)
    #expect(shown[1].frame.maxX == 304)
    content.secondaryText = "A value that is much too long for the same line as its name"
    cell.contentConfiguration = content
    bench.stage.advance(by: 0)
    shown = labels(below: cell.contentView)
    #expect(shown[1].frame.minY >= shown[0].frame.maxY)
  }

  @Test func longTextsMakeRowsHigher() {
    let cell = cell()
    var content = UIListContentConfiguration.cell()
    content.text = "Short"
    cell.contentConfiguration = content
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height() == 44)
    content.text = String(repeating: "Many words that wrap. ", count: 8)
    cell.contentConfiguration = content
    #expect(height() > 80)
  }

  @Test func headingsOfGroupsAreSetInCapitals() {
    let view = UIListContentView(configuration: .groupedHeader())
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "General"
    view.configuration = content
    #expect(labels(below: view).first?.text == "GENERAL")
  }

  @Test func aCellTellsItsHandlerOfEachState() {
    let cell = cell()
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isHighlighted) }
    bench.stage.advance(by: 0)
    cell.isHighlighted = true
    bench.stage.advance(by: 0)
    #expect(states == [false, true])
  }

  @Test func backgroundsChangeWhileCellsArePressed() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    bench.view.addSubview(cell)
    var background = UIBackgroundConfiguration.listPlainCell()
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2,
      leading: 4,
      bottom: 2,
      trailing: 4
    )
    cell.backgroundConfiguration = background
    bench.stage.advance(by: 0)
    let plate = try #require(cell.subviews.first)
    #expect(plate.frame == CGRect(x: 4, y: 2, width: 92, height: 46))
    #expect(plate.layer.cornerRadius == 8 && plate.backgroundColor == .systemBackground)
    cell.isHighlighted = true
    #expect(plate.backgroundColor == .systemGray4)
  }

  /// The backgrounds of lists, and what becomes of them when a cell is chosen.
  @Test func backgroundsOfListsHaveTheirColors() {
    typealias Background = UIBackgroundConfiguration
    let rows: [(Background, UIColor?)] = [
      (.clear(), .clear), (.listCell(), .systemBackground), (.listPlainCell(), .systemBackground),
      (.listGroupedCell(), .secondarySystemGroupedBackground), (.listSidebarCell(), .clear),
      (.listAccompaniedSidebarCell(), .clear), (.listGroupedHeaderFooter(), .clear),
      (.listPlainHeaderFooter(), .secondarySystemBackground), (.listSidebarHeader(), .clear),
    ]
    let plain = UICellConfigurationState(traitCollection: UITraitCollection())
    var (pressed, chosen) = (plain, plain)
    (pressed.isHighlighted, chosen.isSelected) = (true, true)
    for (index, (background, color)) in rows.enumerated() {
      #expect(background.backgroundColor == color && background.cornerRadius == 0)
      #expect(background.strokeWidth == 0 && background.imageContentMode == .scaleToFill)
      #expect(background.updated(for: plain).backgroundColor == color)
      let other = index == 0 ? UIColor.clear : .systemGray4
      #expect(background.updated(for: pressed).backgroundColor == other)
      #expect(background.updated(for: chosen).backgroundColor == other)
      let view = UIViewConfigurationState(traitCollection: UITraitCollection())
      #expect(background.updated(for: view).backgroundColor == color)
    }
    // Whoever changes colors by a function decides alone.
    var own = Background.listCell()
    own.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(own.updated(for: chosen).backgroundColor == .systemBackground)
    #expect(own.resolvedBackgroundColor(for: .red) == .green)
  }

  /// A background without a color was transparent, and strokes kept the tint of another parent.
  @Test func aBackgroundWithoutAColorIsTinted() throws {
    var background = UIBackgroundConfiguration.clear()
    #expect(background.resolvedBackgroundColor(for: .red) == .clear)
    background.backgroundColor = nil
    background.strokeWidth = 1
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    bench.view.addSubview(cell)
    cell.backgroundConfiguration = background
    bench.stage.advance(by: 0)
    let plate = try #require(cell.subviews.first)
    cell.tintColor = .green
    #expect(plate.backgroundColor == .green)
    #expect(plate.layer.borderColor == UIColor.green.cgColor)
    background.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0 == .green ? .blue : .black
    }
    #expect(background.resolvedBackgroundColor(for: .green) == .blue)
    cell.backgroundConfiguration = background
    #expect(plate.backgroundColor == .blue)
    var empty = UIContentUnavailableConfiguration.empty()
    empty.background = background
    let placeholder = UIContentUnavailableView(configuration: empty)
    placeholder.tintColor = .green
    #expect(placeholder.backgroundColor == .blue)
  }

  /// Insets counted from the edges alone.
  @Test func insetsOfABackgroundCountFromTheMargins() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.insetsLayoutMarginsFromSafeArea = false
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 20,
      bottom: 3,
      trailing: 10
    )
    bench.view.addSubview(cell)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets.leading = -4
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
    cell.backgroundConfiguration = background
    bench.stage.advance(by: 0)
    let plate = try #require(cell.subviews.first)
    #expect(plate.frame == CGRect(x: 16, y: 0, width: 84, height: 47))
  }

  @Test func contentOfOnesOwnIsShownToo() {
    let cell = cell()
    cell.contentConfiguration = Stars(count: 3)
    #expect((cell.contentView.subviews.first as? StarsView)?.count == 3)
    cell.contentConfiguration = Stars(count: 5)
    #expect((cell.contentView.subviews.first as? StarsView)?.count == 5)
  }
}

private struct Stars: UIContentConfiguration {
  var count: Int

  func makeContentView() -> any UIView & UIContentView { StarsView(self) }
  func updated(for state: any UIConfigurationState) -> Stars { self }
}

private final class StarsView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ stars: Stars) {
    configuration = stars
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var count: Int { (configuration as? Stars)?.count ?? 0 }
}
