import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A bar hears of each change of what it shows.
@MainActor
@Suite struct BarItemNoticeTests {
  private final class Watcher: BarItemHost {
    var changes = 0
    func barItemChanged() { changes += 1 }
  }

  private typealias Change = (name: String, body: () -> Void)

  private let watcher = Watcher()
  private let image = UIImage()
  private let shift = UIOffset(horizontal: 1, vertical: 2)

  /// The changes that nobody heard of.
  private func unheard(_ changes: [Change]) -> [String] {
    changes.filter { _, body in
      let before = watcher.changes
      body()
      return watcher.changes == before
    }.map(\.name)
  }

  @Test func theTitleAndTheButtonsOfAScreen() {
    let item = UINavigationItem(title: "a")
    item.host = watcher
    let changes: [Change] = [
      ("title", { item.title = "b" }),
      ("titleView", { item.titleView = UIView() }),
      ("prompt", { item.prompt = "p" }),
      ("backBarButtonItem", { item.backBarButtonItem = UIBarButtonItem() }),
      ("backButtonTitle", { item.backButtonTitle = "c" }),
      ("backButtonDisplayMode", { item.backButtonDisplayMode = .minimal }),
      ("hidesBackButton", { item.hidesBackButton = true }),
      ("leftItemsSupplement", { item.leftItemsSupplementBackButton = true }),
      ("leftBarButtonItem", { item.leftBarButtonItem = UIBarButtonItem() }),
      ("rightBarButtonItem", { item.rightBarButtonItem = UIBarButtonItem() }),
      ("no left items", { item.leftBarButtonItems = [] }),
      ("no right items", { item.rightBarButtonItems = [] }),
      ("no left item", { item.leftBarButtonItem = nil }),
      ("no right item", { item.rightBarButtonItem = nil }),
      ("hidesSearchBar", { item.hidesSearchBarWhenScrolling = false }),
      ("largeTitleDisplayMode", { item.largeTitleDisplayMode = .never }),
      ("standardAppearance", { item.standardAppearance = UINavigationBarAppearance() }),
      ("compactAppearance", { item.compactAppearance = UINavigationBarAppearance() }),
      ("scrollEdgeAppearance", { item.scrollEdgeAppearance = UINavigationBarAppearance() }),
      ("compactScrollEdge", { item.compactScrollEdgeAppearance = UINavigationBarAppearance() }),
      ("backAction", { item.backAction = UIAction { _ in } }),
      ("leadingItemGroups", { item.leadingItemGroups = [.fixedGroup(items: [])] }),
      ("trailingItemGroups", { item.trailingItemGroups = [.fixedGroup(items: [])] }),
      ("pinnedTrailingGroup", { item.pinnedTrailingGroup = .fixedGroup(items: []) }),
    ]
    #expect(unheard(changes) == [])
  }

  /// Items that are in a bar, in groups or by themselves, tell of their own changes.
  @Test func theItemsOfAScreen() {
    let item = UINavigationItem(title: "a")
    item.host = watcher
    let parts = (0..<7).map { _ in UIBarButtonItem() }
    item.leftBarButtonItems = [parts[0], parts[1]]
    item.rightBarButtonItems = [parts[2]]
    item.backBarButtonItem = parts[3]
    let group = UIBarButtonItemGroup.fixedGroup(items: [parts[4]])
    item.leadingItemGroups = [group]
    item.trailingItemGroups = [.fixedGroup(items: [parts[5]])]
    item.pinnedTrailingGroup = .fixedGroup(items: [parts[6]])
    #expect(unheard(parts.map { part in ("\(part)", { part.title = "new" }) }) == [])
    let late = UIBarButtonItem()
    let changes: [Change] = [
      ("barButtonItems", { group.barButtonItems = [late] }), ("late", { late.title = "new" }),
      ("isHidden", { group.isHidden = true }),
    ]
    #expect(unheard(changes) == [])
    #expect(unheard([("still hidden", { group.isHidden = true })]) == ["still hidden"])
  }

  @Test func aButton() {
    let item = UIBarButtonItem()
    item.host = watcher
    let changes: [Change] = [
      ("isEnabled", { item.isEnabled = false }), ("title", { item.title = "b" }),
      ("image", { item.image = image }), ("landscape", { item.landscapeImagePhone = image }),
      ("imageInsets", { item.imageInsets.top = 1 }),
      ("attributes", { item.setTitleTextAttributes([.kern: 1], for: .normal) }),
      ("style", { item.style = .done }), ("width", { item.width = 9 }),
      ("possibleTitles", { item.possibleTitles = ["a"] }), ("isHidden", { item.isHidden = true }),
      ("customView", { item.customView = UIView() }),
      ("primaryAction", { item.primaryAction = UIAction { _ in } }),
      ("menu", { item.menu = UIMenu(children: []) }), ("tintColor", { item.tintColor = .red }),
      ("isSelected", { item.isSelected = true }),
      ("changesSelection", { item.changesSelectionAsPrimaryAction = true }),
      ("order", { item.preferredMenuElementOrder = .fixed }),
      ("background", { item.setBackgroundImage(image, for: .normal, barMetrics: .default) }),
      (
        "background of a style",
        { item.setBackgroundImage(image, for: .normal, style: .done, barMetrics: .default) }
      ),
      ("back title", { item.setBackButtonTitlePositionAdjustment(shift, for: .default) }),
      ("title offset", { item.setTitlePositionAdjustment(shift, for: .default) }),
    ]
    #expect(unheard(changes) == [])
    let same: [Change] = [
      ("isHidden", { item.isHidden = true }), ("isSelected", { item.isSelected = true }),
      ("changesSelection", { item.changesSelectionAsPrimaryAction = true }),
    ]
    #expect(unheard(same).count == 3)
  }

