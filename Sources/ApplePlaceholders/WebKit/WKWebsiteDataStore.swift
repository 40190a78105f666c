public import Foundation
import HeadlessUIKit

/// What pages would leave behind; only cookies that an app sets are kept.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private let isKept: Bool

  private init(isKept: Bool) {
    self.isKept = isKept
    super.init()
  }

  private static let only = WKWebsiteDataStore(isKept: true)

  open class func `default`() -> WKWebsiteDataStore { only }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isKept: false) }

  open var isPersistent: Bool { isKept }
  public let httpCookieStore = WKHTTPCookieStore()

  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage,
      WKWebsiteDataTypeIndexedDBDatabases,
    ]
  }

  /// No page has left anything; answers in a later turn.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { StageCore.ambient.queue.later { completionHandler([]) } }

  open func removeData(
    ofTypes dataTypes: Set<String>,
    modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) { StageCore.ambient.queue.later { completionHandler() } }

  open func removeData(
    ofTypes dataTypes: Set<String>,
    for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) { StageCore.ambient.queue.later { completionHandler() } }
}

@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}

public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
