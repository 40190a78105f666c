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
