/// Names that need no row: other code reads them, or they change nothing that a frame shows.
enum SilentNames {
  // Read by the makers, before or after an object's attributes are set.
  private static let read: Set<String> = [
    "id", "key", "customClass", "customModule", "sceneMemberID", "storyboardIdentifier", "nibName",
    "storyboardName", "referencedIdentifier", "bundleIdentifier", "reuseIdentifier", "style",
    "buttonType", "fixedFrame", "textLabel", "detailTextLabel", "imageView", "rowHeight",
    "catalog", "systemItem", "selectedSegmentIndex", "transitionStyle", "navigationOrientation",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "configurationType",
    "minimumFontSize", "allowDoubleColumnStyle", "hasAttributedTitle",
    "useStoryboardIdentifierAsRestorationIdentifier", "useCurrentDate",
  ]

  /// Only Interface Builder itself uses these, or UIKit ignores them today.
  private static let ofTheEditor: Set<String> = [
    "userLabel", "colorLabel", "misplaced", "ambiguous", "verifyAmbiguity", "customModuleProvider",
    "dataMode", "tableViewCell", "propertyAccessControl", "usesAttributedText",
    "simulatedAppContext", "automaticallyAdjustsScrollViewInsets",
    "autoresizesArchivedViewToFullSize",
    "wantsFullScreenLayout", "segmentControlStyle", "adjustsLetterSpacingToFitWidth",
  ]

  /// Behavior and hints for drawing that leave no trace in a frame.
  private static let unseen: Set<String> = [
    "clearsContextBeforeDrawing", "exclusiveTouch", "springLoaded", "pointerInteraction",
    "prefetchingEnabled", "hidesAccessoryWhenEditing", "remembersLastFocusedIndexPath",
    "sectionIndexMinimumDisplayRowCount", "focusStyle", "allowsFocus", "allowsFocusDuringEditing",
    "selectionFollowsFocus", "largeContentImage", "largeContentTitle", "largeContentSizeImage",
    "showsLargeContentViewer",
    "scalesLargeContentImage", "adjustsImageSizeForAccessibilityContentSizeCategory", "toolTip",
    "reversesTitleShadowWhenHighlighted", "dragInteractionEnabled", "automaticEstimatedItemSize",
    "layoutManager",
    // Only labels follow later changes of the text size.
    "adjustsFontForContentSizeCategory",
  ]

  static let attributes = read.union(ofTheEditor).union(unseen)

  /// Children by their key.
  static let parts: Set<String> = [
    // Read by the makers.
    "frame", "frameInset", "view", "contentView", "collectionViewLayout", "tableHeaderView",
    "tableFooterView", "sectionHeaderView", "sectionFooterView", "navigationItem", "tabBarItem",
    "navigationBar", "toolbar", "tabBar", "titleView", "customView", "leftBarButtonItem",
    "rightBarButtonItem", "backBarButtonItem", "normal", "highlighted", "selected", "disabled",
    "configuration", "safeArea", "keyboard", "contentLayoutGuide", "frameLayoutGuide", "variation",
    "customSize", "refreshControl", "backgroundView", "selectedBackgroundView", "headerTitle",
    "footerTitle",
    // Interface Builder's own.
    "canvasLocation", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
    "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedDestinationMetrics", "defaultSimulatedMetrics", "freeformSize", "userComments",
    "intrinsicContentSize", "customFonts", "userLabel",
    // Without trace in a frame.
    "largeContentSizeImage", "largeContentSizeImageInsets", "textInputTraits",
  ]

  static func isPart(_ element: Element) -> Bool {
    element.key.map(parts.contains) == true || children.contains(element.name)
  }

  /// Children by their name.
  static let children: Set<String> = [
    "subviews", "constraints", "connections", "layoutGuides", "userDefinedRuntimeAttributes",
    "variation", "prototypes", "sections", "cells", "items", "segments", "state", "toolbarItems",
    "leftBarButtonItems", "rightBarButtonItems", "scopeButtonTitles",
    "blurEffect", "vibrancyEffect", "buttonConfiguration", "animations", "gestureRecognizers",
    "userComments", "accessibility", "freeformSimulatedSizeMetrics", "designable", "userGuides",
  ]
}
