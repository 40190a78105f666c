import HeadlessUIKit

/// The elements inside of those that become objects.
@MainActor
enum InnerElements {
  static let table: [String: InnerElement] = values.merging(texts) { first, _ in first }
    .merging(looks) { first, _ in first }
    .merging(lists) { first, _ in first }
    .merging(links) { first, _ in first }

  /// Words of attributes that the makers of objects read.
  static let words: [String: [String: Set<String>]] = [
    "button": ["buttonType": Set(ViewMaker.buttonTypes.keys)],
    "tableViewCell": ["style": Set(ViewMaker.cellStyles.keys)],
    "tableView": ["style": ["plain", "grouped", "insetGrouped"]],
    "barButtonItem": ["systemItem": Set(ItemMaker.systemItems.keys)],
    "tabBarItem": ["systemItem": Set(ItemMaker.systemTabs.keys)],
    "pageViewController": [
      "transitionStyle": ["scroll", "pageCurl"],
      "navigationOrientation": ["horizontal", "vertical"],
    ],
    "splitViewController": ["style": ["unspecified", "doubleColumn", "tripleColumn"]],
  ]

  // MARK: Values

  private static let values: [String: InnerElement] = [
    "rect": InnerElement(numbers: ["x", "y", "width", "height"]),
    "size": InnerElement(numbers: ["width", "height"]),
    "point": InnerElement(numbers: ["x", "y"]),
    "value": InnerElement(numbers: ["x", "y", "width", "height"], others: ["type"]),
    "inset": InnerElement(numbers: ["minX", "minY", "maxX", "maxY"]),
    "edgeInsets": InnerElement(numbers: ["top", "left", "bottom", "right"]),
    "directionalEdgeInsets": InnerElement(numbers: ["top", "leading", "bottom", "trailing"]),
    "offsetWrapper": InnerElement(numbers: ["horizontal", "vertical"]),
    // Its lengths may be parts: `75.07%`.
    "frame": InnerElement(others: ["minX", "minY", "maxX", "maxY", "width", "height"]),
    "autoresizingMask": InnerElement(
      others: [
        "widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxX", "flexibleMinY",
        "flexibleMaxY",
      ]
    ),
    "extendedEdge": InnerElement(others: ["top", "left", "bottom", "right"]),
    "rectEdge": InnerElement(others: ["top", "left", "bottom", "right"]),
    "popoverArrowDirection": InnerElement(others: ["up", "down", "left", "right"]),
    "integer": InnerElement(numbers: ["value"]), "real": InnerElement(numbers: ["value"]),
    "bool": InnerElement(others: ["value"]),
    "range": InnerElement(numbers: ["location", "length"]),
    "date": InnerElement(numbers: ["timeIntervalSinceReferenceDate"]),
    "locale": InnerElement(others: ["localeIdentifier"]),
    "string": InnerElement(others: ["base64-UTF8", "xml:space"]),
    "mutableString": InnerElement(others: ["base64-UTF8", "xml:space"]),
    "color": InnerElement(
      words: [
        "colorSpace": [
          "custom", "catalog", "calibratedWhite", "calibratedRGB", "deviceWhite", "deviceRGB",
          "displayP3",
        ]
      ],
      numbers: ["red", "green", "blue", "white", "alpha"],
      others: [
        "customColorSpace", "name", "systemColor", "cocoaTouchSystemColor",
        "xcode11CocoaTouchSystemColor",
      ]
    ),
  ]

  // MARK: Texts

