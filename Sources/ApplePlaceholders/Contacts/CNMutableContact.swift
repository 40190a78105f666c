public import Foundation

/// A contact that is being written.
open class CNMutableContact: CNContact {
  open override var contactType: CNContactType {
    get { values.contactType }
    set { values.contactType = newValue }
  }
  open override var namePrefix: String {
    get { values.namePrefix }
    set { values.namePrefix = newValue }
  }
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  open override var nameSuffix: String {
    get { values.nameSuffix }
    set { values.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  open override var departmentName: String {
    get { values.departmentName }
    set { values.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { values.jobTitle }
    set { values.jobTitle = newValue }
  }
  open override var note: String {
    get { values.note }
    set { values.note = newValue }
  }
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { values.urlAddresses }
    set { values.urlAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { values.postalAddresses }
    set { values.postalAddresses = newValue }
  }
}
