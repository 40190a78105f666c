import Foundation

// What controls and labels tell by key.

extension UIControl: KeyedValues {
  func value(observedFor key: String) -> NSObject? {
    switch key {
    case "enabled": NSNumber(value: isEnabled)
    case "selected": NSNumber(value: isSelected)
    case "highlighted": NSNumber(value: isHighlighted)
    case "value": (self as? UISlider).map { NSNumber(value: $0.value) }
    case "on": (self as? UISwitch).map { NSNumber(value: $0.isOn) }
    case "selectedSegmentIndex":
      (self as? UISegmentedControl).map { NSNumber(value: $0.selectedSegmentIndex) }
    case "text": (self as? UITextField).map { $0.text.map(NSString.init) ?? NSNull() }
    case "placeholder": (self as? UITextField).map { $0.placeholder.map(NSString.init) ?? NSNull() }
    default: nil
    }
  }
}

extension UILabel: KeyedValues {
  func value(observedFor key: String) -> NSObject? {
    switch key {
    case "text": text.map(NSString.init) ?? NSNull()
    case "attributedText": attributedText ?? NSNull()
    case "font": font ?? NSNull()
    case "textColor": textColor ?? NSNull()
    case "textAlignment": NSNumber(value: textAlignment.rawValue)
    default: nil
    }
  }
}
