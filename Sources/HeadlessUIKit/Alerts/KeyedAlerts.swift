import Foundation

// UIKit has no properties for these, and apps set them by key-value coding. The keys are those that
// apps spell. [W]

extension UIAlertAction: KeyedParts {
  func part(forKey key: String) -> Any? {
    switch key {
    case "titleTextColor": look.titleColor ?? NSNull()
    case "image": look.image ?? NSNull()
    case "imageTintColor": look.imageColor ?? NSNull()
    case "titleTextAlignment": look.alignment?.rawValue ?? NSNull()
    case "checked": look.isChecked
    default: nil
    }
  }

  func replacePart(forKey key: String, by value: Any?) -> Bool {
    switch key {
    case "titleTextColor": look.titleColor = value as? UIColor
    case "image": look.image = value as? UIImage
    case "imageTintColor": look.imageColor = value as? UIColor
    case "titleTextAlignment":
      look.alignment =
        value as? NSTextAlignment ?? (value as? Int).flatMap(NSTextAlignment.init(rawValue:))
    case "checked": look.isChecked = value as? Bool ?? false
    default: return false
    }
    return true
  }
}

extension UIAlertController: KeyedParts {
  func part(forKey key: String) -> Any? {
    switch key {
    case "contentViewController": contentController ?? NSNull()
    case "attributedTitle": attributedTitle ?? NSNull()
    case "attributedMessage": attributedMessage ?? NSNull()
    default: nil
    }
  }

  func replacePart(forKey key: String, by value: Any?) -> Bool {
    switch key {
    case "contentViewController": contentController = value as? UIViewController
    case "attributedTitle": attributedTitle = value as? NSAttributedString
    case "attributedMessage": attributedMessage = value as? NSAttributedString
    default: return false
    }
    return true
  }
}

extension UIAlertView: KeyedParts {
  func part(forKey key: String) -> Any? {
    key == "accessoryView" ? accessoryView ?? NSNull() : nil
  }

  func replacePart(forKey key: String, by value: Any?) -> Bool {
    guard key == "accessoryView" else { return false }
    accessoryView = value as? UIView
    return true
  }
}
