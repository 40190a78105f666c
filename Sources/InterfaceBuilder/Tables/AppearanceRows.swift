import HeadlessUIKit

/// The appearance of bars in each of their states, since iOS 13.
@MainActor
enum AppearanceRows {
  static let parts: [Part] = [
    standard(\UINavigationBar.standardAppearance, navigation),
    state("compactAppearance", \UINavigationBar.compactAppearance, navigation),
    state("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance, navigation),
    state("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance, navigation),
    state("standardAppearance", \UINavigationItem.standardAppearance, navigation),
    state("compactAppearance", \UINavigationItem.compactAppearance, navigation),
    state("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance, navigation),
    state("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance, navigation),
    standard(\UIToolbar.standardAppearance, toolbar),
    state("compactAppearance", \UIToolbar.compactAppearance, toolbar),
    state("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance, toolbar),
    state("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance, toolbar),
    standard(\UITabBar.standardAppearance, tabBar),
    state("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance, tabBar),
  ]

  /// The appearance that every bar has.
  private static func standard<Bar, Appearance>(
    _ path: ReferenceWritableKeyPath<Bar, Appearance>,
    _ read: @escaping @MainActor (Element, Building) -> Appearance
  ) -> Part {
    .custom("standardAppearance") { (bar: Bar, element, building) in
      bar[keyPath: path] = read(element, building)
      return true
    }
  }

  /// One that a bar or an item may do without.
  private static func state<Bar, Appearance>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Bar, Appearance?>,
    _ read: @escaping @MainActor (Element, Building) -> Appearance
  ) -> Part {
    .custom(key) { (bar: Bar, element, building) in
      bar[keyPath: path] = read(element, building)
      return true
    }
  }

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
