public import Foundation
public import HeadlessUIKit

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

open class CSSearchableItemAttributeSet: NSObject {
  public let contentType: String

  public init(itemContentType: String) {
    contentType = itemContentType
    super.init()
  }

  public convenience init(contentType: UTType) {
    self.init(itemContentType: contentType.identifier)
  }

  open var title: String?
  open var alternateNames: [String]?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var relatedUniqueIdentifier: String?
  open var identifier: String?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var metadataModificationDate: Date?
  open var rating: NSNumber?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
}

open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date?

  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? StageIdentifier.next().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    super.init()
  }
}

/// Why nothing is indexed.
public struct CSIndexError: Error, Sendable {
  public enum Code: Int, Sendable {
    case indexUnavailableError = -1000
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// A device without search.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let only = CSSearchableIndex(name: "")

  open class func `default`() -> CSSearchableIndex { only }
  open class func isIndexingAvailable() -> Bool { false }

  public init(name: String) {
    super.init()
  }

  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CSIndexError(.indexUnavailableError)) }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CSIndexError(.indexUnavailableError)) }

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CSIndexError(.indexUnavailableError)) }

  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CSIndexError(.indexUnavailableError))
  }
}
