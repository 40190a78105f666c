import CoreGraphics
import Foundation
import Geometry
package import Scene

/// An object that `CALayer.contents` can show, such as CGImage.
package protocol LayerContents {
  func content(in values: LayerValues) -> Content
  /// The value that `contents` returns.
  var object: Any { get }
}

extension LayerContents {
  package var object: Any { self }
}

extension LayerValues {
  /// The scene's layer with these values.
  package func layer(children: [Node], mask: Node?) -> Layer {
    var layer = Layer()
    applyGeometry(&layer)
    layer.bounds = bounds
    layer.sublayerTransform = isFlipped ? sublayerTransform.mirrored : sublayerTransform
    layer.clipsToBounds = masksToBounds
    layer.cornerRadii = cornerRadii
    layer.hasContinuousCorners = cornerCurve == .continuous
    layer.mask = mask
    layer.children = children
    layer.effects = effects
    if case .transform = special {
      // [D] A transform layer has no appearance of its own.
      layer.preservesDepth = true
    } else {
      paint(&layer)
    }
    if stepBack != .none { layer.move(stepBack) }
    return layer
  }

  private func applyGeometry(_ layer: inout Layer) {
    layer.position = position
    layer.anchorPoint = anchorPoint
    layer.anchorPointZ = anchorPointZ
    layer.zPosition = zPosition
    layer.transform = transform
    layer.isDoubleSided = isDoubleSided
    layer.opacity = Double(min(max(opacity, 0), 1))
    layer.blendMode = blendMode
    layer.isRasterGroup = shouldRasterize
    layer.antialiasesEdges = allowsEdgeAntialiasing
  }

  private func paint(_ layer: inout Layer) {
    layer.background = backgroundColor?.value
    if borderWidth > 0, let borderColor {
      layer.border = Border(width: borderWidth, color: borderColor.value)
    }
    if shadowOpacity > 0, let shadowColor {
      layer.shadow = Shadow(
        color: shadowColor.value,
        opacity: Double(min(shadowOpacity, 1)),
        radius: shadowRadius,
        offset: isFlipped ? shadowOffset.applying(.init(scaleX: 1, y: -1)) : shadowOffset,
        path: isFlipped ? shadowPath?.value.applying(flip) : shadowPath?.value
      )
    }
    layer.content = content
  }

  private var cornerRadii: CornerRadii {
    func radius(_ corner: CACornerMask, _ mirrored: CACornerMask) -> CGFloat {
      maskedCorners.contains(isFlipped ? mirrored : corner) ? cornerRadius : 0
    }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner, .layerMinXMaxYCorner),
      topRight: radius(.layerMaxXMinYCorner, .layerMaxXMaxYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner, .layerMaxXMinYCorner),
      bottomLeft: radius(.layerMinXMaxYCorner, .layerMinXMinYCorner)
    )
  }

  /// What is shown between background and sublayers.
  var content: Content {
    if let contents = contents as? any LayerContents { return contents.content(in: self) }
    switch special {
    case .shape(let shape): return shape.content(moved: isFlipped ? flip : nil)
    case .gradient(let gradient): return (isFlipped ? gradient.mirrored : gradient).content
    case .none, .transform, .replicator, .emitter: return drawing
    }
  }
}
