import Foundation
import Scene

/// Selecting tabs by code and by the user (rule tabs.switch-order).
extension UITabBarController {
  /// [D] Children are added at once; views load when they are first shown.
  func replaceTabs(_ new: [UIViewController]) {
    let leaving = members.filter { one in !new.contains { $0 === one } }
    for one in leaving where one.parent === self {
      one.tell(.containment(.willMove, parent: nil)) { one.willMove(toParent: nil) }
    }
    let index = members.firstIndex { $0 === chosen }
    prepareToList(new)
    members = new
    takeBackListed()
    // [D] The selected screen stays so if it is still in the list; otherwise the one in its place, or
    // else the first, is selected.
    let inPlace = index.flatMap { new.indices.contains($0) ? new[$0] : nil }
    let next = new.first { $0 === chosen } ?? inPlace ?? new.first
    showItems()
    // [W] The first screen, and those that the user chooses, are set like any other, with their items in
    // the bar: subclasses with bars of their own override the property to notice.
    if next !== chosen { selectedViewController = next } else { openIfListed() }
    for one in leaving where one.parent === self {
      one.leave(content)
      one.unlink()
    }
    refreshItems()
    if shown !== wanted { follow {} }
  }

  private func openIfListed() {
    guard let chosen, isListed(chosen) else { return }
    moreStack.open(chosen, animated: false)
  }

  func refreshItems() {
    showItems()
    bar.selectedItem = barItem(of: chosen)
  }

  private func showItems() {
    let direct = directTabs
    var items = direct.map { $0.tabBarItem ?? UITabBarItem() }
    if direct.count < members.count, let item = moreNavigationController.tabBarItem {
      items.append(item)
    }
    if bar.items ?? [] != items { bar.items = items }
  }

  private func barItem(of controller: UIViewController?) -> UITabBarItem? {
    guard let controller else { return nil }
    let isDirect = directTabs.contains { $0 === controller }
    return isDirect ? controller.tabBarItem : moreNavigationController.tabBarItem
  }

  func chooseIndex(_ index: Int) {
    guard members.indices.contains(index) else { return }
    choose(members[index])
  }

  func choose(_ controller: UIViewController?) {
    guard controller !== chosen else { return }
    if let controller, !isKnown(controller) {
      return raise(
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar"
          + " controller's list of view controllers can be selected.",  // [W]
        remedy: "add it to viewControllers first"
      )
    }
    chosen = controller === more ? more?.opened ?? controller : controller
    openIfListed()
    bar.selectedItem = barItem(of: controller)
    follow {}
  }

  func isKnown(_ controller: UIViewController) -> Bool {
    members.contains { $0 === controller }
      || (members.count > Self.room && controller === moreNavigationController)
  }

  /// Called when the user taps an item.
  func userChose(_ item: UITabBarItem) {
    let all = directTabs + (members.count > Self.room ? [moreNavigationController] : [])
    guard let controller = all.first(where: { $0.tabBarItem === item }) else { return }
    // [W] The bar's own delegate is notified first, while the old screen is still selected.
    tabBar(bar, didSelect: item)
    guard let delegate else { return userChose(controller) }
    // [D] With tabs, the delegate methods for tabs are called instead.
    if let tab = tab(of: controller) {
      return userChose(tab, showing: controller, delegate: delegate)
    }
    var isAllowed = true
    let arguments = [nil, controller.name]
    log(callTo: delegate, "tabBarController(_:shouldSelect:)", arguments: arguments) {
      isAllowed = delegate.tabBarController(self, shouldSelect: controller)
    }
    guard isAllowed else { return }
    userChose(controller)
    log(callTo: delegate, "tabBarController(_:didSelect:)", arguments: arguments) {
      delegate.tabBarController(self, didSelect: controller)
    }
  }

  private func userChose(
    _ tab: UITab,
    showing controller: UIViewController,
    delegate: any UITabBarControllerDelegate
  ) {
    var isAllowed = true
    let arguments = [nil, tab.identifier]
    log(callTo: delegate, "tabBarController(_:shouldSelectTab:)", arguments: arguments) {
      isAllowed = delegate.tabBarController(self, shouldSelectTab: tab)
    }
    guard isAllowed else { return }
    let previous = selectedTab
    userChose(controller)
    log(callTo: delegate, "tabBarController(_:didSelectTab:)", arguments: arguments) {
      delegate.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }
  }

  private func userChose(_ controller: UIViewController) {
    if controller === wanted {
      // [W] A tap on the selected tab pops its stack to the root.
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
  }
}
