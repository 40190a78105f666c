import Foundation

/// Builds the menus of a system below one root.
@MainActor
final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, root: UIMenu) {
    (self.system, self.root) = (system, root)
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { root.menu(named: identifier) }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    let wanted = propertyList as? AnyHashable
    return root.first {
      guard let command = $0 as? UICommand else { return false }
      return command.action == action && (command.propertyList as? AnyHashable) == wanted
    } as? UICommand
  }

  // MARK: Changing

  // [I] A change that names a missing menu is ignored.

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    exchange(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    func change(_ menu: UIMenu) -> UIMenu {
      menu.replacingChildren(childrenBlock(menu.children))
    }
    if root.identifier == parentIdentifier {
      root = change(root)
    } else {
      exchange(parentIdentifier) { [change($0)] }
    }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    exchange(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    exchange(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    exchange(removedIdentifier) { _ in [] }
  }

  private func exchange(
    _ identifier: UIMenu.Identifier,
    for elements: (UIMenu) -> [UIMenuElement]
  ) {
    root = root.exchanging(identifier, for: elements)
  }
}

extension UIMenu {
  fileprivate func menu(named wanted: Identifier) -> UIMenu? {
    first { ($0 as? UIMenu)?.identifier == wanted } as? UIMenu
  }

  /// The first element that fits, of the menu itself and all below it.
  fileprivate func first(where fits: (UIMenuElement) -> Bool) -> UIMenuElement? {
    if fits(self) { return self }
    for child in children {
      if let menu = child as? UIMenu {
        if let found = menu.first(where: fits) { return found }
      } else if fits(child) {
        return child
      }
    }
    return nil
  }

  /// A menu in which other elements stand in the place of one below it.
  fileprivate func exchanging(
    _ wanted: Identifier,
    for elements: (UIMenu) -> [UIMenuElement]
  ) -> UIMenu {
    guard menu(named: wanted) != nil else { return self }
    let changed = children.flatMap { child -> [UIMenuElement] in
      guard let menu = child as? UIMenu else { return [child] }
      return menu.identifier == wanted
        ? elements(menu) : [menu.exchanging(wanted, for: elements)]
    }
    return replacingChildren(changed)
  }
}
