import Foundation
import Geometry
import HeadlessUIKit

/// Attributes of every view.
@MainActor
enum ViewRows {
  static let attributes: [Attribute] = [
    .flag("opaque", \UIView.isOpaque),
    .flag("clipsSubviews", \UIView.clipsToBounds),
    .flag("hidden", \UIView.isHidden),
    .number("alpha", \UIView.alpha),
    .flag("userInteractionEnabled", \UIView.isUserInteractionEnabled),
    .flag("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
    .flag("autoresizesSubviews", \UIView.autoresizesSubviews),
    .whole("tag", \UIView.tag),
    .text("restorationIdentifier", \UIView.restorationIdentifier),
    .choice("contentMode", \UIView.contentMode, words: contentModes),
    .choice("semanticContentAttribute", \UIView.semanticContentAttribute, words: semantics),
    .flag(
      "translatesAutoresizingMaskIntoConstraints",
      \UIView.translatesAutoresizingMaskIntoConstraints
    ),
    .flag("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
    .flag("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
    .custom("layoutMarginsFollowReadableWidth") { (view: UIView, text, _) in
      guard let follows = text.flag else { return false }
      view.setMarginsFollowReadableWidth(follows)
      return true
    },
    priority("horizontalHuggingPriority") { $0.setContentHuggingPriority($1, for: .horizontal) },
    priority("verticalHuggingPriority") { $0.setContentHuggingPriority($1, for: .vertical) },
    priority("horizontalCompressionResistancePriority") {
      $0.setContentCompressionResistancePriority($1, for: .horizontal)
    },
    priority("verticalCompressionResistancePriority") {
      $0.setContentCompressionResistancePriority($1, for: .vertical)
    },
  ]

  static let parts: [Part] = [
    .color("backgroundColor", \UIView.backgroundColor),
    .custom("tintColor") { (view: UIView, element, building) in
      guard let color = building.colors.color(element) else { return false }
      view.tintColor = color
      return true
    },
    .insets("layoutMargins", \UIView.layoutMargins),
    .custom("directionalLayoutMargins") { (view: UIView, element, _) in
      view.directionalLayoutMargins = element.directionalInsets
      return true
    },
    // [D] UIView.contentStretch is its layer's contentsCenter.
    .custom("contentStretch") { (view: UIView, element, _) in
      view.layer.contentsCenter = element.rect
      return true
    },
    .custom("autoresizingMask") { (view: UIView, element, _) in
      view.autoresizingMask = mask(element)
      return true
    },
  ]

  private static func priority(
    _ name: String,
    _ set: @escaping (UIView, UILayoutPriority) -> Void
  ) -> Attribute {
    .custom(name) { (view: UIView, text, _) in
      guard let number = text.number, (0...1000).contains(number) else { return false }
      set(view, UILayoutPriority(Float(number)))
      return true
    }
  }

  private static func mask(_ element: Element) -> UIView.AutoresizingMask {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return names.reduce(into: []) { mask, row in
      if element.flag(row.0) == true { mask.insert(row.1) }
    }
  }

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "TopLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
}
