import Foundation
import Geometry
import QuartzCore
import Scene

/// An image as a layer's contents: upright, stretched between its caps, tinted.
final class ImageContents: NSObject, LayerContents {
  let image: UIImage
  private let tint: Color?

  init(_ image: UIImage, tint: Color?) {
    self.image = image
    self.tint = tint
  }

  package var object: Any { image.cgImage ?? self }

  package func content(in values: LayerValues) -> Content {
    let pixels = image.size.pixels(in: values.contentsRect, scale: image.scale)
    let content = image.content(
      in: values.bounds,
      gravity: values.contentsGravity.fit,
      contentsRect: values.contentsRect,
      stretchedPart: values.stretchedPart(ofPixels: pixels),
      tint: tint
    )
    guard case .image(var image) = content else { return content }
    image.magnification = values.magnificationFilter.filter
    image.minification = values.minificationFilter.filter
    return .image(image)
  }
}
