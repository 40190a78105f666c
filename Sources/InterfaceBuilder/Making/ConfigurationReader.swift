import Foundation
import Geometry
import HeadlessUIKit

/// `<buttonConfiguration>` → how a button looks since iOS 15.
@MainActor
struct ConfigurationReader {
  let building: Building

  func configuration(_ element: Element) -> UIButton.Configuration {
    var style = element["style"].flatMap { Self.styles[$0] } ?? .plain()
    if let text = element.first(key: "attributedTitle") {
      let title = AttributedTextReader(building: building).text(text)
      style.attributedTitle = AttributedString(title)
    } else {
      style.title = element["title"] ?? element.first(key: "title")?.plainText
      if let font = element.first(key: "titleFontDescription") {
        style.attributedTitle?.font = FontReader.font(font)
      }
    }
    if let text = element.first(key: "attributedSubtitle") {
      let subtitle = AttributedTextReader(building: building).text(text)
      style.attributedSubtitle = AttributedString(subtitle)
    } else {
      style.subtitle = element["subtitle"] ?? element.first(key: "subtitle")?.plainText
    }
    style.image = building.images.image("image", of: element)
    place(element, in: &style)
    color(element, in: &style)
    return style
  }

  static let styles: [String: UIButton.Configuration] = [
    "plain": .plain(), "borderless": .borderless(), "gray": .gray(), "bordered": .bordered(),
    "tinted": .tinted(), "borderedTinted": .borderedTinted(), "filled": .filled(),
    "borderedProminent": .borderedProminent(),
  ]

  private func place(_ element: Element, in style: inout UIButton.Configuration) {
    if let word = element["imagePlacement"], let edge = Self.placements[word] {
      style.imagePlacement = edge
    }
    if let padding = element.number("imagePadding") { style.imagePadding = padding }
    if let padding = element.number("titlePadding") { style.titlePadding = padding }
    if let word = element["titleAlignment"], let alignment = Self.alignments[word] {
      style.titleAlignment = alignment
    }
    if let word = element["buttonSize"], let size = Self.sizes[word] { style.buttonSize = size }
    if let word = element["cornerStyle"], let corners = Self.corners[word] {
      style.cornerStyle = corners
    }
    if let insets = element.first(key: "contentInsets") {
      style.contentInsets = insets.directionalInsets
    }
    if let symbol = element.first(key: "preferredSymbolConfigurationForImage") {
      style.preferredSymbolConfigurationForImage = SymbolReader.configuration(symbol)
    }
    if element.flag("showsActivityIndicator") == true { style.showsActivityIndicator = true }
    if let word = element["titleLineBreakMode"], let mode = TextRows.lineBreaks[word] {
      style.titleLineBreakMode = mode
    }
    if let word = element["subtitleLineBreakMode"], let mode = TextRows.lineBreaks[word] {
      style.subtitleLineBreakMode = mode
    }
  }

  private func color(_ element: Element, in style: inout UIButton.Configuration) {
    if let color = element.first(key: "baseForegroundColor").flatMap(building.colors.color) {
      style.baseForegroundColor = color
    }
    if let color = element.first(key: "baseBackgroundColor").flatMap(building.colors.color) {
      style.baseBackgroundColor = color
    }
    if let ground = element.first(key: "background") { fill(&style.background, from: ground) }
  }

  private func fill(_ background: inout UIBackgroundConfiguration, from ground: Element) {
    if let color = ground.first(key: "backgroundColor").flatMap(building.colors.color) {
      background.backgroundColor = color
    }
    if let color = ground.first(key: "strokeColor").flatMap(building.colors.color) {
      background.strokeColor = color
    }
    if let width = ground.number("strokeWidth") { background.strokeWidth = width }
    if let radius = ground.number("cornerRadius") { background.cornerRadius = radius }
    if let image = building.images.image("image", of: ground) { background.image = image }
    if let mode = ground["imageContentMode"].flatMap({ ViewRows.contentModes[$0] }) {
      background.imageContentMode = mode
    }
    if let insets = ground.first(key: "backgroundInsets") {
      background.backgroundInsets = insets.directionalInsets
    }
    if let blur = ground.first("blurEffect") { background.visualEffect = SpecialParts.blur(blur) }
  }

  static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
}
