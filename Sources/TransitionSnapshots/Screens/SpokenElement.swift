internal import Foundation
internal import HeadlessUIKit

/// An element that VoiceOver stops at, and what it reads there.
@MainActor
struct SpokenElement {
  let object: UIResponder
  /// The frame on the screen, in points.
  var frame: CGRect { object.accessibilityFrame }

  /// Label, value and role, as far as they exist.
  var words: String {
    let name = name.map { "\"\($0)\"" } ?? "(no label)"
    return ([name] + [value.map { "value \"\($0)\"" }, hint].compactMap(\.self) + kinds)
      .joined(separator: ", ")
  }

  /// The accessibility label, or else the text that the view shows.
  var name: String? {
    let given = object.accessibilityLabel ?? object.accessibilityAttributedLabel?.string
    let written: String? =
      switch object {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.placeholder
      default: nil
      }
    return [given, written].lazy.compactMap(\.self).first { !$0.isEmpty }
  }

  private var value: String? {
    if let given = object.accessibilityValue { return given }
    return switch object {
    case let button as UISwitch: button.isOn ? "on" : "off"
    case let field as UITextField: field.text
    case let text as UITextView: text.text
    case let slider as UISlider:
      Figures.percent(
        Double((slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue)),
        decimals: 0
      )
    default: nil
    }
  }

  private var hint: String? { object.accessibilityHint.map { "hint \"\($0)\"" } }

  private var kinds: [String] {
    let traits = object.accessibilityTraits
    let control = object as? UIControl
    let isButton = object is UIButton || traits.contains(.button)
    let pairs: [(Bool, String)] = [
      (object is UISwitch, "switch"), (isButton && !(object is UISwitch), "button"),
      (object is UISlider || traits.contains(.adjustable), "adjustable"),
      (object is UITextField, "text field"), (traits.contains(.header), "heading"),
      (traits.contains(.link), "link"), (traits.contains(.image), "image"),
      (control?.isSelected == true || traits.contains(.selected), "selected"),
      (control?.isEnabled == false || traits.contains(.notEnabled), "dimmed"),
    ]
    return pairs.filter(\.0).map(\.1)
  }
}
