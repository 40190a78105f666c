public import Foundation
import HeadlessUIKit

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

  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var relatedUniqueIdentifier: String?
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
