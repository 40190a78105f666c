import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Menus that are open.
@MainActor
@Suite struct OpenMenuTests {
  private let stage = Stage(device: .iPhone15)
  private let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
  private var log = Log()

  private final class Log { var words: [String] = [] }

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [log] action in
      log.words.append("\(action.title) by \(type(of: action.sender ?? NSNull()))")
    }
  }

  private func open(_ menu: UIMenu) throws {
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    try stage.record { stage.tap(at: button.center) }
  }

  @Test func aMenuOpensOnTouchDownInPlaceOfTheAction() throws {
    button.addAction(UIAction { [log] _ in log.words.append("action") }, for: .touchUpInside)
    button.addAction(
      UIAction { [log] _ in log.words.append("menu") },
      for: .menuActionTriggered
    )
    try open(UIMenu(children: [action("A"), action("B")]))
    #expect(log.words == ["menu"])
    #expect(stage.openMenuTitles == ["A", "B"])
    try stage.record { stage.choose("B") }
    #expect(log.words == ["menu", "B by UIButton"])
    #expect(stage.openMenuTitles == [])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func aFingerThatRestsOpensOneMenu() throws {
    button.menu = UIMenu(children: [action("A")])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    try stage.record { stage.press(at: button.center, duration: 1.5) }
    #expect(stage.window.subviews.count { $0 is MenuOverlay } == 1)
    #expect(stage.openMenuTitles == ["A"] && log.words == [])
    try stage.record { stage.choose("A") }
    #expect(log.words == ["A by UIButton"] && stage.window.subviews.count == 1)
  }

  @Test func aTouchBesideTheMenuClosesItAndReachesNobody() throws {
    let other = UIButton(frame: CGRect(x: 200, y: 700, width: 100, height: 44))
    other.addAction(UIAction { [log] _ in log.words.append("other") }, for: .touchUpInside)
    stage.window.addSubview(other)
    try open(UIMenu(children: [action("A")]))
    try stage.record { stage.tap(at: other.center) }
    #expect(log.words == [] && stage.openMenuTitles == [])
    try stage.record { stage.tap(at: other.center) }
    #expect(log.words == ["other"])
  }

  @Test func theFingerThatOpenedTheMenuMayChoose() throws {
    try open(UIMenu(children: [action("A"), action("B")]))
    let row = try #require(stage.openMenuRows.last)
    let place = row.convert(CGPoint(x: 50, y: 20), to: nil)
    try stage.record { stage.tap(at: CGPoint(x: 380, y: 840)) }
    try stage.record {
      stage.drag(from: button.center, to: place, duration: 0.8)
    }
    #expect(log.words == ["B by UIButton"])
  }

  private func shown(_ menu: UIMenu) -> [String] { MenuEntries(menu).all.map { word($0) } }

  private func word(_ entry: MenuEntries.Entry) -> String {
    switch entry {
    case .title(let title): "[\(title)]"
    case .leaf(let leaf), .unavailable(let leaf): leaf.title
    case .submenu(let menu): menu.title + " >"
    case .back(let menu): "< " + menu.title
    case .tiles(let entries, _): entries.map { word($0) }.joined(separator: "|")
    case .loading: "…"
    case .gap: "-"
    }
  }

  @Test(
    .evidence(.documented),
    arguments: [
      (UIMenu.ElementSize.small, ["A|B|C|D", "E"]), (.medium, ["A|B|C", "D|E"]),
      (.large, ["A", "B", "C", "D", "E"]), (.automatic, ["A", "B", "C", "D", "E"]),
    ]
  )
  func smallElementsStandSideBySide(size: UIMenu.ElementSize, rows: [String]) {
    let letters = ["A", "B", "C", "D", "E"].map { action($0) }
    let menu = UIMenu(preferredElementSize: size, children: letters + [action("X", .hidden)])
    #expect(shown(menu) == rows)
    #expect(menu.replacingChildren([]).preferredElementSize == size)
    let inner = UIMenu(
      title: "Inner",
      options: .displayInline,
      preferredElementSize: size,
      children: letters
    )
    #expect(shown(UIMenu(children: [action("1"), inner])) == ["1", "-", "[Inner]"] + rows)
  }

  /// All in one row, of which one element is on.
  @Test(.evidence(.documented))
  func aPaletteIsOneRow() throws {
    let colors = (0..<8).map { action("\($0)") }
    let palette = UIMenu(options: [.displayAsPalette, .singleSelection], children: colors)
    let menu = UIMenu(children: [palette, action("A")])
    #expect(shown(menu) == ["0|1|2|3|4|5|6|7", "-", "A"])
    try open(menu)
    let tiles = stage.openMenuRows.prefix(8)
    #expect(Set(tiles.map(\.frame.minY)).count == 1 && tiles[1].frame.minX == 44)
    try stage.record { stage.choose("1") }
    #expect(log.words == ["1 by UIButton"] && palette.selectedElements == [colors[1]])
    #expect(stage.openMenuTitles == [])
  }

  @Test func tilesShareTheWidthOfTheirMenu() throws {
    try open(UIMenu(preferredElementSize: .small, children: [action("A"), action("B")]))
    #expect(stage.openMenuRows.map(\.frame.minX) == [0, MenuCard.width / 2])
    try stage.record { stage.choose("B") }
    #expect(log.words == ["B by UIButton"])
  }

  @Test func groupsTitlesAndHiddenActions() {
    let menu = UIMenu(
      title: "File",
      children: [
        action("A"), action("X", .hidden),
        UIMenu(title: "Group", options: .displayInline, children: [action("B")]),
        UIMenu(options: .displayInline, children: [action("C")]),
        UIMenu(title: "More", children: [action("D")]),
        UIDeferredMenuElement { $0([self.action("E")]) },
        UIMenu(options: .displayInline, children: []),
      ]
    )
    #expect(shown(menu) == ["[File]", "A", "-", "[Group]", "B", "-", "C", "-", "More >", "E"])
  }

  @Test(.evidence(.documented), arguments: [true, false])
  func whatComesLaterTakesThePlaceOfASpinner(isCached: Bool) throws {
    var (complete, calls): (([UIMenuElement]) -> Void, Int) = ({ _ in }, 0)
    let provider: UIDeferredMenuElement.Provider = {
      calls += 1
      complete = $0
    }
    let late = isCached ? UIDeferredMenuElement(provider) : .uncached(provider)
    try open(UIMenu(children: [action("A"), late]))
    #expect(stage.openMenuTitles == ["A", "Loading…"])
    #expect(stage.openMenuRows.map(\.isEnabled) == [true, false])
    try stage.record { complete([action("B"), action("C")]) }
    #expect(stage.openMenuTitles == ["A", "B", "C"])
    try stage.record { stage.choose("C") }
    #expect(log.words == ["C by UIButton"])
    try stage.record { stage.tap(at: button.center) }
    #expect(stage.openMenuTitles == (isCached ? ["A", "B", "C"] : ["A", "Loading…"]))
    #expect(calls == (isCached ? 1 : 2))
  }

  @Test func aMenuInWhichNothingComesCloses() throws {
    var complete: ([UIMenuElement]) -> Void = { _ in }
    try open(UIMenu(children: [UIDeferredMenuElement { complete = $0 }]))
    #expect(stage.openMenuTitles == ["Loading…"])
    try stage.record { complete([]) }
    #expect(stage.window.subviews == [button])
  }

  @Test func aSubmenuTakesThePlaceOfItsMenu() throws {
    try open(UIMenu(children: [UIMenu(title: "More", children: [action("B")]), action("A")]))
    try stage.record { stage.choose("More") }
    #expect(stage.openMenuTitles == ["More", "B"])
    try stage.record { stage.choose("B") }
    #expect(log.words == ["B by UIButton"] && stage.openMenuTitles == [])
  }

  /// The order was fixed everywhere.
  @Test(
    .evidence(.documented),
    arguments: [
      (.automatic, false, ["File", "C", "B", "A"]), (.automatic, true, ["File", "A", "B", "C"]),
      (.priority, true, ["File", "C", "B", "A"]), (.fixed, false, ["File", "A", "B", "C"]),
    ] as [(UIContextMenuConfiguration.ElementOrder, Bool, [String])]
  )
  func theFirstElementsAreNearestToTheControl(
    order: UIContextMenuConfiguration.ElementOrder,
    scrolls: Bool,
    titles: [String]
  ) throws {
    button.preferredMenuElementOrder = order
    let last = UIMenu(options: .displayInline, children: [action("B"), action("C")])
    let menu = UIMenu(title: "File", children: [action("A"), last])
    try open(menu)
    #expect(stage.openMenuTitles == ["A", "B", "C"])
    try stage.record { stage.choose("A") }
    if scrolls {
      let list = UIScrollView(frame: stage.window.bounds)
      list.contentInsetAdjustmentBehavior = .never
      list.addSubview(button)
      stage.window.addSubview(list)
    }
    button.frame.origin.y = 760
    try stage.record { stage.tap(at: button.center) }
    #expect(["File"] + stage.openMenuTitles == titles)
  }

  @Test(.evidence(.inferred)) func titlesStayAboveWhatIsOrderedFromBelow() {
    let group = UIMenu(
      title: "Group",
      options: .displayInline,
      children: [action("B"), action("C")]
    )
    func turned(_ menu: UIMenu, _ isSubmenu: Bool = false) -> [String] {
      MenuEntries(menu, isSubmenu: isSubmenu).fromBelow.all.map { word($0) }
    }
    let children = [group, action("A")]
    #expect(turned(UIMenu(children: children)) == ["A", "-", "[Group]", "C", "B"])
    let titled = UIMenu(title: "File", children: children)
    #expect(turned(titled) == ["[File]", "A", "-", "[Group]", "C", "B"])
    #expect(turned(titled, true) == ["< File", "-", "A", "-", "[Group]", "C", "B"])
    #expect(turned(UIMenu()) == [])
  }

  /// There once was no way back.
  @Test(.evidence(.reported)) func theRowAboveASubmenuLeadsBack() throws {
    let deep = UIMenu(title: "Deep", children: [action("C")])
    let more = UIMenu(title: "More", children: [deep, action("B")])
    let menu = UIMenu(title: "File", children: [more, action("A")])
    let entries = MenuEntries(more, isSubmenu: true).all
    #expect(entries.map { word($0) } == ["< More", "-", "Deep >", "B"])
    try open(menu)
    let height = stage.openMenuRows.first?.superview?.bounds.height
    try stage.record { stage.choose("More") }
    try stage.record { stage.choose("Deep") }
    #expect(stage.openMenuTitles == ["Deep", "C"])
    try stage.record { stage.choose("Deep") }
    #expect(stage.openMenuTitles == ["More", "Deep", "B"])
    try stage.record { stage.choose("More") }
    #expect(stage.openMenuTitles == ["More", "A"])
    #expect(stage.openMenuRows.first?.superview?.bounds.height == height)
    try stage.record { stage.choose("A") }
    #expect(log.words == ["A by UIButton"])
  }

  private final class Panel: UIView {
    var heard: [String] = []
    var change: (UICommand) -> Void = { _ in }
    var isAble = true
    func save(_ sender: UICommand) { heard.append("\(sender.title) \(sender.propertyList ?? "")") }
    override func validate(_ command: UICommand) { change(command) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      isAble && super.canPerformAction(action, withSender: sender)
    }
  }

  /// [D] A command is sent up the responder chain, from the view that has shown the menu.
  @Test func aCommandIsSentToTheNextResponderThatKnowsIt() throws {
    let panel = Panel(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
    let command = UICommand(
      title: "Save",
      action: Selector("save:", Panel.save),
      propertyList: 7
    )
    button.menu = UIMenu(children: [command, action("A")])
    button.showsMenuAsPrimaryAction = true
    button.frame = panel.bounds
    panel.addSubview(button)
    stage.window.addSubview(panel)
    try stage.record { stage.tap(at: panel.center) }
    #expect(stage.openMenuTitles == ["Save", "A"])
    try stage.record { stage.choose("Save") }
    #expect(panel.heard == ["Save 7"] && command.sender == nil)
    #expect(stage.openMenuTitles == [])
  }

  @Test(.evidence(.documented))
  func aCommandThatNobodyPerformsIsDisabled() throws {
    try open(UIMenu(children: [UICommand(title: "Save", action: Selector("save:", Panel.save))]))
    try stage.record { stage.choose("Save") }
    #expect(stage.openMenuRows.map(\.isEnabled) == [false] && log.words == [])
  }

  @Test(.evidence(.documented), arguments: [true, false])
  func whoPerformsACommandMayChangeItBeforeItIsShown(isAble: Bool) throws {
    let panel = Panel(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
    panel.isAble = isAble
    panel.change = { $0.title = "Save Again" }
    let (save, drop) = (
      UICommand(title: "Save", action: Selector("save:", Panel.save)),
      UICommand(title: "Drop", action: "drop:")
    )
    let giver = Giver()
    giver.makeMenu = { UIMenu(children: [save, drop]) }
    panel.addInteraction(UIContextMenuInteraction(delegate: giver))
    stage.window.addSubview(panel)
    try stage.record { stage.press(at: panel.center, duration: 1) }
    #expect(stage.openMenuTitles == [isAble ? "Save Again" : "Save", "Drop"])
    #expect(stage.openMenuRows.map(\.isEnabled) == [isAble, false])
    try stage.record { stage.choose("Save Again") }
    #expect(panel.heard == (isAble ? ["Save Again "] : []))
    withExtendedLifetime(giver) {}
  }

  @Test func disabledActionsAreNotChosenAndOthersMayKeepTheMenu() throws {
    try open(UIMenu(children: [action("A", .disabled), action("B", .keepsMenuPresented)]))
    try stage.record { stage.choose("A") }
    #expect(log.words == [] && stage.openMenuTitles == ["A", "B"])
    try stage.record { stage.choose("B") }
    #expect(log.words == ["B by UIButton"] && stage.openMenuTitles == ["A", "B"])
  }

  @Test func rowsLightUpUnderTheFingerIfTheyCanBeChosen() throws {
    try open(UIMenu(children: [action("A", .disabled), action("B")]))
    let session = try #require(button.menuSession)
    let rows = stage.openMenuRows
    func lit(_ point: CGPoint) -> [Bool] {
      session.finger(at: point)
      return rows.map(\.isHighlighted)
    }
    func center(_ row: MenuChoice) -> CGPoint {
      row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }
    #expect(lit(center(rows[1])) == [false, true])
    #expect(lit(center(rows[0])) == [false, false])
    #expect(lit(.zero) == [false, false])
  }

  /// Rows stand so close that a touch leaves one at its edge.
  @Test func aFingerThatSlidesOffItsRowDoesNotChooseIt() throws {
    try open(UIMenu(children: [action("A"), action("B")]))
    let places = stage.openMenuRows.map { row in
      row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }
    try stage.record { stage.drag(from: places[0], to: places[1], duration: 0.3) }
    #expect(log.words == [] && stage.openMenuTitles == ["A", "B"])
  }

  @Test func rowsHaveColorsForWhatTheyDo() throws {
    try open(
      UIMenu(children: [action("A"), action("B", .destructive), action("C", .disabled)])
    )
    let colors = stage.openMenuRows.map { row in
      row.subviews.compactMap { ($0 as? UILabel)?.textColor }.first
    }
    #expect(colors == [.label, .systemRed, .tertiaryLabel])
    #expect(stage.openMenuRows.map(\.bounds.height) == [44, 44, 44])
  }

  @Test func longTitlesMakeHighRowsOfTwoLines() throws {
    let long = String(repeating: "many words ", count: 30)
    try open(UIMenu(children: [action(long), action("B")]))
    let heights = stage.openMenuRows.map(\.bounds.height)
    #expect(heights[0] > 55 && heights[0] < 80 && heights[1] == 44)
  }

  @Test func aPopUpButtonShowsWhatIsChosen() throws {
    button.changesSelectionAsPrimaryAction = true
    try open(UIMenu(children: [action("A"), action("B")]))
    #expect(button.currentTitle == "A" && button.menu?.selectedElements.first?.title == "A")
    try stage.record { stage.choose("B") }
    #expect(button.currentTitle == "B" && !button.isSelected)
    #expect(button.menu?.selectedElements.map(\.title) == ["B"])
  }

  @Test func ofASingleSelectionOneElementIsOn() throws {
    let (a, b) = (action("A"), action("B"))
    a.state = .on
    try open(UIMenu(options: .singleSelection, children: [a, b]))
    try stage.record { stage.choose("B") }
    #expect((a.state, b.state) == (.off, .on))
  }

  @Test(.evidence(.documented))
  func aSingleSelectionIncludesSubmenusAndDeferredElements() throws {
    let (a, b, c) = (action("A"), action("B"), action("C"))
    let deferred = UIDeferredMenuElement { $0([c]) }
    for start in [a, c] { start.state = .on }
    let menu = UIMenu(
      options: .singleSelection,
      children: [a, UIMenu(title: "More", children: [b]), deferred]
    )
    try open(menu)
    try stage.record { stage.choose("More") }
    try stage.record { stage.choose("B") }
    #expect([a, b, c].map(\.state) == [.off, .on, .off])
  }

  @Test func tilesInsideOfTilesStandAmongThem() {
    let inside = UIMenu(
      options: .displayInline,
      preferredElementSize: .small,
      children: [action("B"), action("C")]
    )
    let menu = UIMenu(preferredElementSize: .small, children: [action("A"), inside])
    #expect(shown(menu) == ["A|B|C"])
  }

  @Test func anEmptyMenuDoesNotOpen() throws {
    button.addAction(UIAction { [log] _ in log.words.append("action") }, for: .touchUpInside)
    try open(UIMenu(children: [action("A", .hidden)]))
    #expect(stage.window.subviews.count == 1 && log.words == ["action"])
  }

  @Test func aBarButtonOpensItsMenuOnTouchDown() throws {
    let screen = UIViewController()
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [action("A")]))
    screen.navigationItem.rightBarButtonItem = item
    stage.show(UINavigationController(rootViewController: screen))
    let view = try #require(item.shownView)
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    var titles: [String] = []
    try stage.record {
      stage.press(at: place, duration: 0.3)
      stage.schedule(at: 0.1) { titles = stage.openMenuTitles }
    }
    #expect(titles == ["A"] && stage.openMenuTitles == ["A"])
    try stage.record { stage.choose("A") }
    #expect(log.words == ["A by UIBarButtonItem"])
  }

  /// The point that it grows from stays where it is, above the control as well as below.
  @Test(arguments: [
    CGPoint(x: 20, y: 100), CGPoint(x: 140, y: 100), CGPoint(x: 253, y: 100),
    CGPoint(x: 20, y: 760), CGPoint(x: 253, y: 760),
  ])
  func aMenuShrinksTowardsItsControl(place: CGPoint) throws {
    button.frame.origin = place
    try open(UIMenu(children: [action("A"), action("B")]))
    let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
    let card = try #require(overlay.subviews.first { $0 is MenuCard })
    let whole = card.frame
    let isBelow = whole.minY > button.frame.minY
    let stem = CGPoint(x: button.frame.midX, y: isBelow ? whole.minY : whole.maxY)
    let inside = card.convert(stem, from: nil)
    #expect(isBelow == (place.y == 100) && abs(whole.width - 250) < 1e-9)
    try #require(button.menuSession).close()
    let end = card.convert(inside, to: nil)
    #expect(abs(end.x - stem.x) < 1e-9 && abs(end.y - stem.y) < 1e-9)
    #expect(abs(card.frame.width - whole.width * 0.2) < 1e-9)
    #expect(abs(card.frame.height - whole.height * 0.2) < 1e-9 && card.alpha == 0)
    stage.advance(by: 1)
    #expect(stage.window.subviews == [button])
  }

  // MARK: Context menus

  private final class Giver: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var preview: UIContextMenuContentPreviewProvider?
    var makeMenu: () -> UIMenu? = { nil }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(previewProvider: preview) { [makeMenu] _ in makeMenu() }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { note("display", animator) }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { note("end", animator) }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { note("commit", animator) }

    private func note(_ word: String, _ animator: (any UIContextMenuInteractionAnimating)?) {
      log.append(word)
      animator?.addAnimations { [weak self] in self?.log.append(word + " animates") }
      animator?.addCompletion { [weak self] in self?.log.append(word + " is over") }
    }
  }

  private func press(_ giver: Giver) throws -> UIView {
    let view = UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 80))
    view.addInteraction(UIContextMenuInteraction(delegate: giver))
    stage.window.addSubview(view)
    try stage.record { stage.press(at: view.center, duration: 1) }
    return view
  }

  @Test func delegatesAreToldAndMayAnimate() throws {
    let giver = Giver()
    giver.makeMenu = { UIMenu(children: [self.action("A")]) }
    let view = try press(giver)
    #expect(giver.log == ["display", "display animates", "display is over"])
    #expect(view.layer.isConcealed && !view.isHidden)
    giver.log = []
    try stage.record { stage.choose("A") }
    #expect(log.words == ["A by UIContextMenuInteraction"])
    #expect(giver.log == ["end", "end animates", "end is over"])
    #expect(!view.layer.isConcealed && stage.window.subviews == [view])
  }

  /// What the action presents is not below the menu.
  @Test func aMenuBeginsToCloseBeforeItsActionRuns() throws {
    let giver = Giver()
    giver.makeMenu = { [weak giver] in
      UIMenu(children: [UIAction(title: "A") { _ in giver?.log.append("action") }])
    }
    _ = try press(giver)
    giver.log = []
    try stage.record { stage.choose("A") }
    #expect(giver.log == ["end", "end animates", "action", "end is over"])
  }

  @Test func aTouchOnThePreviewCommits() throws {
    let giver = Giver()
    let screen = UIViewController()
    screen.preferredContentSize = CGSize(width: 300, height: 200)
    giver.preview = { screen }
    let view = try press(giver)
    let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
    let lifted = try #require(overlay.subviews.first { $0 is LiftedPreview })
    #expect(lifted.frame.size == CGSize(width: 300, height: 200))
    giver.log = []
    try stage.record { stage.tap(at: lifted.center) }
    #expect(
      giver.log == [
        "commit", "end", "commit animates", "end animates", "commit is over", "end is over",
      ]
    )
    #expect(!view.layer.isConcealed)
  }

  @Test func anOpenPreviewMovesUpForALongerMenu() throws {
    let giver = Giver()
    giver.makeMenu = { UIMenu(children: [self.action("A")]) }
    let view = try press(giver)
    let interaction = try #require(view.interactions.first as? UIContextMenuInteraction)
    let overlay = try #require(stage.window.subviews.last as? MenuOverlay)
    let lifted = try #require(overlay.subviews.first { $0 is LiftedPreview })
    let card = try #require(overlay.subviews.first { $0 is MenuCard })
    #expect(lifted.frame.minY == view.frame.minY)
    let longer = (0..<12).map { action("\($0)") }
    try stage.record { interaction.updateVisibleMenu { $0.replacingChildren(longer) } }
    #expect(lifted.frame.minY < view.frame.minY)
    #expect(abs(card.frame.minY - lifted.frame.maxY - 16) < 1e-6)
  }

  @Test func aPreviewOfAViewInNoWindowStandsAroundTheCenterOfItsTarget() {
    let container = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    stage.window.addSubview(container)
    let preview = UITargetedPreview(
      view: UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40)),
      parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: container, center: CGPoint(x: 50, y: 60))
    )
    let lifted = LiftedPreview(preview, controller: nil, in: stage.window.bounds.size)
    let place = CGRect(x: 110, y: 240, width: 80, height: 40)
    #expect(lifted.sourceFrame(in: stage.window) == place)
    // The view itself is what is seen, wherever the preview moves.
    stage.window.addSubview(lifted)
    lifted.stand(in: CGRect(x: 0, y: 0, width: 160, height: 80))
    lifted.conceal(true)
    #expect(!preview.view.layer.isConcealed)
    #expect(lifted.sourceFrame(in: stage.window) == place)
  }

  /// The menu has moved under the finger, which has not.
  @Test func aFingerThatRestsChoosesNothing() throws {
    let giver = Giver()
    giver.makeMenu = { UIMenu(children: (0..<8).map { self.action("\($0)") }) }
    let view = UIView(frame: CGRect(x: 20, y: 700, width: 120, height: 100))
    view.addInteraction(UIContextMenuInteraction(delegate: giver))
    stage.window.addSubview(view)
    try stage.record { stage.press(at: view.center, duration: 1) }
    #expect(stage.openMenuRows.contains { $0.bounds.contains($0.convert(view.center, from: nil)) })
    #expect(log.words == [])
  }

  @Test func theInteractionUpdatesAndClosesItsMenu() throws {
    let giver = Giver()
    giver.makeMenu = { UIMenu(children: [self.action("A")]) }
    let view = try press(giver)
    let interaction = try #require(view.interactions.first as? UIContextMenuInteraction)
    try stage.record {
      interaction.updateVisibleMenu { $0.replacingChildren($0.children + [self.action("B")]) }
    }
    #expect(stage.openMenuTitles == ["A", "B"])
    try stage.record { interaction.dismissMenu() }
    #expect(stage.openMenuTitles == [])
    interaction.updateVisibleMenu { _ in UIMenu() }
    interaction.dismissMenu()
  }
}
