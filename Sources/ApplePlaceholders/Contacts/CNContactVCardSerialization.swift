public import Foundation

/// Contacts as vCards and back.
open class CNContactVCardSerialization: NSObject {
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey }

  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map { CardWriter($0).text }.joined().utf8)
  }

  /// Throws for what has no card in it.
  open class func contacts(with data: Data) throws -> [CNContact] {
    let contacts = CardReader(String(decoding: data, as: UTF8.self)).contacts
    guard let contacts, !contacts.isEmpty else { throw CNError(.vCardMalformed) }
    return contacts
  }
}
