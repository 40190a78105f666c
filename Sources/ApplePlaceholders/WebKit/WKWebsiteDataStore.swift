public import Foundation
import HeadlessUIKit

/// What pages would leave behind; only cookies that an app sets are kept.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  public let isPersistent: Bool
  public let httpCookieStore = WKHTTPCookieStore()

  fileprivate init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// That of the stage.
  open class func `default`() -> WKWebsiteDataStore {
    StageCore.ambient.part(WebsiteData.self).store
  }

  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

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

/// What a stage's pages would share; every stage begins without cookies.
private final class WebsiteData: StagePart {
  @MainActor lazy var store = WKWebsiteDataStore(isPersistent: true)
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
