import Foundation

/// Reads the contacts of a text of vCards; nil if one does not end.
struct CardReader {
  private let lines: [CardLine]

  init(_ text: String) {
    lines = Self.unfolded(text).compactMap(CardLine.init)
  }

  var contacts: [CNContact]? {
    var found: [CNContact] = []
    var contact: CNMutableContact?
    for line in lines {
      switch (line.name, line.value.uppercased()) {
      case ("BEGIN", "VCARD"): contact = CNMutableContact()
      case ("END", "VCARD"):
        if let contact, let card = contact.copy() as? CNContact { found.append(card) }
        contact = nil
      default: if let contact { line.write(to: contact) }
      }
    }
    return contact == nil ? found : nil
  }

  /// A line that begins with a space goes on with the one before.
  private static func unfolded(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).reduce(into: []) { lines, line in
      guard let first = line.first, first == " " || first == "\t", !lines.isEmpty else {
        lines.append(String(line))
        return
      }
      lines[lines.count - 1] += line.dropFirst()
    }
  }
}
