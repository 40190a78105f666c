/// Names of Swift 3 and 4.1 that this package does not have, and their replacements.
enum OldNames {
  /// [D] The migration notes of Swift 4 and 4.2.
  static let all: [String: String] = {
    var names = single.merging(OldConstants.members) { $1 }
    for (type, members) in nested {
      for (old, new) in members { names[type + old] = type + "." + new }
    }
    for (prefix, type, members) in constants {
      for member in members { names[prefix + capitalized(member)] = type + "." + member }
    }
    for attribute in fontAttributes {
      let old = "UIFontDescriptor\(capitalized(attribute))Attribute"
      names[old] = "UIFontDescriptor.AttributeName.\(attribute)"
    }
    for attribute in textAttributes {
      names["NS\(capitalized(attribute))AttributeName"] = "NSAttributedString.Key.\(attribute)"
    }
    return names
  }()

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `UITableViewCellStateMask` is `UITableViewCell.StateMask`.
  private static let nested: [(type: String, members: [String: String])] = [
    ("UITableViewCell", same(["SeparatorStyle", "StateMask"])),
    ("UITableViewRowAction", same(["Style"])),
    ("UIContextualAction", same(["Style"])),
    ("UIApplicationShortcutIcon", ["Type": "IconType"]),
    ("UIPrintInfo", same(["Orientation", "OutputType"])),
    ("UITableView", ["IndexSearch": "indexSearch"]),
    ("UITabBar", same(["ItemPositioning"])),
    ("UISegmentedControl", ["Segment": "Segment", "NoSegment": "noSegment"]),
    ("UISearchBar", same(["Style", "Icon"])),
    ("UIProgressView", same(["Style"])),
    ("UIDatePicker", same(["Mode"])),
    (
      "UIImagePickerController",
      same([
        "SourceType", "CameraDevice", "CameraFlashMode", "CameraCaptureMode", "QualityType",
      ])
    ),
    (
      "UIScrollView",
      same(["KeyboardDismissMode", "IndicatorStyle", "ContentInsetAdjustmentBehavior"])
    ),
    (
      "UIPageViewController",
      same(["TransitionStyle", "SpineLocation", "NavigationOrientation"])
    ),
    (
      "UIPageViewController",
      [
        "OptionInterPageSpacingKey": "OptionsKey.interPageSpacing",
        "OptionSpineLocationKey": "OptionsKey.spineLocation",
      ]
    ),
    (
      "UISplitViewController",
      ["AutomaticDimension": "automaticDimension", "DisplayMode": "DisplayMode"]
    ),
    ("UIActivity", ["Type": "ActivityType", "Category": "Category"]),
    ("UIDocument", same(["ChangeKind", "SaveOperation", "State"])),
    ("UIImage", same(["ResizingMode"])),
    ("UIInputView", same(["Style"])),
    ("UIPreviewAction", same(["Style"])),
    ("UITextField", same(["DidEndEditingReason"])),
    ("UIWebView", same(["NavigationType"])),
    ("UIPushBehavior", same(["Mode"])),
    ("UICollisionBehavior", same(["Mode"])),
    ("UIAttachmentBehavior", ["Type": "AttachmentType"]),
    ("UIPress", ["Type": "PressType", "Phase": "Phase"]),
    ("UITouch", ["Type": "TouchType"]),
    ("UIEvent", ["Type": "EventType"]),
    ("UIControl", same(["ContentHorizontalAlignment", "ContentVerticalAlignment"])),
    ("UIView", same(["TintAdjustmentMode", "AnimationTransition"])),
    ("UIInterpolatingMotionEffect", ["Type": "EffectType"]),
    ("UIFontDescriptor", same(["SymbolicTraits"])),
    ("UIEdgeInsets", ["Zero": "zero"]),
    ("UIOffset", ["Zero": "zero"]),
    ("UINavigationController", ["HideShowBarDuration": "hideShowBarDuration"]),
    (
      "UIApplication",
      [
        "OpenURLOptionsKey": "OpenURLOptionsKey",
        "OpenSettingsURLString": "openSettingsURLString",
      ]
    ),
  ]

