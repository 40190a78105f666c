import Foundation
import Geometry
import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// Interface Builder's attributes, and the properties that they set.
@MainActor @Suite struct AttributeTableTests {
  /// Each is set to both of its values: one of them is the default.
  private func expectFlags<Object>(
    _ element: String,
    _ type: Object.Type,
    _ rows: [(String, KeyPath<Object, Bool>)]
  ) throws {
    for (name, path) in rows {
      for (word, flag) in [("YES", true), ("NO", false)] {
        let object = try made("<\(element) id=\"x\" \(name)=\"\(word)\"/>", type)
        #expect(object[keyPath: path] == flag, "\(element) \(name)=\(word)")
      }
    }
  }

  private func expectChoices<Object, Value: Equatable>(
    _ element: String,
    _ attribute: String,
    _ path: KeyPath<Object, Value>,
    _ words: [(String, Value)]
  ) throws {
    for (word, value) in words {
      let object = try made("<\(element) id=\"x\" \(attribute)=\"\(word)\"/>", Object.self)
      #expect(object[keyPath: path] == value, "\(element) \(attribute)=\(word)")
    }
  }

  // MARK: Flags

  @Test func flagsOfViewsAreBothSet() throws {
    try expectFlags(
      "view",
      UIView.self,
      [
        ("opaque", \.isOpaque), ("clipsSubviews", \.clipsToBounds), ("hidden", \.isHidden),
        ("userInteractionEnabled", \.isUserInteractionEnabled),
        ("multipleTouchEnabled", \.isMultipleTouchEnabled),
        ("autoresizesSubviews", \.autoresizesSubviews),
        (
          "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints
        ), ("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
        ("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
      ]
    )
  }

  /// It was not read, so that texts were as wide as an iPad.
  @Test func marginsLeaveAReadableWidth() throws {
    let view = try made("<view id=\"x\" layoutMarginsFollowReadableWidth=\"YES\"/>", UIView.self)
    view.frame = CGRect(x: 0, y: 0, width: 1000, height: 100)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 164, bottom: 8, right: 164))
    #expect(view.layoutMarginsGuide.layoutFrame == view.readableContentGuide.layoutFrame)
    view.frame.size.width = 300
    #expect(view.layoutMargins.left == 8)
    let table = try made(
      "<tableView id=\"x\" layoutMarginsFollowReadableWidth=\"YES\"/>",
      UITableView.self
    )
    #expect(table.cellLayoutMarginsFollowReadableWidth)
  }

