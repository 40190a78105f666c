import CoreGraphics
import Foundation
import Geometry
package import Scene

extension CGImage: LayerContents {
  package func content(in values: LayerValues) -> Content {
    let size = CGSize(width: width, height: height)
    let content = picture.content(
      in: values.bounds,
      gravity: values.contentsGravity.fit,
      scale: Double(values.contentsScale),
      contentsRect: values.contentsRect,
      center: values.stretchedPart(ofPixels: size.pixels(in: values.contentsRect)),
      tint: values.contentsTint?.value
    )
    guard case .image(var image) = content else { return content }
    image.magnification = values.magnificationFilter.filter
    image.minification = values.minificationFilter.filter
    return .image(image)
  }
}

extension CALayerContentsGravity {
  package var fit: ImageContent.Gravity {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .resizeAspect
    case .resizeAspectFill: .resizeAspectFill
    // [D] Other values mean the default.
    default: .resize
    }
  }
}

extension CALayerContentsFilter {
  package var filter: ImageContent.Filter {
    self == .nearest ? .nearest : self == .trilinear ? .trilinear : .linear
  }
}
