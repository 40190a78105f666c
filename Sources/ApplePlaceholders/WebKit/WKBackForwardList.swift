public import Foundation

/// Where a web view was and could go back to: nowhere.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let initialURL: URL
  open var title: String? { nil }

  init(_ url: URL) {
    (self.url, initialURL) = (url, url)
    super.init()
  }
}
