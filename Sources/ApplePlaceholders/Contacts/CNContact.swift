public import Foundation
import HeadlessUIKit

/// A person or an organization.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  public let identifier: String
  var values = ContactValues()

  public override convenience init() {
    self.init(identifier: StageIdentifier.next().uuidString)
  }

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  // MARK: Archives

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "identifier"),
      let data = coder.decodeObject(of: NSData.self, forKey: "values")
    else { return nil }
    do {
      values = try PropertyListDecoder().decode(ContactRecord.self, from: data as Data).values
    } catch {
      coder.failWithError(error)
      return nil
    }
    identifier = name as String
    super.init()
  }

  open func encode(with coder: NSCoder) {
    do {
      let data = try PropertyListEncoder().encode(ContactRecord(values))
      coder.encode(data as NSData, forKey: "values")
      coder.encode(identifier as NSString, forKey: "identifier")
    } catch { coder.failWithError(error) }
  }

  // MARK: Values

  open var contactType: CNContactType { values.contactType }
  open var namePrefix: String { values.namePrefix }
  open var givenName: String { values.givenName }
  open var middleName: String { values.middleName }
  open var familyName: String { values.familyName }
  open var nameSuffix: String { values.nameSuffix }
  open var nickname: String { values.nickname }
  open var phoneticGivenName: String { values.phoneticGivenName }
  open var phoneticMiddleName: String { values.phoneticMiddleName }
  open var phoneticFamilyName: String { values.phoneticFamilyName }
  open var previousFamilyName: String { values.previousFamilyName }
  open var organizationName: String { values.organizationName }
  open var departmentName: String { values.departmentName }
  open var jobTitle: String { values.jobTitle }
  open var note: String { values.note }
  open var imageData: Data? { values.imageData }
  open var thumbnailImageData: Data? { values.imageData }
  open var imageDataAvailable: Bool { values.imageData != nil }
  open var birthday: DateComponents? { values.birthday }
  open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    values.instantMessageAddresses
  }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }

  /// Everything is known of a contact that code has made.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContactsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }

  open func copy(with zone: NSZone? = nil) -> Any { copied(into: CNContact.init(identifier:)) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    copied(into: CNMutableContact.init(identifier:))
  }

  private func copied(into make: (String) -> CNContact) -> CNContact {
    let copy = make(identifier)
    copy.values = values
    return copy
  }
}

public enum CNContactType: Int, Sendable {
  case person, organization
}

struct ContactValues {
  var contactType = CNContactType.person
  var (namePrefix, givenName, middleName) = ("", "", "")
  var (familyName, nameSuffix, nickname) = ("", "", "")
  var (organizationName, departmentName, jobTitle, note) = ("", "", "", "")
  var (phoneticGivenName, phoneticMiddleName, phoneticFamilyName) = ("", "", "")
  var previousFamilyName = ""
  var dates: [CNLabeledValue<NSDateComponents>] = []
  var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  var imageData: Data?
  var birthday: DateComponents?
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
}
