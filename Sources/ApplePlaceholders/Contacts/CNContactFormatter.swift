public import Foundation

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName, phoneticFullName
}

/// Writes a contact's name, given name first.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  open var style = CNContactFormatterStyle.fullName

  /// Nil for a contact without a name.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
      contact.nameSuffix,
    ].filter { !$0.isEmpty }
    // [D] Without a name, the organization.
    let name = names.isEmpty ? contact.organizationName : names.joined(separator: " ")
    return style == .fullName && !name.isEmpty ? name : nil
  }

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { CNContactGivenNameKey }
}
