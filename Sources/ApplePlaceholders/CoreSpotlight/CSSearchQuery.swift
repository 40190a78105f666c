public import Foundation
import HeadlessUIKit

/// A search that finds nothing, since nothing is indexed.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  public let queryString: String
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  open var completionHandler: (((any Error)?) -> Void)?
  open var protectionClasses: [FileProtectionType] = []
  open private(set) var isCancelled = false
  open var foundItemCount: Int { 0 }

  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    self.queryString = queryString
    super.init()
  }

  public convenience init(queryString: String, attributes: [String]?) {
    let context = CSSearchQueryContext()
    context.fetchAttributes = attributes ?? []
    self.init(queryString: queryString, queryContext: context)
  }

  /// Ends in a later turn with an error.
  open func start() {
    StageCore.ambient.queue.later { [self] in
      completionHandler?(CSSearchQueryError(isCancelled ? .cancelled : .indexUnreachable))
    }
  }

  open func cancel() { isCancelled = true }
}

/// What a search is to fetch.
open class CSSearchQueryContext: NSObject {
  open var fetchAttributes: [String] = []
  open var filterQueries: [String] = []
  open var keyboardLanguage: String?
}
