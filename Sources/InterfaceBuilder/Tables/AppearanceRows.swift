import HeadlessUIKit

/// The appearance of bars in each of their states, since iOS 13.
@MainActor
enum AppearanceRows {
  static let parts: [Part] = [
    .custom("standardAppearance") { (bar: UINavigationBar, element, building) in
      bar.standardAppearance = navigation(element, building)
      return true
    },
    .custom("compactAppearance") { (bar: UINavigationBar, element, building) in
      bar.compactAppearance = navigation(element, building)
      return true
    },
    .custom("scrollEdgeAppearance") { (bar: UINavigationBar, element, building) in
      bar.scrollEdgeAppearance = navigation(element, building)
      return true
    },
    .custom("compactScrollEdgeAppearance") { (bar: UINavigationBar, element, building) in
      bar.compactScrollEdgeAppearance = navigation(element, building)
      return true
    },
    .custom("standardAppearance") { (item: UINavigationItem, element, building) in
      item.standardAppearance = navigation(element, building)
      return true
    },
    .custom("compactAppearance") { (item: UINavigationItem, element, building) in
      item.compactAppearance = navigation(element, building)
      return true
    },
    .custom("scrollEdgeAppearance") { (item: UINavigationItem, element, building) in
      item.scrollEdgeAppearance = navigation(element, building)
      return true
    },
    .custom("compactScrollEdgeAppearance") { (item: UINavigationItem, element, building) in
      item.compactScrollEdgeAppearance = navigation(element, building)
      return true
    },
    .custom("standardAppearance") { (bar: UIToolbar, element, building) in
      bar.standardAppearance = toolbar(element, building)
      return true
    },
    .custom("compactAppearance") { (bar: UIToolbar, element, building) in
      bar.compactAppearance = toolbar(element, building)
      return true
    },
    .custom("scrollEdgeAppearance") { (bar: UIToolbar, element, building) in
      bar.scrollEdgeAppearance = toolbar(element, building)
      return true
    },
    .custom("compactScrollEdgeAppearance") { (bar: UIToolbar, element, building) in
      bar.compactScrollEdgeAppearance = toolbar(element, building)
      return true
    },
    .custom("standardAppearance") { (bar: UITabBar, element, building) in
      bar.standardAppearance = tabBar(element, building)
      return true
    },
    .custom("scrollEdgeAppearance") { (bar: UITabBar, element, building) in
      bar.scrollEdgeAppearance = tabBar(element, building)
      return true
    },
  ]

  private static func toolbar(_ element: Element, _ building: Building) -> UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    fill(appearance, from: element, building)
    return appearance
  }

  private static func tabBar(_ element: Element, _ building: Building) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    fill(appearance, from: element, building)
    return appearance
  }

  private static func navigation(
    _ element: Element,
    _ building: Building
  ) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    fill(appearance, from: element, building)
    for child in element.children {
      let attributes = ControllerRows.textAttributes(child, building)
      if child.key == "titleTextAttributes" { appearance.titleTextAttributes = attributes }
      if child.key == "largeTitleTextAttributes" {
        appearance.largeTitleTextAttributes = attributes
      }
    }
    return appearance
  }

  private static func fill(
    _ appearance: UIBarAppearance,
    from element: Element,
    _ building: Building
  ) {
    for child in element.children {
      switch child.key {
      case "backgroundColor": appearance.backgroundColor = building.colors.color(child)
      case "shadowColor": appearance.shadowColor = building.colors.color(child)
      case "backgroundEffect":
        appearance.backgroundEffect = child.name == "nil" ? nil : SpecialParts.blur(child)
      default: continue
      }
    }
    if let image = building.images.image("backgroundImage", of: element) {
      appearance.backgroundImage = image
    }
    if let image = building.images.image("shadowImage", of: element) {
      appearance.shadowImage = image
    }
  }
}
