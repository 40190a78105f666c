public import Foundation

public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress
}

/// The key of the part of an address that characters belong to, such as `CNPostalAddressCityKey`.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"

/// Writes an address in lines, as in the United States.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  open class func string(
    from postalAddress: CNPostalAddress,
    style: CNPostalAddressFormatterStyle
  ) -> String { AddressText(postalAddress).pieces.map(\.text).joined() }

  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }

  open class func attributedString(
    from postalAddress: CNPostalAddress,
    style: CNPostalAddressFormatterStyle,
    withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    AddressText(postalAddress).attributed(defaults(attributes))
  }

  open func attributedString(
    from postalAddress: CNPostalAddress,
    withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
  }

  /// Keys may be given by their names.
  private static func defaults(
    _ attributes: [AnyHashable: Any]
  ) -> [NSAttributedString.Key: Any] {
    attributes.reduce(into: [:]) { keys, attribute in
      switch attribute.key.base {
      case let key as NSAttributedString.Key: keys[key] = attribute.value
      case let name as String: keys[NSAttributedString.Key(rawValue: name)] = attribute.value
      default: break
      }
    }
  }
}
