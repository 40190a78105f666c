import Foundation
import Scene

/// Tabs without an item are in a list, from which they are pushed.
///
/// Rule tabs.switch-order.
extension UITabBarController {
  // [D] Five items fit; if there are more, the fifth leads to the others.
  static let room = 5

  /// The tabs with an item in the bar.
  var directTabs: [UIViewController] { Self.direct(members) }
  var listedTabs: [UIViewController] { Array(members.dropFirst(directTabs.count)) }

  private static func direct(_ tabs: [UIViewController]) -> [UIViewController] {
    tabs.count <= room ? tabs : Array(tabs.prefix(room - 1))
  }

  func isListed(_ controller: UIViewController) -> Bool {
    listedTabs.contains { $0 === controller }
  }

  /// Called when the user selects a row of the list.
  func userOpened(_ tab: UIViewController) {
    guard isListed(tab) else { return }
    moreStack.open(tab, animated: UIView.areAnimationsEnabled)
    choose(tab)
  }

  /// Called when the list is visible again: the tab that was open returns to it.
  func listCameBack() {
    guard moreStack.opened == nil else { return }
    if let chosen, isListed(chosen) { self.chosen = moreStack }
    takeBackListed()
  }

  /// Makes all tabs except the open one children of this controller.
  func takeBackListed() {
    for one in members where one.parent !== self && one !== more?.opened {
      (one as? UINavigationController)?.ownBar.outerItem = nil
      link(one)
      one.tell(.containment(.didMove, parent: name)) { one.didMove(toParent: self) }
    }
  }

  /// Called before the tabs change: a tab that moves between bar and list is taken off the screen.
  func prepareToList(_ new: [UIViewController]) {
    let listed = new.dropFirst(Self.direct(new).count)
    let movers = [chosen, more?.opened].compactMap(\.self).filter { one in
      isListed(one) != listed.contains { $0 === one }
    }
    guard !movers.isEmpty else { return }
    finishChange()
    dropShown()
    if let opened = more?.opened, movers.contains(where: { $0 === opened }) { more?.close() }
  }

  private func finishChange() {
    guard isChanging else { return }
    for one in [shown, chosen, more] { one?.activeTransition?.complete(true) }
  }

  private func dropShown() {
    guard let old = shown else { return }
    shown = nil
    if isOnScreen { old.beginAppearance(false, animated: false) }
    old.leave(content)
    if isOnScreen { old.endAppearanceIfOpen() }
  }
}
