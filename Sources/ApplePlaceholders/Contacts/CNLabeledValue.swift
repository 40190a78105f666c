public import Foundation
import HeadlessUIKit

/// One of several values of a contact, such as the phone number at work.
open class CNLabeledValue<ValueType: AnyObject>: NSObject {
  public let identifier: String
  public let label: String?
  public let value: ValueType

  public convenience init(label: String?, value: ValueType) {
    self.init(identifier: StageIdentifier.next().uuidString, label: label, value: value)
  }

  init(identifier: String, label: String?, value: ValueType) {
    (self.identifier, self.label, self.value) = (identifier, label, value)
    super.init()
  }

  open func settingLabel(_ label: String?) -> CNLabeledValue {
    CNLabeledValue(label: label, value: value)
  }

  open func settingValue(_ value: ValueType) -> CNLabeledValue {
    CNLabeledValue(label: label, value: value)
  }

  // [D] `_$!<Home>!$_` is shown as "home".
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

open class CNPhoneNumber: NSObject {
  public let stringValue: String

  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
}
