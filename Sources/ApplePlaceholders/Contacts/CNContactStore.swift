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
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
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

open class CNContainer: NSObject {
  open var identifier: String { "" }
  open var name: String { "" }
}

open class CNGroup: NSObject {
  open var identifier: String { "" }
  open var name: String { "" }
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
}
