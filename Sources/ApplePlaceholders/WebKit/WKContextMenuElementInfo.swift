public import Foundation

/// The link whose menu is asked for; no page has one here.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  open var linkURL: URL? { nil }
}

/// The link that is to be previewed; no page has one here.
@preconcurrency @MainActor
open class WKPreviewElementInfo: NSObject {
  open var linkURL: URL? { nil }
}
