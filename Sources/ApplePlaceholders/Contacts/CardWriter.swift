import Foundation

/// Writes one contact as a vCard of version 3.0 (RFC 2426), without its picture.
struct CardWriter {
  private(set) var text = ""

  init(_ contact: CNContact) {
    add("BEGIN", "VCARD")
    add("VERSION", "3.0")
    addNames(of: contact)
    for phone in contact.phoneNumbers {
      add("TEL", Self.escaped(phone.value.stringValue), label: phone.label)
    }
    for mail in contact.emailAddresses {
      add("EMAIL", Self.escaped(String(describing: mail.value)), label: mail.label)
    }
    for page in contact.urlAddresses {
      add("URL", Self.escaped(String(describing: page.value)), label: page.label)
    }
    for address in contact.postalAddresses { add(address.value, label: address.label) }
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

  private mutating func add(_ address: CNPostalAddress, label: String?) {
    let parts = [
      "", "", address.street, address.city, address.state, address.postalCode, address.country,
    ]
    add("ADR", Self.joined(parts), label: label)
  }

  private mutating func addBirthday(_ date: DateComponents?) {
    guard let year = date?.year, let month = date?.month, let day = date?.day else { return }
    add("BDAY", String(format: "%04d-%02d-%02d", year, month, day))
  }

  private mutating func addUnlessEmpty(_ name: String, _ value: String) {
    if !value.isEmpty { add(name, Self.escaped(value)) }
  }

  private mutating func add(_ name: String, _ value: String, label: String? = nil) {
    let type = label.map { ";TYPE=\(CardLabel.type(of: $0))" } ?? ""
    text += "\(name)\(type):\(value)\r\n"
  }

  // MARK: Values

  private static func joined(_ parts: [String]) -> String {
    parts.map(escaped).joined(separator: ";")
  }

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
}