  @Test func aTab() {
    let item = UITabBarItem()
    item.host = watcher
    let changes: [Change] = [
      ("selectedImage", { item.selectedImage = image }), ("badgeValue", { item.badgeValue = "1" }),
      ("badgeColor", { item.badgeColor = .red }),
      ("titlePositionAdjustment", { item.titlePositionAdjustment = shift }),
      ("standardAppearance", { item.standardAppearance = UITabBarAppearance() }),
      ("scrollEdgeAppearance", { item.scrollEdgeAppearance = UITabBarAppearance() }),
      ("badge", { item.setBadgeTextAttributes([.kern: 1], for: .normal) }),
    ]
    #expect(unheard(changes) == [])
    #expect(item.badgeTextAttributes(for: .normal)?[.kern] as? Int == 1)
  }

  private func background(_ look: UIBarAppearance) -> [Change] {
    [
      ("backgroundEffect", { look.backgroundEffect = UIBlurEffect(style: .dark) }),
      ("backgroundColor", { look.backgroundColor = .red }),
      ("backgroundImage", { look.backgroundImage = image }),
      ("contentMode", { look.backgroundImageContentMode = .center }),
      ("shadowColor", { look.shadowColor = .blue }), ("shadowImage", { look.shadowImage = image }),
    ]
  }

  private func states(_ looks: UIBarButtonItemAppearance, _ name: String) -> [Change] {
    [looks.normal, looks.highlighted, looks.disabled, looks.focused].flatMap { state -> [Change] in
      [
        ("\(name) attributes", { state.titleTextAttributes = [.kern: 1] }),
        ("\(name) shift", { state.titlePositionAdjustment = shift }),
        ("\(name) background", { state.backgroundImage = image }),
        ("\(name) background shift", { state.backgroundImagePositionAdjustment = shift }),
      ]
    }
  }

  private func states(_ looks: UITabBarItemAppearance, _ name: String) -> [Change] {
    [looks.normal, looks.selected, looks.disabled, looks.focused].flatMap { state -> [Change] in
      [
        ("\(name) attributes", { state.titleTextAttributes = [.kern: 1] }),
        ("\(name) shift", { state.titlePositionAdjustment = shift }),
        ("\(name) icon", { state.iconColor = .red }),
        ("\(name) badge shift", { state.badgePositionAdjustment = shift }),
        ("\(name) badge", { state.badgeBackgroundColor = .red }),
        ("\(name) badge attributes", { state.badgeTextAttributes = [.kern: 1] }),
        ("\(name) badge title", { state.badgeTitlePositionAdjustment = shift }),
      ]
    }
  }

  @Test func looksOfNavigationBars() {
    let look = UINavigationBarAppearance()
    look.host = watcher
    let button = UIBarButtonItemAppearance(style: .plain)
    let changes: [Change] = [
      ("title", { look.titleTextAttributes = [.kern: 1] }),
      ("large title", { look.largeTitleTextAttributes = [.kern: 1] }),
      ("shift", { look.titlePositionAdjustment = shift }),
      ("arrow", { look.setBackIndicatorImage(image, transitionMaskImage: nil) }),
    ]
    let parts =
      states(look.buttonAppearance, "plain") + states(look.doneButtonAppearance, "done")
      + states(look.backButtonAppearance, "back")
    let new: [Change] = [
      ("new button", { look.buttonAppearance = button }),
      ("new done", { look.doneButtonAppearance = button }),
      ("new back", { look.backButtonAppearance = button }),
    ]
    #expect(unheard(background(look) + changes + parts + new + states(button, "new")) == [])
  }

  @Test func looksOfToolbars() {
    let look = UIToolbarAppearance()
    look.host = watcher
    let parts =
      states(look.buttonAppearance, "plain") + states(look.doneButtonAppearance, "done")
    let (plain, done) = (UIBarButtonItemAppearance(), UIBarButtonItemAppearance(style: .done))
    let new: [Change] = [
      ("new button", { look.buttonAppearance = plain }),
      ("new done", { look.doneButtonAppearance = done }),
    ]
    let all = background(look) + parts + new + states(plain, "new plain") + states(done, "new done")
    #expect(unheard(all) == [])
  }

  @Test func looksOfTabBars() {
    let look = UITabBarAppearance()
    look.host = watcher
    let changes: [Change] = [
      ("tint", { look.selectionIndicatorTintColor = .red }),
      ("indicator", { look.selectionIndicatorImage = image }),
      ("positioning", { look.stackedItemPositioning = .fill }),
      ("width", { look.stackedItemWidth = 9 }), ("spacing", { look.stackedItemSpacing = 9 }),
    ]
    let parts =
      states(look.stackedLayoutAppearance, "stacked")
      + states(look.inlineLayoutAppearance, "inline")
      + states(look.compactInlineLayoutAppearance, "compact")
    let new = (0..<3).map { _ in UITabBarItemAppearance() }
    let exchanges: [Change] = [
      ("new stacked", { look.stackedLayoutAppearance = new[0] }),
      ("new inline", { look.inlineLayoutAppearance = new[1] }),
      ("new compact", { look.compactInlineLayoutAppearance = new[2] }),
    ]
    let inside = new.flatMap { states($0, "new") }
    #expect(unheard(background(look) + changes + parts + exchanges + inside) == [])
  }
}
