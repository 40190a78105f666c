public import Foundation

public enum CNEntityType: Int, Sendable {
  case contacts
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What the store answers to those who may not use it.
public struct CNError: Error, Sendable {
  public enum Code: Int, Sendable {
    // [D] Contacts/CNError.h.
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessableWritableContainers = 101
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists = 201
    case containmentCycle = 202
    case containmentScope = 203
    case parentRecordDoesNotExist = 204
    case recordIdentifierInvalid = 205
    case recordNotWritable = 206
    case parentContainerNotWritable = 207
    case validationMultipleErrors = 300
    case validationTypeMismatch = 301
    case validationConfigurationError = 302
    case predicateInvalid = 400
    case policyViolation = 500
    case clientIdentifierInvalid = 600
    case vCardMalformed = 700
    case vCardSummarizationError = 701
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// The contacts of a user who has not been asked.
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }

  /// The user never answers.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}

  /// A task does not wait for ever: nothing is allowed.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }

  open func unifiedContacts(
    matching predicate: NSPredicate,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }

  open func unifiedContact(
    withIdentifier identifier: String,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }

  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    throw CNError(.authorizationDenied)
  }

  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    throw CNError(.authorizationDenied)
  }

  open func defaultContainerIdentifier() -> String { "" }

  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

public enum CNContainerType: Int, Sendable {
  case unassigned = 0
  case local = 1
  case exchange = 2
  case cardDAV = 3
}

open class CNContainer: NSObject {
  open var identifier: String { "" }
  open var name: String { "" }
  open var type: CNContainerType { .unassigned }

  open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContainerOfContact(
    withIdentifier contactIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
}

open class CNGroup: NSObject {
  open var identifier: String { "" }
  open var name: String { "" }

  open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForGroupsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
}

/// A new group that nobody may save.
open class CNMutableGroup: CNGroup {
  private var written = ""

  open override var name: String {
    get { written }
    set { written = newValue }
  }
}

extension NSNotification.Name {
  public static let CNContactStoreDidChange = NSNotification.Name(
    "CNContactStoreDidChangeNotification"
  )
}

public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  open var mutableObjects = false

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// Changes that nobody may make.
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
  open func update(_ group: CNMutableGroup) {}
  open func delete(_ group: CNMutableGroup) {}
  open func addMember(_ contact: CNContact, to group: CNGroup) {}
  open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}
