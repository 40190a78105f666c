import Foundation
import Geometry
import HeadlessUIKit

/// Buttons and the other controls.
@MainActor
enum ControlRows {
  static let attributes: [Attribute] = [
    .flag("enabled", \UIControl.isEnabled),
    .flag("selected", \UIControl.isSelected),
    .flag("highlighted", \UIControl.isHighlighted),
    .choice(
      "contentHorizontalAlignment",
      \UIControl.contentHorizontalAlignment,
      words: [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ]
    ),
    .choice(
      "contentVerticalAlignment",
      \UIControl.contentVerticalAlignment,
      words: ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]
    ),
    .custom("lineBreakMode") { (button: UIButton, text, _) in
      guard let mode = TextRows.lineBreaks[text.raw] else { return false }
      button.titleLabel?.lineBreakMode = mode
      return true
    },
    .flag("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
    .flag("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
    .flag("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
    .flag("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction),
    .flag("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
    .flag("on", \UISwitch.isOn),
    // [D] Only a Mac shows it.
    .custom("title") { (_: UISwitch, _, _) in true },
    .choice(
      "preferredStyle",
      \UISwitch.preferredStyle,
      words: ["automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding]
    ),
    .single("minValue", \UISlider.minimumValue),
    .single("maxValue", \UISlider.maximumValue),
    .single("value", \UISlider.value),
    .image("minimumValueImage", \UISlider.minimumValueImage),
    .image("maximumValueImage", \UISlider.maximumValueImage),
    .flag("continuous", \UISlider.isContinuous),
    .double("minimumValue", \UIStepper.minimumValue),
    .double("maximumValue", \UIStepper.maximumValue),
    .custom("stepValue") { (stepper: UIStepper, text, _) in
      guard let step = text.number, step > 0 else { return false }
      stepper.stepValue = step
      return true
    },
    .double("value", \UIStepper.value),
    .flag("wraps", \UIStepper.wraps),
    .flag("autorepeat", \UIStepper.autorepeat),
    .single("progress", \UIProgressView.progress),
    .choice(
      "progressViewStyle",
      \UIProgressView.progressViewStyle,
      words: ["default": .default, "bar": .bar]
    ),
    .image("progressImage", \UIProgressView.progressImage),
    .image("trackImage", \UIProgressView.trackImage),
    .custom("numberOfPages") { (control: UIPageControl, text, _) in
      // [I] Each page has a dot.
      guard let count = text.whole, (0...1000).contains(count) else { return false }
      control.numberOfPages = count
      return true
    },
    // Set once the number of pages is.
    .custom("currentPage") { (_: UIPageControl, text, _) in text.whole != nil },
    .flag("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
    .choice(
      "style",
      \UIActivityIndicatorView.style,
      words: [
        "medium": .medium, "large": .large, "whiteLarge": .large, "white": .medium,
        "gray": .medium,
      ]
    ),
    .flag("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
    .custom("animating") { (view: UIActivityIndicatorView, text, _) in
      if text.flag == true { view.startAnimating() }
      return text.flag != nil
    },
    .flag("momentary", \UISegmentedControl.isMomentary),
    .flag(
      "apportionsSegmentWidthsByContent",
      \UISegmentedControl.apportionsSegmentWidthsByContent
    ),
    .whole("minuteInterval", \UIDatePicker.minuteInterval),
    .custom("countDownDuration") { (picker: UIDatePicker, text, _) in
      // [D] At most 23 hours and 59 minutes.
      guard let seconds = text.number, (0..<86_400).contains(seconds) else { return false }
      picker.countDownDuration = seconds
      return true
    },
    .choice(
      "datePickerMode",
      \UIDatePicker.datePickerMode,
      words: [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer,
      ]
    ),
    .choice(
      "style",
      \UIDatePicker.preferredDatePickerStyle,
      words: ["wheels": .wheels, "compact": .compact, "inline": .inline, "automatic": .automatic]
    ),
    .text("text", \UISearchBar.text),
    .text("placeholder", \UISearchBar.placeholder),
    .text("prompt", \UISearchBar.prompt),
    .flag("showsCancelButton", \UISearchBar.showsCancelButton),
    .flag("showsScopeBar", \UISearchBar.showsScopeBar),
    .flag("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
    .flag("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton),
    .flag("translucent", \UISearchBar.isTranslucent),
    .choice("barStyle", \UISearchBar.barStyle, words: ControllerRows.barStyles),
    .choice(
      "searchBarStyle",
      \UISearchBar.searchBarStyle,
      words: ["default": .default, "prominent": .prominent, "minimal": .minimal]
    ),
    .image("image", \UIImageView.image),
    .image("highlightedImage", \UIImageView.highlightedImage),
    .flag("highlighted", \UIImageView.isHighlighted),
  ]

  static let parts: [Part] = [
    .custom("fontDescription") { (button: UIButton, element, _) in
      button.titleLabel?.font = FontReader.font(element)
      return true
    },
    .custom("titleShadowOffset") { (button: UIButton, element, _) in
      button.titleLabel?.shadowOffset = element.size
      return true
    },
    .offset("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment),
    .offset(
      "searchFieldBackgroundPositionAdjustment",
      \UISearchBar.searchFieldBackgroundPositionAdjustment
    ),
    .insets("contentEdgeInsets", \UIButton.contentEdgeInsets),
    .insets("titleEdgeInsets", \UIButton.titleEdgeInsets),
    .insets("imageEdgeInsets", \UIButton.imageEdgeInsets),
    .color("onTintColor", \UISwitch.onTintColor),
    .color("thumbTintColor", \UISwitch.thumbTintColor),
    .color("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
    .color("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
    .color("thumbTintColor", \UISlider.thumbTintColor),
    .color("progressTintColor", \UIProgressView.progressTintColor),
    .color("trackTintColor", \UIProgressView.trackTintColor),
    .color("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
    .color("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    .custom("color") { (view: UIActivityIndicatorView, element, building) in
      guard let color = building.colors.color(element) else { return false }
      view.color = color
      return true
    },
    .color("barTintColor", \UISearchBar.barTintColor),
    .color("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    .date("minimumDate") { $0.minimumDate = $1 },
    .date("maximumDate") { $0.maximumDate = $1 },
    .date("date") { $0.date = $1 },
    .custom("locale") { (picker: UIDatePicker, element, _) in
      picker.locale = element["localeIdentifier"].map { Locale(identifier: $0) }
      return picker.locale != nil
    },
    .string("text", \UISearchBar.text),
    .string("placeholder", \UISearchBar.placeholder),
    .string("prompt", \UISearchBar.prompt),
    .reference("minimumValueImage", \UISlider.minimumValueImage),
    .reference("maximumValueImage", \UISlider.maximumValueImage),
    .reference("image", \UIImageView.image),
    .reference("highlightedImage", \UIImageView.highlightedImage),
    .custom("preferredSymbolConfiguration") { (view: UIImageView, element, _) in
      view.preferredSymbolConfiguration = SymbolReader.configuration(element)
      return true
    },
  ]
}

extension Part {
  fileprivate static func date(
    _ key: String,
    _ set: @escaping (UIDatePicker, Date) -> Void
  ) -> Part {
    custom(key) { (picker: UIDatePicker, element, _) in
      guard let seconds = element.number("timeIntervalSinceReferenceDate") else { return false }
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      // A calendar has no days outside of these.
      guard (Date.distantPast...Date.distantFuture).contains(date) else { return false }
      set(picker, date)
      return true
    }
  }
}
