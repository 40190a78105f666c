public import Foundation

public typealias NSDataAssetName = String

/// A file of any kind in an asset catalogue.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  public let name: NSDataAssetName
  public let data: Data
  /// What the set says that it is, or else its file's name.
  public let typeIdentifier: String

  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Nil, with a warning, without such a set.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = AssetCatalogue(bundle).data(name) else {
      StageCore.ambient.warnOnce(
        "NSDataAsset",
        "there are no data named '\(name)' in \(bundle.bundlePath)",
        remedy: "add the .xcassets folder that holds \(name).dataset to the bundle's resources"
      )
      return nil
    }
    (self.name, data, typeIdentifier) = (name, found.data, found.type)
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
