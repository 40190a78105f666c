public import Foundation
import Geometry

/// One picture in several variants, of which each trait environment shows one.
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

  /// [D] Returns the registered image with the most matching traits.
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

  /// The catalogue's image for these traits; each file is read once.
  private func cataloguedTraits(for values: TraitValues) -> ImageTraits? {
    guard let catalogued, let key = catalogued.key(for: values) else { return nil }
    if let known = lock.withLock({ known[key] }) { return known }
    let traits = catalogued.traits(for: values)
    lock.withLock { known[key] = traits }
    return traits
  }

  /// Whether traits other than the scale may select another picture.
  var varies: Bool { !registeredImages.isEmpty || catalogued?.set.varies == true }

  /// Returns the image's traits in this environment; nil if no variant is known for it.
  func traits(for collection: UITraitCollection) -> ImageTraits? {
    registeredImage(for: collection)?.traits ?? cataloguedTraits(for: collection.values)
  }

  /// Assets of the same folder are equal, and therefore images of the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImageAsset else { return false }
    if self === other { return true }
    return registeredImages.isEmpty && other.registeredImages.isEmpty && catalogued != nil
      && catalogued == other.catalogued
  }

  open override var hash: Int { catalogued?.folder.hashValue ?? 0 }
}

extension TraitValues {
  /// The number of specified traits.
  fileprivate var statedCount: Int {
    let stated: [Any?] = [
      horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, userInterfaceStyle,
      userInterfaceLevel, displayScale, preferredContentSizeCategory, layoutDirection,
      accessibilityContrast, legibilityWeight,
    ]
    return stated.count { $0 != nil }
  }
}

extension UIImage {
  /// [D] The asset that the image comes from, with all its variants.
  public var imageAsset: UIImageAsset? { traits.asset }

  /// Returns the variant for this environment, with the changes made since the image was loaded.
  func resolved(with collection: UITraitCollection) -> UIImage {
    guard let asset = traits.asset, asset.varies, let found = asset.traits(for: collection),
      found.image != traits.image
    else { return self }
    return changed { ($0.image, $0.scale) = (found.image, found.scale) }
  }
}
