public import Foundation

/// An object that can be made from what another app hands over.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self { throw CocoaError(.featureUnsupported) }
}
