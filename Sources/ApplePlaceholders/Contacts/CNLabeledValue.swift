public import Foundation
import HeadlessUIKit

/// One of several values of a contact, such as the phone number at work.
open class CNLabeledValue<ValueType: AnyObject>: NSObject {
  public let identifier = StageIdentifier.next().uuidString
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    (self.label, self.value) = (label, value)
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

open class CNPostalAddress: NSObject {
  fileprivate var fields: [String: String] = [:]

  open var street: String { fields[CNPostalAddressStreetKey] ?? "" }
  open var city: String { fields[CNPostalAddressCityKey] ?? "" }
  open var state: String { fields[CNPostalAddressStateKey] ?? "" }
  open var postalCode: String { fields[CNPostalAddressPostalCodeKey] ?? "" }
  open var country: String { fields[CNPostalAddressCountryKey] ?? "" }
  open var isoCountryCode: String { fields[CNPostalAddressISOCountryCodeKey] ?? "" }
}

open class CNMutablePostalAddress: CNPostalAddress {
  open override var street: String {
    get { super.street }
    set { fields[CNPostalAddressStreetKey] = newValue }
  }
  open override var city: String {
    get { super.city }
    set { fields[CNPostalAddressCityKey] = newValue }
  }
  open override var state: String {
    get { super.state }
    set { fields[CNPostalAddressStateKey] = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { fields[CNPostalAddressPostalCodeKey] = newValue }
  }
  open override var country: String {
    get { super.country }
    set { fields[CNPostalAddressCountryKey] = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { fields[CNPostalAddressISOCountryCodeKey] = newValue }
  }
}
