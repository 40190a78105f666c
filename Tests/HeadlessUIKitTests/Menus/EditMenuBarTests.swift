import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Edit menus as the user sees and touches them.
@MainActor
@Suite struct EditMenuBarTests {
  private let stage = Stage(device: .iPhone15)
  private let label = CopyLabel(frame: CGRect(x: 130, y: 300, width: 120, height: 44))

  /// As an app writes it: a long press shows its menu.
  private final class CopyLabel: UILabel, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var makeMenu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
    var arrow = UIEditMenuArrowDirection.automatic
    lazy var interaction = UIEditMenuInteraction(delegate: self)

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ["copy:", "selectAll:", "shout:"].contains(action)
    }
    override func copy(_ sender: Any?) { note("copy", sender) }
    func shout(_ sender: Any?) { note("shout", sender) }
    private func note(_ word: String, _ sender: Any?) {
      log.append("\(word) by \(sender.map { "\(type(of: $0))" } ?? "nobody")")
    }

    func pressed(_ press: UILongPressGestureRecognizer) {
      if press.state == .began { show(at: press.location(in: self)) }
    }
    func show(at place: CGPoint = .zero) {
      let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: place)
      configuration.preferredArrowDirection = arrow
      interaction.presentEditMenu(with: configuration)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { makeMenu(suggestedActions) }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { bounds }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }
  }

  init() {
    label.isUserInteractionEnabled = true
    label.addInteraction(label.interaction)
    let press = UILongPressGestureRecognizer(
      target: label,
      action: Selector("pressed", CopyLabel.pressed)
    )
    label.addGestureRecognizer(press)
    stage.window.addSubview(label)
    stage.advance(by: 0)
  }

  private func action(_ title: String) -> UIAction {
    UIAction(title: title) { [label] _ in label.log.append(title) }
  }

  private func bar() throws -> EditMenuBar { try #require(stage.editMenu) }

  // MARK: A long press

  @Test(.evidence(.inferred))
  func aLongPressShowsABarAboveItsTarget() throws {
    try stage.record { stage.press(at: label.center, duration: 1) }
    let bar = try bar()
    #expect(stage.editMenuTitles == ["Copy", "Select All"])
    #expect(bar.frame.maxY == 292 && bar.frame.height == 44 && bar.alpha == 1)
    #expect(abs(bar.frame.midX - label.center.x) <= 0.5)
    let choices = bar.choices
    #expect(choices[0].frame.maxX == choices[1].frame.minX && choices[0].frame.minX == 0)
    #expect(choices.map(\.frame.width).reduce(0, +) == bar.bounds.width)
    #expect(choices.allSatisfy { $0.frame.width >= 44 })
  }

  @Test(.evidence(.documented))
  func aChoiceIsPerformedAndTheBarGoes() throws {
    try stage.record { stage.press(at: label.center, duration: 1) }
    try stage.record { stage.chooseInEditMenu("Copy") }
    #expect(label.log == ["dismiss", "copy by UICommand"])
    #expect(stage.editMenu == nil && stage.window.subviews == [label])
  }

  /// It grows from the point above its target, and shrinks back to it.
  @Test(.evidence(.inferred))
  func theBarShrinksToItsTarget() throws {
    label.show()
    let bar = try bar()
    stage.advance(by: 1)
    let (whole, foot) = (bar.frame, CGPoint(x: bar.frame.midX, y: bar.frame.maxY))
    label.interaction.dismissMenu()
    #expect(bar.alpha == 0 && abs(bar.frame.width - whole.width / 2) < 1e-9)
    #expect(abs(bar.frame.maxY - foot.y) < 1e-9 && abs(bar.frame.midX - foot.x) < 1)
    stage.advance(by: 0.1)
    #expect(bar.window != nil)
    stage.advance(by: 0.2)
    #expect(bar.window == nil)
  }

  // MARK: What it shows

  @Test(.evidence(.inferred))
  func whatDoesNotFitIsOnFurtherPages() throws {
    let titles = (1...8).map { "Choice \($0)" }
    label.makeMenu = { _ in UIMenu(children: titles.map { self.action($0) }) }
    label.show()
    stage.advance(by: 1)
    let first = stage.editMenuTitles
    #expect(first.count > 1 && first.count < 8)
    let room = stage.window.bounds.insetBy(dx: 8, dy: 8)
    let bar = try bar()
    #expect(room.contains(bar.frame))
    try stage.record { stage.chooseInEditMenu("More") }
    let second = stage.editMenuTitles
    #expect(Array(titles.prefix(first.count + second.count)) == first + second)
    #expect(room.contains(bar.frame))
    try stage.record { stage.chooseInEditMenu("Back") }
    #expect(stage.editMenuTitles == first)
    try stage.record { stage.chooseInEditMenu(first[1]) }
    #expect(label.log == ["dismiss", first[1]])
  }

  @Test(.evidence(.inferred))
  func aSubmenuTakesThePlaceOfItsMenuAndLeadsBack() throws {
    let style = UIMenu(title: "Style", children: [action("Bold"), action("Italic")])
    label.makeMenu = { UIMenu(children: $0 + [style]) }
    label.show()
    stage.advance(by: 1)
    #expect(stage.editMenuTitles == ["Copy", "Select All", "Style"])
    try stage.record { stage.chooseInEditMenu("Style") }
    #expect(stage.editMenuTitles == ["Bold", "Italic"])
    try stage.record { stage.chooseInEditMenu("Back") }
    #expect(stage.editMenuTitles == ["Copy", "Select All", "Style"])
    try stage.record { stage.chooseInEditMenu("Style") }
    try stage.record { stage.chooseInEditMenu("Bold") }
    #expect(label.log == ["dismiss", "Bold"])
  }

  @Test(.evidence(.documented))
  func elementsKeepTheMenuOrAreHiddenOrDisabled() throws {
    let (kept, hidden, off) = (action("Kept"), action("Hidden"), action("Off"))
    kept.attributes = .keepsMenuPresented
    hidden.attributes = .hidden
    off.attributes = .disabled
    let unknown = UICommand(title: "Unknown", action: "unknown:")
    label.makeMenu = { _ in UIMenu(children: [kept, hidden, off, unknown]) }
    label.show()
    stage.advance(by: 1)
    #expect(stage.editMenuTitles == ["Kept", "Off"])
    let choices = try bar().choices
    #expect(choices.map(\.isEnabled) == [true, false])
    try stage.record { stage.chooseInEditMenu("Off") }
    try stage.record { stage.chooseInEditMenu("Kept") }
    #expect(label.log == ["Kept"] && stage.editMenuTitles == ["Kept", "Off"])
  }

  @Test(.evidence(.documented))
  func whatIsAwaitedTakesThePlaceOfASpinner() throws {
    var give: ([UIMenuElement]) -> Void = { _ in }
    let late = UIDeferredMenuElement { give = $0 }
    label.makeMenu = { _ in UIMenu(children: [late]) }
    label.show()
    stage.advance(by: 1)
    let waiting = try bar().choices
    #expect(waiting.count == 1 && stage.editMenuTitles == [])
    give([action("Late")])
    #expect(stage.editMenuTitles == ["Late"])
    give([])
    #expect(stage.editMenuTitles == ["Late"])
  }

  @Test(.evidence(.inferred))
  func anImageIsShownWhereThereIsNoTitle() throws {
    let image = UIImage(systemName: "heart")
    let like = UIAction(image: image) { _ in }
    label.makeMenu = { _ in UIMenu(children: [like, self.action("A much longer title")]) }
    label.show()
    let choices = try bar().choices
    let icons = choices.map { $0.subviews.compactMap { ($0 as? UIImageView)?.image } }
    #expect(icons.map(\.count) == [1, 0])
    #expect(choices[0].frame.width == 48 && choices[1].frame.width > 100)
  }

  // MARK: Where it stands

  @Test(
    .evidence(.documented),
    arguments: [
      (.automatic, CGRect(x: 130, y: 300, width: 120, height: 44)),
      (.up, CGRect(x: 130, y: 300, width: 120, height: 44)),
      (.left, CGRect(x: 20, y: 300, width: 60, height: 44)),
      (.right, CGRect(x: 320, y: 300, width: 60, height: 44)),
    ] as [(UIEditMenuArrowDirection, CGRect)]
  )
  func anArrowPrefersASide(arrow: UIEditMenuArrowDirection, place: CGRect) throws {
    (label.frame, label.arrow) = (place, arrow)
    label.show()
    stage.advance(by: 1)
    let frame = try bar().frame
    switch arrow {
    case .automatic, .down: #expect(frame.maxY == place.minY - 8)
    case .up: #expect(frame.minY == place.maxY + 8)
    case .left: #expect(frame.minX == place.maxX + 8 && frame.midY == place.midY)
    case .right: #expect(frame.maxX == place.minX - 8 && frame.midY == place.midY)
    }
  }

  @Test(.evidence(.documented))
  func theBarFollowsItsTargetWhenItIsTold() throws {
    label.show()
    stage.advance(by: 1)
    let bar = try bar()
    let before = bar.frame
    label.frame.origin.y += 100
    #expect(bar.frame == before)
    label.interaction.updateVisibleMenuPosition(animated: false)
    #expect(bar.frame == before.offsetBy(dx: 0, dy: 100))
  }

  // MARK: How it goes

  /// The touch is for what is below as well.
  @Test(.evidence(.inferred))
  func aTouchBesideTheBarClosesIt() throws {
    let button = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 50))
    button.addAction(UIAction { [label] _ in label.log.append("tap") }, for: .touchUpInside)
    stage.window.addSubview(button)
    label.show()
    stage.advance(by: 1)
    try stage.record { stage.tap(at: button.center) }
    #expect(label.log == ["dismiss", "tap"] && stage.editMenu == nil)
  }

  @Test(.evidence(.inferred))
  func scrollingClosesIt() throws {
    let list = UIScrollView(frame: stage.window.bounds)
    list.contentSize = CGSize(width: 393, height: 3000)
    stage.window.insertSubview(list, at: 0)
    label.show()
    stage.advance(by: 1)
    let (start, end) = (CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 500))
    try stage.record { stage.drag(from: start, to: end, duration: 0.3) }
    #expect(label.log == ["dismiss"] && list.contentOffset.y > 100)
  }

  @Test(.evidence(.inferred))
  func rotatingClosesItAndAnotherMenuTakesItsPlace() throws {
    let other = CopyLabel(frame: CGRect(x: 130, y: 500, width: 120, height: 44))
    other.addInteraction(other.interaction)
    stage.window.addSubview(other)
    label.show()
    stage.advance(by: 1)
    other.show()
    stage.advance(by: 1)
    #expect(label.log == ["dismiss"] && other.log == [])
    let bar = try bar()
    #expect(bar.frame.maxY == 492)
    stage.resize(to: CGSize(width: 852, height: 393))
    stage.advance(by: 1)
    #expect(other.log == ["dismiss"] && stage.editMenu == nil)
  }

  @Test(.evidence(.inferred))
  func aViewThatLeavesTakesItsMenuAlong() {
    label.show()
    stage.advance(by: 1)
    label.removeFromSuperview()
    stage.advance(by: 1)
    #expect(label.log == ["dismiss"] && stage.window.subviews == [])
  }

  /// It could not be closed any more.
  @Test(.evidence(.inferred))
  func aMenuThatTheAppRemovesIsClosed() {
    label.show()
    stage.advance(by: 1)
    for view in stage.window.subviews where view !== label { view.removeFromSuperview() }
    stage.advance(by: 1)
    #expect(label.log == ["dismiss"])
    label.show()
    #expect(stage.editMenu != nil && label.log == ["dismiss"])
  }

  // MARK: The controller

  @Test(.evidence(.documented))
  func theControllersOwnItemsFollowTheSystems() throws {
    label.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Shout", action: Selector("shout:", CopyLabel.shout)),
      UIMenuItem(title: "Whisper", action: "whisper:"),
    ]
    menu.showMenu(from: label, rect: label.bounds)
    stage.advance(by: 1)
    #expect(stage.editMenuTitles == ["Copy", "Select All", "Shout"])
    let bar = try bar()
    #expect(menu.isMenuVisible && menu.menuFrame == bar.frame)
    try stage.record { stage.chooseInEditMenu("Shout") }
    #expect(label.log == ["shout by UIMenuController"] && !menu.isMenuVisible)
    #expect(menu.menuFrame == .zero && stage.faults.isEmpty)
    menu.arrowDirection = .up
    menu.setMenuVisible(true, animated: false)
    #expect(stage.editMenu?.alpha == 1 && menu.menuFrame.minY == 352)
    menu.arrowDirection = .default
    try stage.record { stage.chooseInEditMenu("Copy") }
    #expect(label.log.last == "copy by UIMenuController")
    menu.menuItems = nil
  }
}
