import Foundation
import HeadlessUIKit

/// Items of navigation bars, toolbars and tab bars.
@MainActor
struct ItemMaker {
  let building: Building

  func navigationItem(_ element: Element) -> UINavigationItem {
    let item = UINavigationItem(title: element["title"] ?? "")
    fill(item, from: element)
    return item
  }

  func fill(_ item: UINavigationItem, from element: Element) {
    building.register(item, as: element)
    building.configure(item, from: element)
    for child in element.children {
      switch (child.name, child.key) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftBarButtonItem = button(child)
      case ("barButtonItem", "rightBarButtonItem"): item.rightBarButtonItem = button(child)
      case ("barButtonItem", "backBarButtonItem"): item.backBarButtonItem = button(child)
      case ("leftBarButtonItems", _):
        item.leftBarButtonItems = child.all("barButtonItem").map(button)
      case ("rightBarButtonItems", _):
        item.rightBarButtonItems = child.all("barButtonItem").map(button)
      case (_, "titleView"):
        item.titleView = ViewMaker(building: building)
          .make(child, in: building.document.canvas.size)
      default: continue
      }
    }
  }

  func button(_ element: Element) -> UIBarButtonItem {
    let item = plainButton(element)
    building.register(item, as: element)
    building.configure(item, from: element)
    return item
  }

  private func plainButton(_ element: Element) -> UIBarButtonItem {
    if let view = element.children.first(where: { $0.key == "customView" }),
      let made = ViewMaker(building: building).make(view, in: building.document.canvas.size)
    {
      return UIBarButtonItem(customView: made)
    }
    if let word = element["systemItem"], let system = Self.systemItems[word] {
      return UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    }
    return building.customClass(element, below: UIBarButtonItem.self)
      .flatMap { made($0, element) } ?? UIBarButtonItem()
  }

  private func made<Item: UIBarItem>(_ type: Item.Type, _ element: Element) -> Item? {
    let item = type.init(coder: InterfaceCoder(base: UIResponder.self))
    if item == nil { building.noteNil(element, of: type, standIn: "item") }
    return item
  }

  func tab(_ element: Element) -> UITabBarItem {
    let item = plainTab(element)
    building.register(item, as: element)
    building.configure(item, from: element)
    return item
  }

  private func plainTab(_ element: Element) -> UITabBarItem {
    if let type = building.customClass(element, below: UITabBarItem.self) {
      return made(type, element) ?? UITabBarItem()
    }
    if let word = element["systemItem"], let system = Self.systemTabs[word] {
      return UITabBarItem(tabBarSystemItem: system, tag: 0)
    }
    return UITabBarItem()
  }

  static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]

  static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
