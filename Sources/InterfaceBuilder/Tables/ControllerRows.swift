import Foundation
import Geometry
import HeadlessUIKit

/// Controllers, bars and their items.
@MainActor
enum ControllerRows {
  static let attributes: [Attribute] = [
    .text("title", \UIViewController.title),
    .flag("definesPresentationContext", \UIViewController.definesPresentationContext),
    .flag(
      "providesPresentationContextTransitionStyle",
      \UIViewController.providesPresentationContextTransitionStyle
    ),
    .flag("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
    .flag(
      "automaticallyAdjustsScrollViewInsets",
      \UIViewController.automaticallyAdjustsScrollViewInsets
    ),
    .flag("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
    .flag("modalInPresentation", \UIViewController.isModalInPresentation),
    .text("restorationIdentifier", \UIViewController.restorationIdentifier),
    .choice(
      "modalPresentationStyle",
      \UIViewController.modalPresentationStyle,
      words: SegueWords.presentations
    ),
    .choice(
      "modalTransitionStyle",
      \UIViewController.modalTransitionStyle,
      words: SegueWords.transitions
    ),
    .choice(
      "interfaceStyle",
      \UIViewController.overrideUserInterfaceStyle,
      words: interfaceStyles
    ),
    .choice(
      "overrideUserInterfaceStyle",
      \UIViewController.overrideUserInterfaceStyle,
      words: interfaceStyles
    ),
    .flag("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
    .flag("toolbarHidden", \UINavigationController.isToolbarHidden),
    .flag("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
    .flag("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
    .flag("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears),
    .flag("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact),
    .flag("doubleSided", \UIPageViewController.isDoubleSided),
    // Its maker reads it.
    .custom("pageSpacing") { (_: UIPageViewController, text, _) in text.number != nil },
    // The spine at the left edge is the usual one.
    .custom("spineLocation") { (_: UIPageViewController, text, _) in
      ["none", "min"].contains(text.raw)
    },
    .flag(
      "clearsSelectionOnViewWillAppear",
      \UITableViewController.clearsSelectionOnViewWillAppear
    ),
    .flag(
      "clearsSelectionOnViewWillAppear",
      \UICollectionViewController.clearsSelectionOnViewWillAppear
    ),
    // Items
    .text("title", \UINavigationItem.title),
    .text("prompt", \UINavigationItem.prompt),
    .text("backButtonTitle", \UINavigationItem.backButtonTitle),
    .flag("hidesBackButton", \UINavigationItem.hidesBackButton),
    .flag("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
    .choice(
      "largeTitleDisplayMode",
      \UINavigationItem.largeTitleDisplayMode,
      words: ["automatic": .automatic, "always": .always, "never": .never]
    ),
    .text("title", \UIBarItem.title),
    .flag("enabled", \UIBarItem.isEnabled),
    .whole("tag", \UIBarItem.tag),
    .image("image", \UIBarItem.image),
    .image("landscapeImage", \UIBarItem.landscapeImagePhone),
    .number("width", \UIBarButtonItem.width),
    .choice(
      "style",
      \UIBarButtonItem.style,
      words: ["done": .done, "plain": .plain, "bordered": .bordered]
    ),
    .image("selectedImage", \UITabBarItem.selectedImage),
    .text("badgeValue", \UITabBarItem.badgeValue),
    // Bars
    .flag("translucent", \UINavigationBar.isTranslucent),
    .flag("largeTitles", \UINavigationBar.prefersLargeTitles),
    .choice("barStyle", \UINavigationBar.barStyle, words: barStyles),
    .image("shadowImage", \UINavigationBar.shadowImage),
    .flag("translucent", \UIToolbar.isTranslucent),
    .choice("barStyle", \UIToolbar.barStyle, words: barStyles),
    .flag("translucent", \UITabBar.isTranslucent),
    .choice("barStyle", \UITabBar.barStyle, words: barStyles),
    .image("backgroundImage", \UITabBar.backgroundImage),
    .image("shadowImage", \UITabBar.shadowImage),
    .choice(
      "itemPositioning",
      \UITabBar.itemPositioning,
      words: ["automatic": .automatic, "fill": .fill, "centered": .centered]
    ),
    .number("itemWidth", \UITabBar.itemWidth),
    .number("itemSpacing", \UITabBar.itemSpacing),
  ]

  private static let interfaceStyles: [String: UIUserInterfaceStyle] = [
    "unspecified": .unspecified, "light": .light, "dark": .dark,
  ]

  static let parts: [Part] = [
    .size("contentSize", \UIViewController.preferredContentSize),
    .size("preferredContentSize", \UIViewController.preferredContentSize),
    .string("title", \UIViewController.title),
    .string("title", \UINavigationItem.title),
    .string("prompt", \UINavigationItem.prompt),
    .string("backButtonTitle", \UINavigationItem.backButtonTitle),
    .string("title", \UIBarItem.title),
    .reference("image", \UIBarItem.image),
    .reference("landscapeImage", \UIBarItem.landscapeImagePhone),
    .reference("selectedImage", \UITabBarItem.selectedImage),
    .size("contentSizeForViewInPopover", \UIViewController.preferredContentSize),
    .color("barTintColor", \UINavigationBar.barTintColor),
    .color("barTintColor", \UIToolbar.barTintColor),
    .color("barTintColor", \UITabBar.barTintColor),
    .color("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
    .color("badgeColor", \UITabBarItem.badgeColor),
    .insets("imageInsets", \UIBarItem.imageInsets),
    .offset("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
    .color("selectedImageTintColor", \UITabBar.tintColorIfSet),
    .custom("tintColor") { (item: UIBarButtonItem, element, building) in
      item.tintColor = building.colors.color(element)
      return item.tintColor != nil
    },
    .custom("edgesForExtendedLayout") { (controller: UIViewController, element, _) in
      controller.edgesForExtendedLayout = element.edges
      return true
    },
    .custom("titleTextAttributes") { (bar: UINavigationBar, element, building) in
      bar.titleTextAttributes = textAttributes(element, building)
      return true
    },
    .custom("largeTitleTextAttributes") { (bar: UINavigationBar, element, building) in
      bar.largeTitleTextAttributes = textAttributes(element, building)
      return true
    },
  ]

  static func textAttributes(
    _ element: Element,
    _ building: Building
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      if child.key == "textColor" { attributes[.foregroundColor] = building.colors.color(child) }
      if child.key == "fontDescription" { attributes[.font] = FontReader.font(child) }
    }
    attributes[.shadow] = shadow(element, building)
    return attributes
  }

  private static func shadow(_ element: Element, _ building: Building) -> NSShadow? {
    let color = element.first(key: "textShadowColor").flatMap(building.colors.color)
    let offset = element.first(key: "textShadowOffset")
    guard color != nil || offset != nil else { return nil }
    let shadow = NSShadow()
    if let color { shadow.shadowColor = color }
    shadow.shadowOffset = CGSize(
      width: offset?.number("horizontal") ?? 0,
      height: offset?.number("vertical") ?? 0
    )
    return shadow
  }

  static let barStyles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black,
    "blackTranslucent": .blackTranslucent,
  ]
}

extension UITabBar {
  /// The old name of a tab bar's tint.
  fileprivate var tintColorIfSet: UIColor? {
    get { tintColor }
    set { if let newValue { tintColor = newValue } }
  }
}

/// The words for the same styles in segues and in controllers.
enum SegueWords {
  static let kinds: Set<String> = [
    "relationship", "show", "showDetail", "presentation", "popoverPresentation", "embed", "unwind",
    "custom",
    // Of documents before iOS 8.
    "push", "replace", "modal", "popover",
  ]
  static let presentations: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
    "none": .none,
  ]
  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
