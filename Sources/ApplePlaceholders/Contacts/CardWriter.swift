import Foundation

/// Writes one contact as a vCard of version 3.0 (RFC 2426), without its picture.
struct CardWriter {
  private(set) var text = ""

  init(_ contact: CNContact) {
    add("BEGIN", "VCARD")
    add("VERSION", "3.0")
    addNames(of: contact)
    for phone in contact.phoneNumbers {
      add("TEL", phone.label, Self.escaped(phone.value.stringValue))
    }
    for mail in contact.emailAddresses {
      add("EMAIL", mail.label, Self.escaped(String(describing: mail.value)))
    }
    for page in contact.urlAddresses {
      add("URL", page.label, Self.escaped(String(describing: page.value)))
    }
    for address in contact.postalAddresses { add(address.value, address.label) }
    addBirthday(contact.birthday)
    addUnlessEmpty("NOTE", contact.note)
    add("END", "VCARD")
  }

  private mutating func addNames(of contact: CNContact) {
    let parts = [
      contact.familyName, contact.givenName, contact.middleName, contact.namePrefix,
      contact.nameSuffix,
    ]
    add("N", Self.joined(parts))
    add("FN", Self.escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
    addUnlessEmpty("NICKNAME", contact.nickname)
    if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
      add("ORG", Self.joined([contact.organizationName, contact.departmentName]))
    }
    addUnlessEmpty("TITLE", contact.jobTitle)
    if contact.contactType == .organization { add("X-ABShowAs", "COMPANY") }
  }

  private mutating func add(_ address: CNPostalAddress, _ label: String?) {
    let parts = [
      "", "", address.street, address.city, address.state, address.postalCode, address.country,
    ]
    add("ADR", label, Self.joined(parts))
  }

  private mutating func addBirthday(_ date: DateComponents?) {
    guard let year = date?.year, let month = date?.month, let day = date?.day else { return }
    add("BDAY", [Self.padded(year, 4), Self.padded(month, 2), Self.padded(day, 2)].joined("-"))
  }

  private mutating func addUnlessEmpty(_ name: String, _ value: String) {
    if !value.isEmpty { add(name, Self.escaped(value)) }
  }

  private mutating func add(_ name: String, _ label: String?, _ value: String) {
    let type = label.map { ";TYPE=\(CardLabel.type(of: $0))" } ?? ""
    add(name + type, value)
  }

  private mutating func add(_ name: String, _ value: String) { text += "\(name):\(value)\r\n" }

  // MARK: Values

  private static func joined(_ parts: [String]) -> String { parts.map(escaped).joined(";") }

  private static func escaped(_ value: String) -> String {
    var text = ""
    for character in value {
      switch character {
      case "\\", ";", ",": text += "\\\(character)"
      case _ where character.isNewline: text += "\\n"
      default: text.append(character)
      }
    }
    return text
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}

extension [String] {
  fileprivate func joined(_ separator: String) -> String { joined(separator: separator) }
}

/// `_$!<Home>!$_` of a contact is `HOME` on a card, and what is the user's own stays as it is.
enum CardLabel {
  private static let types = [
    CNLabelHome: "HOME", CNLabelWork: "WORK", CNLabelOther: "OTHER",
    CNLabelPhoneNumberMobile: "CELL", CNLabelPhoneNumberiPhone: "IPHONE",
    CNLabelPhoneNumberMain: "MAIN", CNLabelPhoneNumberPager: "PAGER",
  ]

  static func type(of label: String) -> String {
    types[label] ?? "\"\(label.filter { $0 != "\"" })\""
  }

  /// The label of the first type that is one, since others only say that a number takes calls.
  static func label(of types: [String]) -> String? {
    for type in types {
      if let known = Self.types.first(where: { $0.value == type.uppercased() }) {
        return known.key
      }
    }
    return types.first { !["VOICE", "INTERNET", "PREF"].contains($0.uppercased()) }
  }
}
