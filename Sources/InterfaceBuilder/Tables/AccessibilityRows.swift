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
      return true
    }
  ]
}