  private static func same(_ names: [String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, $0) })
  }

  /// `UIFontWeightBold` is `UIFont.Weight.bold`.
  private static let constants: [(prefix: String, type: String, members: [String])] = [
    (
      "UIFontWeight", "UIFont.Weight",
      [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ]
    ),
    ("UIScrollViewDecelerationRate", "UIScrollView.DecelerationRate", ["normal", "fast"]),
    ("UIWindowLevel", "UIWindow.Level", ["normal", "alert", "statusBar"]),
    (
      "UIImagePickerController", "UIImagePickerController.InfoKey",
      [
        "originalImage", "editedImage", "cropRect", "mediaType", "mediaURL", "imageURL",
        "livePhoto", "mediaMetadata", "referenceURL",
      ]
    ),
    (
      "UIAccessibilityTrait", "UIAccessibilityTraits",
      [
        "none", "button", "link", "header", "searchField", "image", "selected", "playsSound",
        "keyboardKey", "staticText", "summaryElement", "notEnabled", "updatesFrequently",
        "startsMediaSession", "adjustable", "allowsDirectInteraction", "causesPageTurn", "tabBar",
      ]
    ),
    (
      "UILayoutPriority", "UILayoutPriority",
      ["required", "defaultHigh", "defaultLow", "fittingSizeLevel"]
    ),
  ]

  private static let single: [String: String] = [
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UIMenuControllerArrowDirection": "UIMenuController.ArrowDirection",
    "UINavigationItemLargeTitleDisplayMode": "UINavigationItem.LargeTitleDisplayMode",
    "UICollectionViewCellDragState": "UICollectionViewCell.DragState",
    "UITableViewCellDragState": "UITableViewCell.DragState",
    "UICollectionViewDropIntent": "UICollectionViewDropProposal.Intent",
    "UITableViewDropIntent": "UITableViewDropProposal.Intent",
    "UICollectionViewReorderingCadence": "UICollectionView.ReorderingCadence",
    "UITableViewSeparatorInsetReference": "UITableView.SeparatorInsetReference",
    "UIApplicationBackgroundFetchIntervalMinimum": "UIApplication.backgroundFetchIntervalMinimum",
    "UIApplicationBackgroundFetchIntervalNever": "UIApplication.backgroundFetchIntervalNever",
    "UIFontSymbolicTrait": "UIFontDescriptor.TraitKey.symbolic",
    "UIFontWeightTrait": "UIFontDescriptor.TraitKey.weight",
    "UIFontWidthTrait": "UIFontDescriptor.TraitKey.width",
    "UIFontSlantTrait": "UIFontDescriptor.TraitKey.slant",
    // Not an old one, but Foundation has a class of that name on Linux which cannot be made.
    "PersonNameComponentsFormatter": "NSPersonNameComponentsFormatter",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
    "UICollectionElementCategory": "UICollectionView.ElementCategory",
    "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
    "UITabBarSystemItem": "UITabBarItem.SystemItem",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UIImagePickerControllerPHAsset": "UIImagePickerController.InfoKey.phAsset",
    "UISystemAnimation": "UIView.SystemAnimation",
    "UITrackingRunLoopMode": "RunLoop.Mode.tracking",
    "UIKeyInputUpArrow": "UIKeyCommand.inputUpArrow",
    "UIKeyInputDownArrow": "UIKeyCommand.inputDownArrow",
    "UIKeyInputLeftArrow": "UIKeyCommand.inputLeftArrow",
    "UIKeyInputRightArrow": "UIKeyCommand.inputRightArrow",
    "UIKeyInputEscape": "UIKeyCommand.inputEscape",
    "UIAccessibilityScreenChangedNotification": "UIAccessibility.Notification.screenChanged",
    "UIAccessibilityLayoutChangedNotification": "UIAccessibility.Notification.layoutChanged",
    "UIAccessibilityAnnouncementNotification": "UIAccessibility.Notification.announcement",
    "UIAccessibilityPageScrolledNotification": "UIAccessibility.Notification.pageScrolled",
    // Readers and writers of documents had the same keys; reading is what apps do.
    "NSDocumentTypeDocumentAttribute": "NSAttributedString.DocumentReadingOptionKey.documentType",
    "NSCharacterEncodingDocumentAttribute":
      "NSAttributedString.DocumentReadingOptionKey.characterEncoding",
    "NSDefaultAttributesDocumentAttribute":
      "NSAttributedString.DocumentReadingOptionKey.defaultAttributes",
    "NSPlainTextDocumentType": "NSAttributedString.DocumentType.plain",
    "NSRTFTextDocumentType": "NSAttributedString.DocumentType.rtf",
    "NSRTFDTextDocumentType": "NSAttributedString.DocumentType.rtfd",
    "NSHTMLTextDocumentType": "NSAttributedString.DocumentType.html",
  ]

  private static let fontAttributes = [
    "family", "name", "face", "size", "traits", "textStyle", "visibleName", "matrix", "cascadeList",
    "characterSet", "fixedAdvance", "featureSettings",
  ]

  private static let textAttributes = [
    "font", "paragraphStyle", "foregroundColor", "backgroundColor", "ligature", "kern",
    "strikethroughStyle", "underlineStyle", "strokeColor", "strokeWidth", "shadow", "textEffect",
    "attachment", "link", "baselineOffset", "underlineColor", "strikethroughColor", "obliqueness",
    "expansion", "writingDirection",
  ]
}
