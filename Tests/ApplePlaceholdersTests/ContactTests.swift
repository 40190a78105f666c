import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

@MainActor @Suite struct ContactTests {
  @Test func aContactIsCopiedAndItsCopyChangedAlone() throws {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.org")]
    let copy = try #require(contact.copy() as? CNContact)
    contact.givenName = "Grace"
    #expect(copy.givenName == "Ada" && copy.identifier == contact.identifier)
    #expect(!(copy is CNMutableContact) && copy.mutableCopy() is CNMutableContact)
    #expect(copy.emailAddresses.first?.value == "ada@example.org")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
  }

  struct Name: CustomTestStringConvertible {
    let given: String
    let family: String
    let organization: String
    let full: String?
    var testDescription: String { full ?? "nobody" }
  }

  @Test(arguments: [
    Name(given: "Ada", family: "Lovelace", organization: "A", full: "Ada Lovelace"),
    Name(given: "", family: "Lovelace", organization: "", full: "Lovelace"),
    Name(given: "", family: "", organization: "Analytical Engines", full: "Analytical Engines"),
    Name(given: "", family: "", organization: "", full: nil),
  ])
  func aNameIsWrittenGivenNameFirst(name: Name) {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = (name.given, name.family)
    contact.organizationName = name.organization
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == name.full)
  }

  private func ada() -> CNMutableContact {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Ada", "Lovelace; Byron, \\")
    (contact.organizationName, contact.note) = ("Engines", "one\ntwo")
    contact.birthday = DateComponents(year: 1815, month: 12, day: 10)
    let number = CNPhoneNumber(stringValue: "555-1815")
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: number),
      CNLabeledValue(label: "At: sea", value: number),
    ]
    contact.emailAddresses = [CNLabeledValue(label: nil, value: "ada@example.org")]
    let address = CNMutablePostalAddress()
    (address.street, address.city) = ("12 St James's Square", "London")
    contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
    return contact
  }

  @Test func aCardOfAContactIsReadAgain() throws {
    let data = try CNContactVCardSerialization.data(with: [ada(), CNContact()])
    let read = try CNContactVCardSerialization.contacts(with: data)
    #expect(read.count == 2)
    let (copy, original) = (try #require(read.first), ada())
    #expect(copy.givenName == original.givenName && copy.familyName == original.familyName)
    #expect(copy.organizationName == original.organizationName && copy.note == original.note)
    #expect(copy.birthday == original.birthday)
    #expect(copy.phoneNumbers.map(\.label) == original.phoneNumbers.map(\.label))
    #expect(copy.phoneNumbers.map(\.value.stringValue) == ["555-1815", "555-1815"])
    #expect(copy.emailAddresses.first?.label == nil)
    #expect(copy.emailAddresses.first?.value == "ada@example.org")
    #expect(copy.postalAddresses.first?.value.street == "12 St James's Square")
  }

  @Test func aCardOfAnotherProgramIsRead() throws {
    let card = """
      BEGIN:VCARD
      VERSION:3.0
      N:Hopper;Grace;;;
      item1.TEL;type=CELL;type=VOICE;type=pref:555-
       0199
      BDAY:19061209
      X-UNKNOWN:1
      END:VCARD
      """
    let read = try CNContactVCardSerialization.contacts(with: Data(card.utf8))
    let contact = try #require(read.first)
    #expect(contact.givenName == "Grace" && contact.birthday?.month == 12)
    #expect(contact.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
    #expect(contact.phoneNumbers.first?.value.stringValue == "555-0199")
  }

  @Test(arguments: ["", "hello", "BEGIN:VCARD\nN:Hopper;Grace"])
  func whatIsNoCardIsNoContact(text: String) {
    #expect(throws: CNError.self) {
      try CNContactVCardSerialization.contacts(with: Data(text.utf8))
    }
  }

  @Test func anArchiveOfAContactHasAllOfIt() throws {
    let contact = ada()
    contact.contactType = .organization
    (contact.nickname, contact.imageData) = ("Countess", Data([1, 2, 3]))
    contact.dates = [CNLabeledValue(label: "first", value: NSDateComponents())]
    contact.contactRelations = [
      CNLabeledValue(label: "father", value: CNContactRelation(name: "Byron"))
    ]
    let profile = CNSocialProfile(
      urlString: "u",
      username: "n",
      userIdentifier: "i",
      service: CNSocialProfileServiceFlickr
    )
    contact.socialProfiles = [CNLabeledValue(label: nil, value: profile)]
    let message = CNInstantMessageAddress(username: "n", service: CNInstantMessageServiceJabber)
    contact.instantMessageAddresses = [CNLabeledValue(label: nil, value: message)]
    let original = try #require(contact.copy() as? CNContact)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: original,
      requiringSecureCoding: true
    )
    let copy = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CNContact.self, from: data)
    )
    #expect(copy.identifier == original.identifier && copy.contactType == .organization)
    #expect(copy.givenName == "Ada" && copy.familyName == original.familyName)
    #expect(copy.nickname == "Countess" && copy.note == "one\ntwo")
    #expect(copy.imageData == Data([1, 2, 3]) && copy.birthday == original.birthday)
    #expect(copy.phoneNumbers.map(\.identifier) == original.phoneNumbers.map(\.identifier))
    #expect(copy.phoneNumbers.map(\.label) == original.phoneNumbers.map(\.label))
    #expect(copy.emailAddresses.first?.value == "ada@example.org" && copy.dates.count == 1)
    #expect(copy.postalAddresses.first?.value.city == "London")
    #expect(copy.contactRelations.first?.value.name == "Byron")
    #expect(copy.socialProfiles.first?.value.service == CNSocialProfileServiceFlickr)
    #expect(copy.instantMessageAddresses.first?.value.username == "n")
  }

  @Test func thePartsOfAnAddressKnowWhatTheyAre() throws {
    let address = CNMutablePostalAddress()
    (address.city, address.postalCode, address.country) = ("London", "SW1Y", "England")
    let color = NSAttributedString.Key("color")
    let text = CNPostalAddressFormatter().attributedString(
      from: address,
      withDefaultAttributes: [color: "red"]
    )
    #expect(text.string == "London SW1Y\nEngland")
    #expect(text.string == CNPostalAddressFormatter.string(from: address, style: .mailingAddress))
    let property = NSAttributedString.Key(CNPostalAddressPropertyAttribute)
    var parts: [String] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      #expect(attributes[color] as? String == "red")
      guard let part = attributes[property] as? String else { return }
      parts.append("\(part): \((text.string as NSString).substring(with: range))")
    }
    #expect(parts == ["city: London", "postalCode: SW1Y", "country: England"])
    #expect(CNPostalAddressFormatter().string(from: CNPostalAddress()).isEmpty)
  }

  @Test func aStoreOfContactsIsClosed() {
    let store = CNContactStore()
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    let keys: [any CNKeyDescriptor] = [CNContactGivenNameKey]
    let everybody = CNContact.predicateForContacts(matchingName: "a")
    #expect(throws: CNError.self) {
      try store.unifiedContacts(matching: everybody, keysToFetch: keys)
    }
    #expect(throws: CNError.self) { try store.execute(CNSaveRequest()) }
  }

  @Test func aPickerOfContactsIsLeftWithoutAny() {
    let stage = Stage(device: .iPhone15)
    let root = UIViewController()
    stage.show(root)
    let (picker, listener) = (CNContactPickerViewController(), Listener())
    picker.delegate = listener
    root.present(picker, animated: false)
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 40, y: 90))
    stage.advance(by: 1)
    #expect(listener.cancellations == 1 && root.presentedViewController == nil)
  }
}

private final class Listener: NSObject, CNContactPickerDelegate {
  private(set) var cancellations = 0

  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { cancellations += 1 }
}
