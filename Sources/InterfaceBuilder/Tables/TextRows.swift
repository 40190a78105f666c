import Foundation
import Geometry
import HeadlessUIKit

/// Labels, text fields and text views.
@MainActor
enum TextRows {
  static let attributes: [Attribute] = [
    // Labels
    .text("text", \UILabel.text),
    .choice("textAlignment", \UILabel.textAlignment, words: alignments),
    .choice("lineBreakMode", \UILabel.lineBreakMode, words: lineBreaks),
    .whole("numberOfLines", \UILabel.numberOfLines),
    .flag("adjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth),
    .number("minimumScaleFactor", \UILabel.minimumScaleFactor),
    .flag("highlighted", \UILabel.isHighlighted),
    .flag("enabled", \UILabel.isEnabled),
    .choice(
      "baselineAdjustment",
      \UILabel.baselineAdjustment,
      words: ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]
    ),
    .number("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
    .flag("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    // Text fields
    .text("text", \UITextField.text),
    .text("placeholder", \UITextField.placeholder),
    .choice("textAlignment", \UITextField.textAlignment, words: alignments),
    .choice("borderStyle", \UITextField.borderStyle, words: borders),
    .choice("clearButtonMode", \UITextField.clearButtonMode, words: viewModes),
    .number("minimumFontSize", \UITextField.minimumFontSize),
    .flag("adjustsFontSizeToFit", \UITextField.adjustsFontSizeToFitWidth),
    .flag("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
    .flag("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes),
    .image("background", \UITextField.background),
    .image("disabledBackground", \UITextField.disabledBackground),
    // Text views
    .custom("text") { (view: UITextView, text, _) in
      view.text = text.raw
      return true
    },
    .choice("textAlignment", \UITextView.textAlignment, words: alignments),
    .flag("editable", \UITextView.isEditable),
    .flag("selectable", \UITextView.isSelectable),
    .flag("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes),
  ]

  static let parts: [Part] = [
    .custom("fontDescription") { (label: UILabel, element, _) in
      label.font = FontReader.font(element)
      return true
    },
    .string("text", \UILabel.text),
    .custom("textColor") { (label: UILabel, element, building) in
      guard let color = building.colors.color(element) else { return false }
      label.textColor = color
      return true
    },
    .color("highlightedColor", \UILabel.highlightedTextColor),
    .color("shadowColor", \UILabel.shadowColor),
    .size("shadowOffset", \UILabel.shadowOffset),
    .custom("fontDescription") { (field: UITextField, element, _) in
      field.font = FontReader.font(element)
      return true
    },
    .color("textColor", \UITextField.textColor),
    .string("text", \UITextField.text),
    .string("placeholder", \UITextField.placeholder),
    .reference("background", \UITextField.background),
    .reference("disabledBackground", \UITextField.disabledBackground),
    .custom("fontDescription") { (view: UITextView, element, _) in
      view.font = FontReader.font(element)
      return true
    },
    .color("textColor", \UITextView.textColor),
    .custom("text") { (view: UITextView, element, _) in
      view.text = element.plainText
      return true
    },
    .custom("dataDetectorTypes") { (view: UITextView, element, _) in
      view.dataDetectorTypes = detectors.reduce(into: []) { types, row in
        if element.flag(row.key) == true { types.insert(row.value) }
      }
      return true
    },
    .custom("attributedText") { (label: UILabel, element, building) in
      label.attributedText = AttributedTextReader(building: building).text(element)
      return true
    },
    .custom("attributedText") { (view: UITextView, element, building) in
      view.attributedText = AttributedTextReader(building: building).text(element)
      return true
    },
    .custom("attributedText") { (field: UITextField, element, building) in
      field.attributedText = AttributedTextReader(building: building).text(element)
      return true
    },
  ]

  static let detectors: [String: UIDataDetectorTypes] = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address,
    "calendarEvent": .calendarEvent, "all": .all,
  ]

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "charWrap": .byCharWrapping, "characterWrap": .byCharWrapping,
    "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  private static let borders: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
}
