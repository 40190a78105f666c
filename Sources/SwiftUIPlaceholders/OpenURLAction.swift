public import Foundation

/// Opens an address; there is nothing that could.
public struct OpenURLAction {
  /// What an app does instead.
  public struct Result: Sendable {
    let isHandled: Bool

    public static let handled = Result(isHandled: true)
    public static let discarded = Result(isHandled: true)
    public static let systemAction = Result(isHandled: false)
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) { _ = handler(url) }

  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}
