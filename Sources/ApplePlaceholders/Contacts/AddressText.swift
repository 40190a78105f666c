import Foundation
import HeadlessUIKit

/// The text of an address, in pieces of which each is one of its parts or stands between two.
struct AddressText {
  private(set) var pieces: [(key: String?, text: String)] = []

  init(_ address: CNPostalAddress) {
    add([(CNPostalAddressStreetKey, address.street)])
    add([
      (CNPostalAddressCityKey, address.city),
      (CNPostalAddressStateKey, address.state),
      (CNPostalAddressPostalCodeKey, address.postalCode),
    ])
    add([(CNPostalAddressCountryKey, address.country)])
  }

  func attributed(_ defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let text = NSMutableAttributedString()
    let property = NSAttributedString.Key(rawValue: CNPostalAddressPropertyAttribute)
    for piece in pieces {
      var attributes = defaults
      if let key = piece.key { attributes[property] = key }
      text.append(NSAttributedString(string: piece.text, attributes: attributes))
    }
    return text
  }

  /// Empty parts leave no gaps, and empty lines no breaks.
  private mutating func add(_ line: [(key: String, text: String)]) {
    var separator = "\n"
    for part in line where !part.text.isEmpty {
      if !pieces.isEmpty { pieces.append((nil, separator)) }
      pieces.append(part)
      separator = " "
    }
  }
}
