import Foundation

/// What an archive keeps of a contact.
struct ContactRecord: Codable {
  struct Entry<Value: Codable>: Codable {
    let identifier: String
    let label: String?
    let value: Value
  }

  private let type: Int
  private let texts: [String]
  private let image: Data?
  private let birthday: DateComponents?
  private let dates: [Entry<DateComponents>]
  private let relations: [Entry<String>]
  private let profiles: [Entry<[String]>]
  private let messages: [Entry<[String]>]
  private let phones: [Entry<String>]
  private let mails: [Entry<String>]
  private let pages: [Entry<String>]
  private let addresses: [Entry<[String: String]>]

  init(_ values: ContactValues) {
    type = values.contactType.rawValue
    texts = Self.texts.map { values[keyPath: $0] }
    (image, birthday) = (values.imageData, values.birthday)
    dates = Self.entries(values.dates) { $0 as DateComponents }
    relations = Self.entries(values.contactRelations, \.name)
    profiles = Self.entries(values.socialProfiles) {
      [$0.urlString, $0.username, $0.userIdentifier, $0.service]
    }
    messages = Self.entries(values.instantMessageAddresses) { [$0.username, $0.service] }
    phones = Self.entries(values.phoneNumbers, \.stringValue)
    mails = Self.entries(values.emailAddresses) { $0 as String }
    pages = Self.entries(values.urlAddresses) { $0 as String }
    addresses = Self.entries(values.postalAddresses, \.fields)
  }

  var values: ContactValues {
    var values = ContactValues()
    values.contactType = CNContactType(rawValue: type) ?? .person
    for (path, text) in zip(Self.texts, texts) { values[keyPath: path] = text }
    (values.imageData, values.birthday) = (image, birthday)
    values.dates = Self.labelled(dates) { $0 as NSDateComponents }
    values.contactRelations = Self.labelled(relations, CNContactRelation.init(name:))
    values.socialProfiles = Self.labelled(profiles) {
      CNSocialProfile(urlString: $0[0], username: $0[1], userIdentifier: $0[2], service: $0[3])
    }
    values.instantMessageAddresses = Self.labelled(messages) {
      CNInstantMessageAddress(username: $0[0], service: $0[1])
    }
    values.phoneNumbers = Self.labelled(phones, CNPhoneNumber.init(stringValue:))
    values.emailAddresses = Self.labelled(mails) { $0 as NSString }
    values.urlAddresses = Self.labelled(pages) { $0 as NSString }
    values.postalAddresses = Self.labelled(addresses, CNPostalAddress.init(fields:))
    return values
  }

  private static var texts: [WritableKeyPath<ContactValues, String>] {
    [
      \.namePrefix, \.givenName, \.middleName, \.familyName, \.nameSuffix, \.nickname,
      \.organizationName, \.departmentName, \.jobTitle, \.note, \.phoneticGivenName,
      \.phoneticMiddleName, \.phoneticFamilyName, \.previousFamilyName,
    ]
  }

  private static func entries<Value: AnyObject, Kept: Codable>(
    _ values: [CNLabeledValue<Value>],
    _ kept: (Value) -> Kept
  ) -> [Entry<Kept>] {
    values.map { Entry(identifier: $0.identifier, label: $0.label, value: kept($0.value)) }
  }

  private static func labelled<Value: AnyObject, Kept: Codable>(
    _ entries: [Entry<Kept>],
    _ value: (Kept) -> Value
  ) -> [CNLabeledValue<Value>] {
    entries.map {
      CNLabeledValue(identifier: $0.identifier, label: $0.label, value: value($0.value))
    }
  }
}