  private static let texts: [String: InnerElement] = [
    "fontDescription": InnerElement(
      words: [
        "type": ["system", "boldSystem", "italicSystem"], "weight": Set(FontReader.weights.keys),
        "style": Set(FontReader.styles.keys), "size": Set(FontReader.sizes.keys),
      ],
      numbers: ["pointSize"],
      others: ["name", "family"]
    ),
    "font": InnerElement(numbers: ["size"], others: ["name", "metaFont"]),
    "textAttributes": InnerElement(
      children: ["textColor", "fontDescription", "textShadowColor", "textShadowOffset"]
    ),
    "attributedString": InnerElement(children: ["fragment"]),
    "fragment": InnerElement(others: ["content"], children: ["attributes", "content"]),
    "attributes": InnerElement(
      children: AttributedTextReader.colors.union(AttributedTextReader.lines)
        .union(AttributedTextReader.numbers)
        .union(["NSFont", "NSParagraphStyle", "NSOriginalFont"])
    ),
    "paragraphStyle": InnerElement(
      words: [
        "alignment": Set(TextRows.alignments.keys),
        "lineBreakMode": Set(AttributedTextReader.lineBreaks.keys),
        "baseWritingDirection": Set(AttributedTextReader.directions.keys),
      ],
      numbers: Set(AttributedTextReader.distances.keys)
        .union(["hyphenationFactor", "tighteningFactorForTruncation"]),
      others: ["allowsDefaultTighteningForTruncation"],
      children: ["tabStops"]
    ),
    "tabStops": InnerElement(children: ["textTab"]),
    "textTab": InnerElement(
      words: ["alignment": Set(TextRows.alignments.keys)],
      numbers: ["location"],
      children: ["options"]
    ),
    "options": InnerElement(),
    "textInputTraits": InnerElement(
      words: TextInputRows.words,
      others: ["secureTextEntry", "enablesReturnKeyAutomatically", "textContentType"]
    ),
    "dataDetectorType": InnerElement(others: Set(TextRows.detectors.keys).union(["none"])),
    "accessibility": InnerElement(
      others: ["label", "hint", "identifier"],
      children: ["label", "hint", "isElement", "accessibilityTraits"]
    ),
    "accessibilityTraits": InnerElement(
      others: Set(AccessibilityRows.names.keys).union(["none"])
    ),
  ]

  // MARK: Looks

  private static let looks: [String: InnerElement] = [
    "state": InnerElement(
      words: ["key": Set(SpecialParts.states.keys)],
      others: ["title", "image", "backgroundImage"],
      children: [
        "title", "attributedTitle", "titleColor", "titleShadowColor", "image", "backgroundImage",
        "preferredSymbolConfiguration",
      ]
    ),
    "buttonConfiguration": InnerElement(
      words: [
        "style": Set(ConfigurationReader.styles.keys),
        "imagePlacement": Set(ConfigurationReader.placements.keys),
        "titleAlignment": Set(ConfigurationReader.alignments.keys),
        "buttonSize": Set(ConfigurationReader.sizes.keys),
        "cornerStyle": Set(ConfigurationReader.corners.keys),
        "titleLineBreakMode": Set(TextRows.lineBreaks.keys),
        "subtitleLineBreakMode": Set(TextRows.lineBreaks.keys),
      ],
      numbers: ["imagePadding", "titlePadding"],
      others: ["title", "subtitle", "image", "showsActivityIndicator"],
      children: [
        "title", "subtitle", "attributedTitle", "attributedSubtitle", "titleFontDescription",
        "image", "contentInsets", "preferredSymbolConfigurationForImage", "baseForegroundColor",
        "baseBackgroundColor", "background",
      ]
    ),
    "backgroundConfiguration": InnerElement(
      words: ["imageContentMode": Set(ViewRows.contentModes.keys)],
      numbers: ["strokeWidth", "cornerRadius"],
      others: ["image"],
      children: ["backgroundColor", "strokeColor", "image", "backgroundInsets", "blurEffect"]
    ),
    "preferredSymbolConfiguration": InnerElement(
      words: ["scale": symbolScales, "weight": symbolWeights],
      numbers: ["pointSize"],
      others: ["configurationType"],
      children: ["fontDescription"]
    ),
    "imageReference": InnerElement(
      words: [
        "symbolScale": symbolScales, "weight": symbolWeights,
        "renderingMode": Set(ImageFinder.modes.keys).union([ImageFinder.levelsOfOneColor]),
      ],
      // Symbols are drawn with all of their levels, whatever value they show.
      numbers: ["pointSize", "variableValue"],
      others: ["image"],
      children: ["fontDescription", "hierarchicalColors"]
    ),
    "blurEffect": InnerElement(words: ["style": Set(SpecialParts.blurs.keys)]),
    "vibrancyEffect": InnerElement(
      words: ["style": Set(SpecialParts.vibrancies.keys)],
      children: ["blurEffect"]
    ),
    "navigationBarAppearance": InnerElement(
      others: ["backgroundImage", "shadowImage"],
      children: barParts.union(["titleTextAttributes", "largeTitleTextAttributes"])
    ),
    "toolbarAppearance": InnerElement(
      others: ["backgroundImage", "shadowImage"],
      children: barParts
    ),
    "tabBarAppearance": InnerElement(
      others: ["backgroundImage", "shadowImage"],
      children: barParts
    ),
  ]

