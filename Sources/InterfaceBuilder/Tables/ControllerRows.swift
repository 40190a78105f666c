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
      SegueWords.presentations
    ),
    .choice("modalTransitionStyle", \UIViewController.modalTransitionStyle, SegueWords.transitions),
    .flag("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
    .flag("toolbarHidden", \UINavigationController.isToolbarHidden),
    .flag("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
    .flag("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
    .flag(
      "clearsSelectionOnViewWillAppear",
      \UITableViewController.clearsSelectionOnViewWillAppear
    ),
    // Items
    .text("title", \UINavigationItem.title),
    .text("prompt", \UINavigationItem.prompt),
    .flag("hidesBackButton", \UINavigationItem.hidesBackButton),
    .flag("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
    .choice(
      "largeTitleDisplayMode",
      \UINavigationItem.largeTitleDisplayMode,
      ["automatic": .automatic, "always": .always, "never": .never]
    ),
    .text("title", \UIBarItem.title),
    .flag("enabled", \UIBarItem.isEnabled),
    .whole("tag", \UIBarItem.tag),
    .image("image", \UIBarItem.image),
    .number("width", \UIBarButtonItem.width),
    .choice("style", \UIBarButtonItem.style, ["done": .done, "plain": .plain]),
    .image("selectedImage", \UITabBarItem.selectedImage),
    .text("badgeValue", \UITabBarItem.badgeValue),
    // Bars
    .flag("translucent", \UINavigationBar.isTranslucent),
    .flag("largeTitles", \UINavigationBar.prefersLargeTitles),
    .choice("barStyle", \UINavigationBar.barStyle, barStyles),
    .flag("translucent", \UIToolbar.isTranslucent),
    .flag("translucent", \UITabBar.isTranslucent),
  ]

  static let parts: [Part] = [
    .size("contentSize", \UIViewController.preferredContentSize),
    .size("preferredContentSize", \UIViewController.preferredContentSize),
    .reference("image", \UIBarItem.image),
    .reference("selectedImage", \UITabBarItem.selectedImage),
    .size("contentSizeForViewInPopover", \UIViewController.preferredContentSize),
    .color("barTintColor", \UINavigationBar.barTintColor),
    .color("barTintColor", \UIToolbar.barTintColor),
    .color("barTintColor", \UITabBar.barTintColor),
    .color("selectedImageTintColor", \UITabBar.tintColorIfSet),
    .custom("tintColor") { (item: UIBarButtonItem, element, building) in
      item.tintColor = building.colors.color(element)
      return item.tintColor != nil
    },
    .custom("edgesForExtendedLayout") { (controller: UIViewController, element, _) in
      controller.edgesForExtendedLayout = edges(element)
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
    return attributes
  }

  private static func edges(_ element: Element) -> UIRectEdge {
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return names.reduce(into: []) { edges, row in
      if element.flag(row.0) == true { edges.insert(row.1) }
    }
  }

  private static let barStyles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
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
