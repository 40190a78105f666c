public import Foundation

/// An action of an app for documents in a browser, which is kept: the browser has no documents.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  // [D] UIKit/UIDocumentBrowserAction.h.
  public struct Availability: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let menu = Availability(rawValue: 1)
    public static let navigationBar = Availability(rawValue: 2)
  }

  public let identifier: String
  public let localizedTitle: String
  public let availability: Availability
  open var image: UIImage?
  open var supportedContentTypes: [String] = []
  open var supportsMultipleItems = false
  /// Never called by the browser, which shows no documents to act on.
  let handler: ([URL]) -> Void

  public init(
    identifier: String,
    localizedTitle: String,
    availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    (self.identifier, self.localizedTitle) = (identifier, localizedTitle)
    (self.availability, self.handler) = (availability, handler)
    super.init()
  }
}