  private static let symbolScales = Set(SymbolReader.scales.keys)
  private static let symbolWeights = Set(SymbolReader.weights.keys)
  private static let barParts: Set<String> = [
    "backgroundColor", "shadowColor", "backgroundEffect", "backgroundImage", "shadowImage",
  ]

  // MARK: Lists

  private static let lists: [String: InnerElement] = [
    "segments": InnerElement(children: ["segment"]),
    "segment": InnerElement(
      numbers: ["width"],
      others: ["title", "image", "enabled"],
      children: ["title", "image"]
    ),
    "scopeButtonTitles": InnerElement(children: ["string", "mutableString"]),
    "items": InnerElement(children: ["barButtonItem", "navigationItem", "tabBarItem"]),
    "toolbarItems": InnerElement(children: ["barButtonItem"]),
    "leftBarButtonItems": InnerElement(children: ["barButtonItem"]),
    "rightBarButtonItems": InnerElement(children: ["barButtonItem"]),
    "prototypes": InnerElement(children: ["tableViewCell"]),
    "sections": InnerElement(children: ["tableViewSection"]),
    "tableViewSection": InnerElement(
      others: ["headerTitle", "footerTitle"],
      children: ["cells", "headerTitle", "footerTitle", "userComments"]
    ),
    "cells": InnerElement(children: ["tableViewCell", "collectionViewCell"]),
    "listContentConfiguration": InnerElement(
      numbers: Set(ListContentReader.distances.keys),
      others: ["text", "secondaryText", "image", "prefersSideBySideTextAndSecondaryText"],
      children: [
        "text", "secondaryText", "attributedText", "secondaryAttributedText", "image",
        "directionalLayoutMargins",
      ]
    ),
    "collectionViewFlowLayout": InnerElement(
      words: [
        "scrollDirection": ["horizontal", "vertical"],
        "sectionInsetReference": Set(LayoutMaker.references.keys),
      ],
      numbers: ["minimumLineSpacing", "minimumInteritemSpacing"],
      others: [
        "automaticEstimatedItemSize", "sectionHeadersPinToVisibleBounds",
        "sectionFootersPinToVisibleBounds",
      ],
      children: [
        "itemSize", "estimatedItemSize", "headerReferenceSize", "footerReferenceSize",
        "sectionInset", "connections", "userDefinedRuntimeAttributes",
      ]
    ),
  ]

  // MARK: Constraints and connections

  private static let links: [String: InnerElement] = [
    "layoutGuides": InnerElement(children: ["viewControllerLayoutGuide"]),
    "viewControllerLayoutGuide": InnerElement(words: ["type": ["top", "bottom"]]),
    "constraints": InnerElement(children: ["constraint"]),
    "constraint": InnerElement(
      words: ["relation": Set(ConstraintMaker.relations.keys)],
      numbers: ["constant", "priority"],
      references: ["firstItem", "secondItem"],
      // The maker reports attributes and multipliers that it cannot read.
      others: [
        "firstAttribute", "secondAttribute", "multiplier", "symbolic", "symbolType", "placeholder",
        "identifier",
      ],
      children: ["variation", "connections", "userDefinedRuntimeAttributes"]
    ),
    "connections": InnerElement(children: ["outlet", "outletCollection", "action", "segue"]),
    "outlet": InnerElement(references: ["destination"], others: ["property"]),
    "outletCollection": InnerElement(
      references: ["destination"],
      others: ["property", "appends", "collectionClass"]
    ),
    "action": InnerElement(
      words: ["eventType": Set(Connector.events.keys)],
      references: ["destination"],
      others: ["selector"]
    ),
    "segue": InnerElement(
      words: [
        "kind": SegueWords.kinds, "relationship": Relationships.names,
        "modalPresentationStyle": Set(SegueWords.presentations.keys),
        "modalTransitionStyle": Set(SegueWords.transitions.keys),
      ],
      references: ["destination", "popoverAnchorBarButtonItem", "popoverAnchorView"],
      others: [
        "identifier", "inheritsFrom", "unwindAction", "destinationCreationSelector", "animates",
        "trigger", "action",
      ],
      children: ["popoverArrowDirection", "segue"]
    ),
    "userDefinedRuntimeAttributes": InnerElement(children: ["userDefinedRuntimeAttribute"]),
    "userDefinedRuntimeAttribute": InnerElement(
      others: ["type", "keyPath", "value"],
      children: ["value"]
    ),
  ]
}
