public import Foundation

/// Where somebody lives.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying {
  fileprivate(set) var fields: [String: String] = [:]

  public override init() { super.init() }

  init(fields: [String: String]) {
    self.fields = fields
    super.init()
  }

  open var street: String { fields[CNPostalAddressStreetKey] ?? "" }
  open var subLocality: String { fields[CNPostalAddressSubLocalityKey] ?? "" }
  open var city: String { fields[CNPostalAddressCityKey] ?? "" }
  open var subAdministrativeArea: String {
    fields[CNPostalAddressSubAdministrativeAreaKey] ?? ""
  }
  open var state: String { fields[CNPostalAddressStateKey] ?? "" }
  open var postalCode: String { fields[CNPostalAddressPostalCodeKey] ?? "" }
  open var country: String { fields[CNPostalAddressCountryKey] ?? "" }
  open var isoCountryCode: String { fields[CNPostalAddressISOCountryCodeKey] ?? "" }

  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(fields: fields) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(fields: fields) }
}

open class CNMutablePostalAddress: CNPostalAddress {
  open override var street: String {
    get { super.street }
    set { fields[CNPostalAddressStreetKey] = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { fields[CNPostalAddressSubLocalityKey] = newValue }
  }
  open override var city: String {
    get { super.city }
    set { fields[CNPostalAddressCityKey] = newValue }
  }
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { fields[CNPostalAddressSubAdministrativeAreaKey] = newValue }
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
