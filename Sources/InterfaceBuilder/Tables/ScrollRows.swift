import Foundation
import Geometry
import HeadlessUIKit

/// Scroll views, tables, collections, stacks and cells.
@MainActor
enum ScrollRows {
  static let attributes: [Attribute] = [
    .flag("pagingEnabled", \UIScrollView.isPagingEnabled),
    .flag("scrollEnabled", \UIScrollView.isScrollEnabled),
    .flag("bounces", \UIScrollView.bounces),
    .flag("bouncesZoom", \UIScrollView.bouncesZoom),
    .flag("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
    .flag("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
    .flag("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
    .flag("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
    .flag("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
    .flag("scrollsToTop", \UIScrollView.scrollsToTop),
    .choice(
      "indicatorStyle",
      \UIScrollView.indicatorStyle,
      words: ["default": .default, "black": .black, "white": .white]
    ),
    .flag("delaysContentTouches", \UIScrollView.delaysContentTouches),
    .flag("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
    .number("minimumZoomScale", \UIScrollView.minimumZoomScale),
    .number("maximumZoomScale", \UIScrollView.maximumZoomScale),
    .choice(
      "keyboardDismissMode",
      \UIScrollView.keyboardDismissMode,
      words: ["none": .none, "onDrag": .onDrag, "interactive": .interactive]
    ),
    .choice(
      "contentInsetAdjustmentBehavior",
      \UIScrollView.contentInsetAdjustmentBehavior,
      words: [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ]
    ),
    .choice(
      "separatorStyle",
      \UITableView.separatorStyle,
      words: [
        "none": .none, "default": .singleLine, "singleLine": .singleLine,
        "singleLineEtched": .singleLineEtched,
      ]
    ),
    height("rowHeight", \UITableView.rowHeight),
    height("estimatedRowHeight", \UITableView.estimatedRowHeight),
    height("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
    height("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
    height("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
    height("sectionFooterHeight", \UITableView.sectionFooterHeight),
    .flag("allowsSelection", \UITableView.allowsSelection),
    .flag("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
    .flag("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing),
    .flag(
      "allowsMultipleSelectionDuringEditing",
      \UITableView.allowsMultipleSelectionDuringEditing
    ),
    .flag("contentViewInsetsToSafeArea", \UITableView.insetsContentViewsToSafeArea),
    .flag("allowsSelection", \UICollectionView.allowsSelection),
    .flag("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
    .choice(
      "selectionStyle",
      \UITableViewCell.selectionStyle,
      words: ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
    ),
    .flag("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing),
    .flag("showsReorderControl", \UITableViewCell.showsReorderControl),
    .choice("accessoryType", \UITableViewCell.accessoryType, words: accessories),
    .choice("editingAccessoryType", \UITableViewCell.editingAccessoryType, words: accessories),
    .number("indentationWidth", \UITableViewCell.indentationWidth),
    .whole("indentationLevel", \UITableViewCell.indentationLevel),
    .choice("axis", \UIStackView.axis, words: ["vertical": .vertical, "horizontal": .horizontal]),
    .number("spacing", \UIStackView.spacing),
    .custom("spacingType") { (stack: UIStackView, text, _) in
      if text.raw == "standard" { stack.spacing = UIStackView.spacingUseSystem }
      return true
    },
    .choice("distribution", \UIStackView.distribution, words: distributions),
    .choice("alignment", \UIStackView.alignment, words: alignments),
    .flag("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
    .flag("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
  ]

  static let parts: [Part] = [
    .insets("contentInset", \UIScrollView.contentInset),
    .insets("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
    .insets("separatorInset", \UITableView.separatorInset),
    .color("sectionIndexColor", \UITableView.sectionIndexColor),
    .color("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
    .color("separatorColor", \UITableView.separatorColor),
    .insets("separatorInset", \UITableViewCell.separatorInset),
    .custom("contentConfiguration") { (cell: UITableViewCell, element, building) in
      cell.contentConfiguration = ListContentReader(building: building)
        .configuration(element, from: cell.defaultContentConfiguration())
      return true
    },
    .custom("contentConfiguration") { (cell: UICollectionViewCell, element, building) in
      let own = (cell as? UICollectionViewListCell)?.defaultContentConfiguration()
      cell.contentConfiguration = ListContentReader(building: building)
        .configuration(element, from: own ?? .cell())
      return true
    },
  ]

  /// −1 is Interface Builder's way to write "automatic".
  private static func height(
    _ name: String,
    _ path: ReferenceWritableKeyPath<UITableView, CGFloat>
  ) -> Attribute {
    .custom(name) { (table: UITableView, text, _) in
      guard let number = text.number else { return false }
      table[keyPath: path] = number < 0 ? UITableView.automaticDimension : number
      return true
    }
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}
