public import Foundation
import Geometry

/// One picture in several forms, of which each trait environment sees its own.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  // All guarded by the lock.
  private var registered: [(traits: UITraitCollection, image: UIImage)] = []
  private var catalogued: CataloguedImage?
  private var known: [String: ImageTraits] = [:]

  public override init() {
    super.init()
  }

  init(_ catalogued: CataloguedImage) {
    self.catalogued = catalogued
    super.init()
  }

  /// [D] The registered image whose traits say most of those asked for.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    if let image = registeredImage(for: traitCollection) { return image }
    guard var traits = cataloguedTraits(for: traitCollection.values) else {
      return registeredImages.last?.image ?? UIImage()
    }
    traits.asset = self
    return UIImage(traits: traits)
  }

  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    lock.withLock { registered.append((traitCollection, image)) }
  }

  open func unregisterImage(with traitCollection: UITraitCollection) {
    lock.withLock { registered.removeAll { $0.traits == traitCollection } }
  }

  private var registeredImages: [(traits: UITraitCollection, image: UIImage)] {
    lock.withLock { registered }
  }

  private func registeredImage(for traits: UITraitCollection) -> UIImage? {
    let fitting = registeredImages.filter { traits.containsTraits(in: $0.traits) }
    return fitting.max { $0.traits.values.statedCount < $1.traits.values.statedCount }?.image
  }

  /// What the catalogue has for these traits, each file read once.
  private func cataloguedTraits(for values: TraitValues) -> ImageTraits? {
    guard let catalogued, let key = catalogued.key(for: values) else { return nil }
    if let known = lock.withLock({ known[key] }) { return known }
    let traits = catalogued.traits(for: values)
    lock.withLock { known[key] = traits }
    return traits
  }

  /// Whether other traits than the scale may lead to another picture.
  var varies: Bool { !registeredImages.isEmpty || catalogued?.set.varies == true }

  /// The image's traits in these surroundings; nil where nothing is known for them.
  func traits(for collection: UITraitCollection) -> ImageTraits? {
    registeredImage(for: collection)?.traits ?? cataloguedTraits(for: collection.values)
  }

  /// Assets of one folder are equal, so that images of one name are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImageAsset else { return false }
    if self === other { return true }
    return registeredImages.isEmpty && other.registeredImages.isEmpty && catalogued != nil
      && catalogued == other.catalogued
  }

  open override var hash: Int { catalogued?.folder.hashValue ?? 0 }
}

extension TraitValues {
  /// How many traits are stated.
  fileprivate var statedCount: Int {
    let stated: [Any?] = [
      horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, userInterfaceStyle,
      userInterfaceLevel, displayScale, preferredContentSizeCategory, layoutDirection,
    ]
    return stated.count { $0 != nil }
  }
}

extension UIImage {
  /// [D] Where the image came from, with all its forms.
  public var imageAsset: UIImageAsset? { traits.asset }

  /// The form of the image that these surroundings show, with what was changed since it was found.
  func resolved(with collection: UITraitCollection) -> UIImage {
    guard let asset = traits.asset, asset.varies, let found = asset.traits(for: collection),
      found.image != traits.image
    else { return self }
    return changed { ($0.image, $0.scale) = (found.image, found.scale) }
  }
}
