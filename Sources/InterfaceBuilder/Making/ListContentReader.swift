import Foundation
import Geometry
import HeadlessUIKit

/// `<listContentConfiguration>` → the texts and the image of a cell since iOS 14.
@MainActor
struct ListContentReader {
  let building: Building

  func configuration(
    _ element: Element,
    from standard: UIListContentConfiguration
  ) -> UIListContentConfiguration {
    var content = standard
    content.text = text("text", of: element)
    content.secondaryText = text("secondaryText", of: element)
    content.attributedText = attributed("attributedText", of: element)
    content.secondaryAttributedText = attributed("secondaryAttributedText", of: element)
    content.image = building.images.image("image", of: element)
    for (name, path) in Self.distances {
      if let distance = element.number(name) { content[keyPath: path] = CGFloat(distance) }
    }
    if let isRow = element.flag("prefersSideBySideTextAndSecondaryText") {
      content.prefersSideBySideTextAndSecondaryText = isRow
    }
    if let margins = element.first(key: "directionalLayoutMargins") {
      content.directionalLayoutMargins = margins.directionalInsets
    }
    return content
  }

  // [W] An empty text takes no room: such cells are as high as those without.
  private func text(_ key: String, of element: Element) -> String? {
    let text = element[key] ?? element.first(key: key)?.plainText ?? ""
    return text.isEmpty ? nil : text
  }

  private func attributed(_ key: String, of element: Element) -> NSAttributedString? {
    element.first(key: key).map { AttributedTextReader(building: building).text($0) }
  }

  static let distances: [String: WritableKeyPath<UIListContentConfiguration, CGFloat>] = [
    "imageToTextPadding": \.imageToTextPadding,
    "textToSecondaryTextHorizontalPadding": \.textToSecondaryTextHorizontalPadding,
    "textToSecondaryTextVerticalPadding": \.textToSecondaryTextVerticalPadding,
  ]
}
