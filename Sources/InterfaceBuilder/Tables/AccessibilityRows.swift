import HeadlessUIKit

/// Accessibility attributes.
@MainActor
enum AccessibilityRows {
  static let parts: [Part] = [
    .custom("accessibilityConfiguration") { (object: UIResponder, element, _) in
      if let label = element["label"] ?? element.first(key: "label")?.plainText {
        object.accessibilityLabel = label
      }
      if let hint = element["hint"] ?? element.first(key: "hint")?.plainText {
        object.accessibilityHint = hint
      }
      if let identifier = element["identifier"] { object.accessibilityIdentifier = identifier }
      if let bool = element.first(key: "isElement"), let isElement = bool.flag("value") {
        object.isAccessibilityElement = isElement
      }
      if let traits = element.first("accessibilityTraits") {
        object.accessibilityTraits = Self.traits(traits)
      }
      return true
    }
  ]

  private static func traits(_ element: Element) -> UIAccessibilityTraits {
    names.reduce(into: .none) { if element.flag($1.key) == true { $0.insert($1.value) } }
  }

  static let names: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "tabBar": .tabBar, "header": .header,
  ]
}
