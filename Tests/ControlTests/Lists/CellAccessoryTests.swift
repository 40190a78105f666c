import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Which accessories a list's cell shows, where they stand, and how they are drawn.
@MainActor
@Suite(.evidence(.inferred)) struct CellAccessoryTests {
  private let bench = Bench()

  /// A cell of 320 by 44 points, after its layout.
  private func cell(
    _ accessories: [UICellAccessory],
    isRightToLeft: Bool = false
  ) -> UICollectionViewListCell {
    let direction: UITraitEnvironmentLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    bench.stage.window.traitOverrides.layoutDirection = direction
    let cell = UICollectionViewListCell(frame: .zero)
    cell.accessories = accessories
    return bench.add(cell, CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// The marks from left to right.
  private func marks(_ cell: UICollectionViewListCell) -> [UIView] {
    cell.subviews.filter { $0 !== cell.contentView && $0.backgroundColor != .separator }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  // MARK: Which ones are shown

  @Test(
    .evidence(.documented),
    arguments: [
      (.always, [true, true]), (.whenEditing, [false, true]), (.whenNotEditing, [true, false]),
    ] as [(UICellAccessory.DisplayedState, [Bool])]
  )
  func anAccessoryIsShownInItsStates(state: UICellAccessory.DisplayedState, shown: [Bool]) {
    let cell = cell([.checkmark(displayed: state)])
    #expect(!marks(cell).isEmpty == shown[0])
    cell.isEditing = true
    #expect(!marks(cell).isEmpty == shown[1])
  }

  @Test(.evidence(.documented)) func aCellKnowsWhetherItsActionsAreRevealed() {
    let cell = cell([])
    var states: [Bool] = []
    cell.configurationUpdateHandler = { states.append($1.isSwiped) }
    cell.layoutIfNeeded()
    for isSwiped in [true, true, false] {
      cell.swipeStateChanged(isSwiped: isSwiped)
      cell.layoutIfNeeded()
    }
    #expect(states == [false, true, false])
  }

  @Test func accessoriesMayBeHidden() {
    typealias Options = UICellAccessory.Options
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    func all(isHidden: Bool) -> [UICellAccessory] {
      let options = Options(isHidden: isHidden)
      return [
        .disclosureIndicator(options: options), .checkmark(options: options),
        .detail(options: options), .outlineDisclosure(options: .init(isHidden: isHidden)),
        .delete(displayed: .always, options: options),
        .insert(displayed: .always, options: options),
        .multiselect(displayed: .always, options: options),
        .reorder(displayed: .always, options: .init(isHidden: isHidden)),
        .customView(
          configuration: .init(customView: view, placement: .trailing(), isHidden: isHidden)
        ),
      ]
    }
    #expect(marks(cell(all(isHidden: true))).isEmpty)
    #expect(marks(cell(all(isHidden: false))).count == 9)
  }

  @Test(.evidence(.documented)) func optionsHaveDefaults() {
    let plain = UICellAccessory.Options()
    #expect(!plain.isHidden && plain.reservedLayoutWidth == .standard)
    #expect(plain.tintColor == nil && plain.backgroundColor == nil)
    let grip = UICellAccessory.ReorderOptions()
    #expect(!grip.isHidden && grip.showsVerticalSeparator)
    #expect(grip.reservedLayoutWidth == .standard)
    let outline = UICellAccessory.OutlineDisclosureOptions()
    #expect(!outline.isHidden && outline.style == .automatic)
    #expect(outline.reservedLayoutWidth == .standard)
    let own = UICellAccessory.CustomViewConfiguration(
      customView: UIView(),
      placement: .leading(),
      reservedLayoutWidth: .custom(9),
      maintainsFixedSize: true
    )
    #expect(!own.isHidden && own.reservedLayoutWidth == .custom(9) && own.maintainsFixedSize)
    let usual = UICellAccessory.CustomViewConfiguration(customView: UIView(), placement: .leading())
    #expect(usual.reservedLayoutWidth == .standard && !usual.maintainsFixedSize)
  }

  /// By default those for editing are shown while editing, and the others always.
  @Test(.evidence(.documented)) func whatEditsIsShownWhileEditing() {
    let editing: [UICellAccessory] = [.delete(), .insert(), .multiselect(), .reorder()]
    #expect(editing.allSatisfy { $0.displayed == .whenEditing })
    #expect(editing.map(\.isLeading) == [true, true, true, false])
    let others: [UICellAccessory] = [
      .disclosureIndicator(), .checkmark(), .detail(), .outlineDisclosure(), .label(text: "3"),
    ]
    #expect(others.allSatisfy { $0.displayed == .always && !$0.isLeading })
  }

  @Test(.evidence(.documented)) func aPopUpMenuSaysWhatIsChosen() throws {
    let choices = ["Off", "On"].map { UIAction(title: $0) { _ in } }
    var chosen: [String] = []
    let cell = cell([
      .popUpMenu(UIMenu(children: choices)) { menu in
        let leaf = menu.children.compactMap { $0 as? UIAction }.first { $0.state == .on }
        chosen.append(leaf?.title ?? "")
      }
    ])
    let button = try #require(marks(cell).first as? UIButton)
    #expect(button.configuration?.title == "Off" && button.showsMenuAsPrimaryAction)
    button.menuChose(choices[1])
    #expect(button.configuration?.title == "On" && chosen == ["On"])
  }

  @Test(.evidence(.documented)) func aLabelHasItsFontAndColor() throws {
    let font = UIFont.systemFont(ofSize: 9)
    let shown = cell([.label(text: "3", options: .init(tintColor: .red, font: font))])
    let label = try #require(marks(shown).first as? UILabel)
    #expect(label.font == font && label.textColor == .red)
    #expect(marks(cell([.label(text: "3", options: .init(isHidden: true))])).isEmpty)
  }

  // MARK: Places

  /// A custom view may stand at an index among the others of its side.
  @Test(.evidence(.documented)) func aCustomViewStandsWhereItSays() {
    let (first, last) = (UIView(), UIView())
    for view in [first, last] { view.frame.size = CGSize(width: 5, height: 5) }
    let cell = cell([
      .customView(
        configuration: .init(customView: last, placement: .trailing(at: { $0.count }))
      ),
      .checkmark(), .disclosureIndicator(),
      .customView(
        configuration: .init(customView: first, placement: .trailing(displayed: .always) { _ in 0 })
      ),
    ])
    let shown = marks(cell)
    #expect(shown.count == 4 && shown.first === first && shown.last === last)
  }

  /// The last one stands at the margin, with eight points between them.
  @Test(arguments: [false, true]) func marksStandInARow(isRightToLeft: Bool) {
    let cell = cell([.checkmark(), .disclosureIndicator()], isRightToLeft: isRightToLeft)
    let frames = marks(cell).map(\.frame)
    let left = [
      CGRect(x: 273, y: 15.5, width: 15, height: 13), CGRect(x: 296, y: 15, width: 8, height: 14),
    ]
    let right = [
      CGRect(x: 16, y: 15, width: 8, height: 14), CGRect(x: 32, y: 15.5, width: 15, height: 13),
    ]
    #expect(frames == (isRightToLeft ? right : left))
    let content = CGRect(x: isRightToLeft ? 47 : 0, y: 0, width: 273, height: 44)
    #expect(cell.contentView.frame == content)
  }

  @Test(arguments: [false, true]) func leadingMarksStandAfterTheMargin(isRightToLeft: Bool) {
    let cell = cell(
      [.multiselect(displayed: .always), .insert(displayed: .always)],
      isRightToLeft: isRightToLeft
    )
    cell.indentationLevel = 1
    bench.stage.advance(by: 0)
    let xs: [CGFloat] = isRightToLeft ? [242, 272] : [26, 56]
    #expect(marks(cell).map(\.frame.minX) == xs)
    #expect(marks(cell).allSatisfy { $0.frame.minY == 11 && $0.frame.size.width == 22 })
    // Ten for the level, sixteen, two circles and the gap.
    let content = CGRect(x: isRightToLeft ? 0 : 78, y: 0, width: 242, height: 44)
    #expect(cell.contentView.frame == content)
  }

  @Test func ownViewsKeepTheirSizeAndTakeATint() throws {
    let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)), UILabel())
    second.text = "text"
    let cell = cell([
      .customView(
        configuration: .init(customView: first, placement: .leading(), tintColor: .red)
      ),
      .customView(configuration: .init(customView: second, placement: .trailing())),
    ])
    #expect(first.frame == CGRect(x: 16, y: 17, width: 30, height: 10) && first.tintColor == .red)
    #expect(second.frame.width > 20 && isNear(second.frame.maxX, 304))
    #expect(isNear(cell.contentView.frame.maxX, second.frame.minX))
    cell.accessories = []
    #expect(first.superview == nil && second.superview == nil)
  }

  /// In its middle; it takes as much from the content, and keeps its own size.
  @Test(.evidence(.documented), arguments: [false, true])
  func anAccessoryStandsInItsReservedWidth(isRightToLeft: Bool) {
    let (small, wide) = (UIView(), UIView())
    small.frame.size = CGSize(width: 8, height: 8)
    wide.frame.size = CGSize(width: 60, height: 10)
    let cell = cell(
      [
        .customView(
          configuration: .init(
            customView: small,
            placement: .leading(),
            reservedLayoutWidth: .custom(28)
          )
        ),
        .customView(
          configuration: .init(
            customView: wide,
            placement: .trailing(),
            reservedLayoutWidth: .custom(40)
          )
        ),
        .disclosureIndicator(options: .init(reservedLayoutWidth: .custom(50))),
      ],
      isRightToLeft: isRightToLeft
    )
    // From left to right: 16, 28, the content, 40 and 50 with eight between them, and 16.
    let xs: [CGFloat] = isRightToLeft ? [37, 64, 286] : [26, 196, 275]
    #expect(marks(cell).map(\.frame.minX) == xs)
    #expect(marks(cell).map(\.frame.width) == [8, 60, 8])
    let content = CGRect(x: isRightToLeft ? 114 : 44, y: 0, width: 162, height: 44)
    #expect(cell.contentView.frame == content)
  }

  @Test(.evidence(.documented)) func everyAccessoryHasAReservedWidth() {
    let options = UICellAccessory.Options(reservedLayoutWidth: .custom(3))
    let all: [UICellAccessory] = [
      .disclosureIndicator(options: options), .checkmark(options: options),
      .detail(options: options), .delete(options: options), .insert(options: options),
      .multiselect(options: options), .popUpMenu(UIMenu(children: []), options: options),
      .outlineDisclosure(options: .init(reservedLayoutWidth: .custom(3))),
      .label(text: "3", options: .init(reservedLayoutWidth: .custom(3))),
      .reorder(options: .init(reservedLayoutWidth: .custom(3))),
    ]
    #expect(all.allSatisfy { $0.reserved == .custom(3) })
  }

  @Test func aLabelIsGrey() throws {
    let cell = cell([.label(text: "12")])
    let label = try #require(marks(cell).first as? UILabel)
    #expect(label.text == "12" && label.textColor == .secondaryLabel)
    #expect(label.frame.size == label.sizeThatFits(.zero))
  }

  // MARK: Branches

  /// The chevron of a branch points down while it is open, on both sides of the world.
  @Test(arguments: [false, true]) func anOpenBranchTurnsItsChevron(isRightToLeft: Bool) throws {
    let options = UICellAccessory.OutlineDisclosureOptions(tintColor: .red)
    let cell = cell([.outlineDisclosure(options: options)], isRightToLeft: isRightToLeft)
    let mark = try #require(marks(cell).first as? OutlineMark)
    let chevron = try #require(mark.subviews.first)
    #expect(mark.frame.size == CGSize(width: 24, height: 24) && chevron.tintColor == .red)
    #expect(chevron.center == CGPoint(x: 12, y: 12) && chevron.transform == .identity)
    mark.turn(isExpanded: true)
    let down: CGFloat = isRightToLeft ? -1 : 1
    #expect(isNear(chevron.transform.b, down) && isNear(chevron.transform.a, 0))
    mark.turn(isExpanded: false)
    #expect(chevron.transform == .identity)
  }

  /// Only a header opens its branch wherever it is tapped.
  @Test(
    .evidence(.documented),
    arguments: [(.header, true), (.cell, false), (.automatic, false)]
      as [(UICellAccessory.OutlineDisclosureOptions.Style, Bool)]
  )
  func aHeaderAnswersATap(
    style: UICellAccessory.OutlineDisclosureOptions.Style,
    answers: Bool
  ) {
    var calls = 0
    let cell = cell([
      .outlineDisclosure(options: .init(style: style), actionHandler: { calls += 1 })
    ])
    let answered = cell.tapAsHeader()
    #expect(answered == answers && calls == (answers ? 1 : 0))
  }

  @Test(.evidence(.documented)) func withoutAHandlerTheBranchItselfIsToggled() {
    let cell = cell([.outlineDisclosure(options: .init(style: .header))])
    var toggles = 0
    cell.showOutline(isExpanded: false) { toggles += 1 }
    let answered = cell.tapAsHeader()
    #expect(answered && toggles == 1)
  }

  // MARK: Looks

  private func commands(_ view: UIView) -> [DrawingCommand] {
    bench.view.addSubview(view)
    bench.stage.advance(by: 0)
    guard case .drawing(let drawing) = view.layer.values.drawing else { return [] }
    return drawing.commands
  }

  /// A grey ring, or a filled one with a white tick.
  @Test func aSelectionIsACircleWithATick() {
    let circle = SelectionCircle()
    let plain = commands(circle)
    guard plain.count == 1, case .stroke(let ring, let style, _) = plain[0] else {
      Issue.record("no ring was drawn")
      return
    }
    #expect(circle.frame.size == CGSize(width: 22, height: 22) && style.width == 1.5)
    #expect(ring.controlBounds == CGRect(x: 1, y: 1, width: 20, height: 20))
    #expect(!circle.isUserInteractionEnabled)
    circle.isOn = true
    let chosen = commands(circle)
    guard chosen.count == 2, case .fill(let disc, _, let fill) = chosen[0],
      case .stroke(let tick, let line, let ink) = chosen[1]
    else {
      Issue.record("no tick was drawn")
      return
    }
    #expect(disc.controlBounds == CGRect(x: 1, y: 1, width: 20, height: 20))
    #expect(fill == .color(circle.tintColor.value) && ink == .color(UIColor.white.value))
    #expect(line.width == 1.8)
    let box = tick.controlBounds
    #expect(box.origin == CGPoint(x: 6.5, y: 7.5) && box.width == 9 && isNear(box.height, 7.2))
    #expect(tick.currentPoint == CGPoint(x: 15.5, y: 7.5))
  }

  @Test(
    arguments: [
      (.delete, .systemRed, CGRect(x: 5.5, y: 10, width: 11, height: 2)),
      (.insert, .systemGreen, CGRect(x: 5.5, y: 5.5, width: 11, height: 11)),
    ] as [(UITableViewCell.EditingStyle, UIColor, CGRect)]
  )
  func badgesHaveTheirColorAndSign(
    style: UITableViewCell.EditingStyle,
    color: UIColor,
    sign: CGRect
  ) throws {
    let badge = EditBadge(style)
    #expect(badge.backgroundColor == color && badge.layer.cornerRadius == 11)
    #expect(badge.frame.size == CGSize(width: 22, height: 22))
    let bars = try #require(badge.layer.sublayers?.first as? CAShapeLayer)
    #expect(bars.path?.boundingBox == sign && bars.fillColor == UIColor.white.cgColor)
    let options = UICellAccessory.Options(backgroundColor: .purple)
    let own = cell([.delete(displayed: .always, options: options)])
    #expect(marks(own).first?.backgroundColor == .purple)
  }

  @Test func aGripIsThreeLines() throws {
    let cell = cell([.reorder(displayed: .always)])
    let grip = try #require(marks(cell).first as? ReorderGrip)
    #expect(grip.frame == CGRect(x: 276, y: 0, width: 28, height: 44))
    let lines = try #require(grip.layer.sublayers?.first as? CAShapeLayer)
    #expect(lines.path?.boundingBox == CGRect(x: 4, y: 16, width: 20, height: 11.5))
    #expect(lines.fillColor == UIColor.systemGray3.cgColor)
  }
}
