import Foundation

/// `item1.TEL;TYPE=HOME:555` of a card.
struct CardLine {
  let name: String
  private let types: [String]
  let value: String

  init?(_ text: String) {
    guard let colon = Self.firstOutsideQuotes(":", in: text) else { return nil }
    let head = Self.split(String(text[..<colon]), at: ";", quotes: true)
    name = (head[0].split(separator: ".").last.map(String.init) ?? head[0]).uppercased()
    types = head.dropFirst().flatMap(Self.types)
    value = String(text[text.index(after: colon)...])
  }

  func write(to contact: CNMutableContact) {
    switch name {
    case "N": writeName(to: contact)
    case "NICKNAME": contact.nickname = whole
    case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
    case "TITLE": contact.jobTitle = whole
    case "NOTE": contact.note = whole
    case "BDAY": contact.birthday = birthday
    case "X-ABSHOWAS": contact.contactType = value == "COMPANY" ? .organization : .person
    case "TEL":
      contact.phoneNumbers.append(labelled(CNPhoneNumber(stringValue: whole)))
    case "EMAIL": contact.emailAddresses.append(labelled(NSString(string: whole)))
    case "URL": contact.urlAddresses.append(labelled(NSString(string: whole)))
    case "ADR": contact.postalAddresses.append(labelled(address))
    default: break
    }
  }

  private func writeName(to contact: CNMutableContact) {
    (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
    (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
  }

  private var address: CNPostalAddress {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = (part(2), part(3), part(4))
    (address.postalCode, address.country) = (part(5), part(6))
    return address
  }

  /// `1815-12-10` and `18151210`.
  private var birthday: DateComponents? {
    let digits = value.prefix { $0 != "T" }.filter(\.isNumber)
    guard digits.count == 8, let number = Int(digits) else { return nil }
    return DateComponents(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  private func labelled<Value: AnyObject>(_ value: Value) -> CNLabeledValue<Value> {
    CNLabeledValue(label: CardLabel.label(of: types), value: value)
  }

  // MARK: Values

  private var whole: String { Self.plain(value) }

  private func part(_ index: Int) -> String {
    let parts = Self.split(value, at: ";")
    return index < parts.count ? Self.plain(parts[index]) : ""
  }

  private static func types(_ parameter: String) -> [String] {
    let sides = split(parameter, at: "=", quotes: true)
    guard sides.count == 2 else { return [parameter] }
    guard sides[0].uppercased() == "TYPE" else { return [] }
    return split(sides[1], at: ",", quotes: true).map { $0.filter { $0 != "\"" } }
  }

  /// The parts between separators, without those behind a backslash or, in parameters, in quotes.
  private static func split(
    _ text: String,
    at separator: Character,
    quotes: Bool = false
  ) -> [String] {
    var (parts, isEscaped, isQuoted) = ([""], false, false)
    for character in text {
      let isSeparator = character == separator && !isEscaped && !isQuoted
      if quotes, character == "\"" { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      if isSeparator { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
  }

  private static func firstOutsideQuotes(
    _ wanted: Character,
    in text: String
  ) -> String.Index? {
    var isQuoted = false
    return text.indices.first { index in
      if text[index] == "\"" { isQuoted.toggle() }
      return text[index] == wanted && !isQuoted
    }
  }

  private static func plain(_ value: String) -> String {
    var (text, isEscaped) = ("", false)
    for character in value {
      if isEscaped {
        text.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}