  @Test func flagsOfControlsAreBothSet() throws {
    try expectFlags(
      "button",
      UIButton.self,
      [
        ("enabled", \.isEnabled), ("selected", \.isSelected), ("highlighted", \.isHighlighted),
        ("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
        ("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
        ("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted),
        ("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
      ]
    )
    try expectFlags("switch", UISwitch.self, [("on", \.isOn)])
    try expectFlags("slider", UISlider.self, [("continuous", \.isContinuous)])
    try expectFlags("stepper", UIStepper.self, [("wraps", \.wraps), ("autorepeat", \.autorepeat)])
    try expectFlags(
      "pageControl",
      UIPageControl.self,
      [("hidesForSinglePage", \.hidesForSinglePage)]
    )
    try expectFlags(
      "activityIndicatorView",
      UIActivityIndicatorView.self,
      [("hidesWhenStopped", \.hidesWhenStopped), ("animating", \.isAnimating)]
    )
    try expectFlags(
      "segmentedControl",
      UISegmentedControl.self,
      [
        ("momentary", \.isMomentary),
        ("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
      ]
    )
    try expectFlags(
      "searchBar",
      UISearchBar.self,
      [
        ("showsCancelButton", \.showsCancelButton), ("showsScopeBar", \.showsScopeBar),
        ("showsBookmarkButton", \.showsBookmarkButton),
        ("showsSearchResultsButton", \.showsSearchResultsButton), ("translucent", \.isTranslucent),
      ]
    )
    try expectFlags("imageView", UIImageView.self, [("highlighted", \.isHighlighted)])
  }

  @Test func flagsOfTextsAreBothSet() throws {
    try expectFlags(
      "label",
      UILabel.self,
      [
        ("highlighted", \.isHighlighted), ("enabled", \.isEnabled),
        ("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
      ]
    )
    try expectFlags(
      "textField",
      UITextField.self,
      [
        ("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
        ("clearsOnBeginEditing", \.clearsOnBeginEditing),
        ("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
      ]
    )
    try expectFlags(
      "textView",
      UITextView.self,
      [
        ("editable", \.isEditable), ("selectable", \.isSelectable),
        ("allowsEditingTextAttributes", \.allowsEditingTextAttributes),
      ]
    )
  }

  @Test func flagsOfListsAreBothSet() throws {
    try expectFlags(
      "scrollView",
      UIScrollView.self,
      [
        ("pagingEnabled", \.isPagingEnabled), ("scrollEnabled", \.isScrollEnabled),
        ("bounces", \.bounces), ("bouncesZoom", \.bouncesZoom),
        ("directionalLockEnabled", \.isDirectionalLockEnabled),
        ("alwaysBounceVertical", \.alwaysBounceVertical),
        ("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
        ("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
        ("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
        ("scrollsToTop", \.scrollsToTop), ("delaysContentTouches", \.delaysContentTouches),
        ("canCancelContentTouches", \.canCancelContentTouches),
      ]
    )
    try expectFlags(
      "tableView",
      UITableView.self,
      [
        ("allowsSelection", \.allowsSelection),
        ("allowsMultipleSelection", \.allowsMultipleSelection),
        ("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
        ("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
        ("contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea),
      ]
    )
    try expectFlags(
      "collectionView",
      UICollectionView.self,
      [
        ("allowsSelection", \.allowsSelection),
        ("allowsMultipleSelection", \.allowsMultipleSelection),
      ]
    )
    try expectFlags(
      "tableViewCell",
      UITableViewCell.self,
      [
        ("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
        ("showsReorderControl", \.showsReorderControl),
      ]
    )
    try expectFlags(
      "stackView",
      UIStackView.self,
      [
        ("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
        ("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
      ]
    )
  }

  @Test func flagsOfBarsAndRecognizersAreBothSet() throws {
    try expectFlags(
      "navigationBar",
      UINavigationBar.self,
      [("translucent", \.isTranslucent), ("largeTitles", \.prefersLargeTitles)]
    )
    try expectFlags("toolbar", UIToolbar.self, [("translucent", \.isTranslucent)])
    try expectFlags("tabBar", UITabBar.self, [("translucent", \.isTranslucent)])
    try expectFlags("barButtonItem", UIBarButtonItem.self, [("enabled", \.isEnabled)])
    try expectFlags(
      "tapGestureRecognizer",
      UITapGestureRecognizer.self,
      [
        ("enabled", \.isEnabled), ("cancelsTouchesInView", \.cancelsTouchesInView),
        ("delaysTouchesBegan", \.delaysTouchesBegan), ("delaysTouchesEnded", \.delaysTouchesEnded),
      ]
    )
  }

  // MARK: Words

  @Test func wordsOfViewsAreRead() throws {
    try expectChoices(
      "view",
      "contentMode",
      \UIView.contentMode,
      [
        ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
        ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
        ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
        ("topLeft", .topLeft), ("TopLeft", .topLeft), ("topRight", .topRight),
        ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
      ]
    )
    try expectChoices(
      "view",
      "semanticContentAttribute",
      \UIView.semanticContentAttribute,
      [
        ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
        ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
      ]
    )
    try expectChoices(
      "button",
      "contentHorizontalAlignment",
      \UIButton.contentHorizontalAlignment,
      [
        ("center", .center), ("left", .left), ("right", .right), ("fill", .fill),
        ("leading", .leading), ("trailing", .trailing),
      ]
    )
    try expectChoices(
      "button",
      "contentVerticalAlignment",
      \UIButton.contentVerticalAlignment,
      [("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill)]
    )
    try expectChoices(
      "button",
      "buttonType",
      \UIButton.buttonType,
      [
        ("roundedRect", .system), ("system", .system), ("custom", .custom),
        ("infoLight", .infoLight), ("infoDark", .infoDark), ("contactAdd", .contactAdd),
        ("detailDisclosure", .detailDisclosure), ("close", .close), ("other", .custom),
      ]
    )
  }

  @Test func wordsOfTextsAreRead() throws {
    let alignments: [(String, NSTextAlignment)] = [
      ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
      ("natural", .natural),
    ]
    try expectChoices("label", "textAlignment", \UILabel.textAlignment, alignments)
    try expectChoices("textField", "textAlignment", \UITextField.textAlignment, alignments)
    try expectChoices("textView", "textAlignment", \UITextView.textAlignment, alignments)
    try expectChoices(
      "label",
      "lineBreakMode",
      \UILabel.lineBreakMode,
      [
        ("wordWrap", .byWordWrapping), ("charWrap", .byCharWrapping),
        ("characterWrap", .byCharWrapping), ("clip", .byClipping),
        ("headTruncation", .byTruncatingHead), ("tailTruncation", .byTruncatingTail),
        ("middleTruncation", .byTruncatingMiddle),
      ]
    )
    try expectChoices(
      "label",
      "baselineAdjustment",
      \UILabel.baselineAdjustment,
      [("alignBaselines", .alignBaselines), ("alignCenters", .alignCenters), ("none", .none)]
    )
    try expectChoices(
      "textField",
      "borderStyle",
      \UITextField.borderStyle,
      [("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect)]
    )
    try expectChoices(
      "textField",
      "clearButtonMode",
      \UITextField.clearButtonMode,
      [
        ("never", .never), ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing),
        ("always", .always),
      ]
    )
  }

  @Test func wordsOfControlsAndListsAreRead() throws {
    try expectChoices(
      "activityIndicatorView",
      "style",
      \UIActivityIndicatorView.style,
      [
        ("medium", .medium), ("large", .large), ("whiteLarge", .large), ("white", .medium),
        ("gray", .medium),
      ]
    )
    try expectChoices(
      "datePicker",
      "datePickerMode",
      \UIDatePicker.datePickerMode,
      [("time", .time), ("date", .date), ("dateAndTime", .dateAndTime)]
    )
    try expectChoices(
      "datePicker",
      "style",
      \UIDatePicker.preferredDatePickerStyle,
      [("wheels", .wheels), ("compact", .compact), ("inline", .inline), ("automatic", .automatic)]
    )
    try expectChoices(
      "scrollView",
      "keyboardDismissMode",
      \UIScrollView.keyboardDismissMode,
      [("none", .none), ("onDrag", .onDrag), ("interactive", .interactive)]
    )
    try expectChoices(
      "scrollView",
      "contentInsetAdjustmentBehavior",
      \UIScrollView.contentInsetAdjustmentBehavior,
      [
        ("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never),
        ("always", .always),
      ]
    )
    try expectChoices(
      "tableView",
      "separatorStyle",
      \UITableView.separatorStyle,
      [("none", .none), ("default", .singleLine), ("singleLine", .singleLine)]
    )
    try expectChoices(
      "tableViewCell",
      "accessoryType",
      \UITableViewCell.accessoryType,
      [
        ("none", .none), ("disclosureIndicator", .disclosureIndicator),
        ("detailDisclosureButton", .detailDisclosureButton), ("checkmark", .checkmark),
        ("detailButton", .detailButton),
      ]
    )
    try expectChoices(
      "tableViewCell",
      "selectionStyle",
      \UITableViewCell.selectionStyle,
      [("none", .none), ("blue", .blue), ("gray", .gray), ("default", .default)]
    )
    try expectChoices(
      "swipeGestureRecognizer",
      "direction",
      \UISwipeGestureRecognizer.direction,
      [("left", .left), ("right", .right), ("up", .up), ("down", .down)]
    )
  }

  @Test func wordsOfStacksAreRead() throws {
    try expectChoices(
      "stackView",
      "axis",
      \UIStackView.axis,
      [("vertical", .vertical), ("horizontal", .horizontal)]
    )
    try expectChoices(
      "stackView",
      "distribution",
      \UIStackView.distribution,
      [
        ("fill", .fill), ("fillEqually", .fillEqually),
        ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
        ("equalCentering", .equalCentering),
      ]
    )
    try expectChoices(
      "stackView",
      "alignment",
      \UIStackView.alignment,
      [
        ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
        ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
        ("lastBaseline", .lastBaseline),
      ]
    )
  }

  // MARK: Numbers

  @Test func numbersOfControlsAreRead() throws {
    let slider = try made(
      "<slider id=\"x\" minValue=\"5\" maxValue=\"10\" value=\"7\"/>",
      UISlider.self
    )
    #expect([slider.minimumValue, slider.maximumValue, slider.value] == [5, 10, 7])
    let stepper = try made(
      "<stepper id=\"x\" minimumValue=\"2\" maximumValue=\"9\" stepValue=\"0.5\" value=\"4\"/>",
      UIStepper.self
    )
    #expect([stepper.minimumValue, stepper.maximumValue, stepper.stepValue] == [2, 9, 0.5])
    #expect(stepper.value == 4)
    let pages = try made(
      "<pageControl id=\"x\" numberOfPages=\"5\" currentPage=\"3\"/>",
      UIPageControl.self
    )
    #expect(pages.numberOfPages == 5 && pages.currentPage == 3)
    let progress = try made("<progressView id=\"x\" progress=\"0.25\"/>", UIProgressView.self)
    #expect(progress.progress == 0.25)
    let picker = try made("<datePicker id=\"x\" minuteInterval=\"5\"/>", UIDatePicker.self)
    #expect(picker.minuteInterval == 5)
  }

  @Test func numbersOfViewsAreRead() throws {
    let view = try made("<view id=\"x\" alpha=\"0.25\" tag=\"7\"/>", UIView.self)
    #expect(view.alpha == CGFloat(0.25) && view.tag == 7)
    let label = try made(
      "<label id=\"x\" numberOfLines=\"3\" minimumScaleFactor=\"0.5\" preferredMaxLayoutWidth=\"120\"/>",
      UILabel.self
    )
    #expect(label.numberOfLines == 3 && label.minimumScaleFactor == CGFloat(0.5))
    #expect(label.preferredMaxLayoutWidth == CGFloat(120))
    let scroll = try made(
      "<scrollView id=\"x\" minimumZoomScale=\"0.5\" maximumZoomScale=\"3\"/>",
      UIScrollView.self
    )
    #expect([scroll.minimumZoomScale, scroll.maximumZoomScale] == [0.5, 3])
    let stack = try made("<stackView id=\"x\" spacing=\"7\"/>", UIStackView.self)
    #expect(stack.spacing == CGFloat(7))
    let cell = try made(
      "<tableViewCell id=\"x\" indentationWidth=\"12\" indentationLevel=\"2\"/>",
      UITableViewCell.self
    )
    #expect(cell.indentationWidth == CGFloat(12) && cell.indentationLevel == 2)
    let item = try made("<barButtonItem id=\"x\" width=\"40\" tag=\"3\"/>", UIBarButtonItem.self)
    #expect(item.width == CGFloat(40) && item.tag == 3)
  }

  @Test func prioritiesBelongToTheirDirection() throws {
    let view = try made(
      """
      <view id="x" horizontalHuggingPriority="241" verticalHuggingPriority="242" \
      horizontalCompressionResistancePriority="743" verticalCompressionResistancePriority="744"/>
      """,
      UIView.self
    )
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 241)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 242)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 743)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 744)
  }

  @Test func aHeightBelowZeroIsAutomatic() throws {
    let names = ["rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight"]
    let rows: [(String, CGFloat)] = [
      ("-1", UITableView.automaticDimension), ("33", 33), ("0", 0),
    ]
    for (text, height) in rows {
      let attributes = names.map { "\($0)=\"\(text)\"" }.joined(separator: " ")
      let table = try made("<tableView id=\"x\" \(attributes)/>", UITableView.self)
      let found = [
        table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight,
        table.sectionFooterHeight,
      ]
      #expect(found == Array(repeating: height, count: 4), "\(text)")
    }
  }

  @Test func springsAndStrutsAreNamedByTheirSides() throws {
    let rows: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    for (name, mask) in rows {
      let view = try made(
        "<view id=\"x\"><autoresizingMask key=\"autoresizingMask\" \(name)=\"YES\"/></view>",
        UIView.self
      )
      #expect(view.autoresizingMask == mask, "\(name)")
    }
  }
}
