public import Foundation

/// An object that can hand itself to another app.
@preconcurrency
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  @discardableResult
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// [I] Images and colours are handed over as objects, not as data.
  @discardableResult
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, CocoaError(.featureUnsupported))
    return nil
  }
}
