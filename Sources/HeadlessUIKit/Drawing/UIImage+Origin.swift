package import Foundation

extension UIImage {
  /// The picture of an image of Core Image's, which only rooms above this one know.
  package convenience init(
    _ image: CGImage?,
    of origin: NSObject,
    scale: CGFloat,
    orientation: Orientation
  ) {
    var traits = image.map { ImageTraits($0, scale: scale, orientation: orientation) }
    traits?.origin = origin
    self.init(traits: traits ?? ImageTraits())
  }

  package var origin: NSObject? { traits.origin }
}
