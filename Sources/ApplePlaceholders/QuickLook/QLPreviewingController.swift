public import Foundation
import HeadlessUIKit

/// Shows a file for other apps; here nobody asks it to.
@preconcurrency @MainActor
public protocol QLPreviewingController: NSObjectProtocol {
  func preparePreviewOfFile(
    at url: URL,
    completionHandler handler: @escaping ((any Error)?) -> Void
  )
  func preparePreviewOfSearchableItem(
    identifier: String,
    queryString: String?,
    completionHandler handler: @escaping ((any Error)?) -> Void
  )
}

extension QLPreviewingController {
  public func preparePreviewOfFile(
    at url: URL,
    completionHandler handler: @escaping ((any Error)?) -> Void
  ) {}
  public func preparePreviewOfSearchableItem(
    identifier: String,
    queryString: String?,
    completionHandler handler: @escaping ((any Error)?) -> Void
  ) {}
}
