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
    .custom("standardAppearance") { (bar: UIToolbar, element, building) in
      bar.standardAppearance = UIToolbarAppearance()
      fill(bar.standardAppearance, from: element, building)
      return true
    },
    .custom("standardAppearance") { (bar: UITabBar, element, building) in
      bar.standardAppearance = UITabBarAppearance()
      fill(bar.standardAppearance, from: element, building)
      return true
    },
  ]

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
      case "backgroundEffect" where child.name == "nil": appearance.backgroundEffect = nil
      default: continue
      }
    }
  }
}
