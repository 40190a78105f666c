import CoreGraphics
import Foundation
import Geometry
package import Scene
import VirtualTime

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
    if borderWidth > 0, let borderColor {
      layer.border = Border(width: borderWidth, color: borderColor.plain(for: "border"))
    }
    if shadowOpacity > 0, let shadowColor {
      layer.shadow = Shadow(
        color: shadowColor.plain(for: "shadow"),
        opacity: Double(min(shadowOpacity, 1)),
        radius: shadowRadius,
        offset: isFlipped ? shadowOffset.applying(.init(scaleX: 1, y: -1)) : shadowOffset,
        path: isFlipped ? shadowPath?.value.applying(flip) : shadowPath?.value
      )
    }
    if let backgroundColor, backgroundColor.pattern != nil {
      layer.content = contentOnPattern(backgroundColor, in: layer)
    } else {
      layer.background = backgroundColor?.value
      layer.content = content
    }
  }

  /// The content with the cells of a pattern below it, which are no background for scenes.
  private func contentOnPattern(_ color: CGColor, in layer: Layer) -> Content {
    guard !bounds.isEmpty else { return content }
    let context = CGContext(canvas: bounds, scale: contentsScale)
    let cells = color.filling(Path(rect: bounds))
    if layer.cornerRadii.isZero {
      cells.forEach(context.record)
    } else {
      var background = picture(.drawing(Drawing(cells)))
      background.clipsToBounds = true
      background.cornerRadii = layer.cornerRadii
      background.hasContinuousCorners = layer.hasContinuousCorners
      context.draw(background.frozen, in: bounds)
    }
    switch content {
    case .none: break
    case .drawing(let drawing): drawing.commands.forEach(context.record)
    case .gradient, .image, .text, .frozen, .mix, .pageCurl:
      context.draw(picture(content).frozen, in: bounds)
    }
    return context.content
  }

  private func picture(_ content: Content) -> Layer {
    var layer = Layer(frame: CGRect(origin: .zero, size: bounds.size))
    layer.bounds = bounds
    layer.content = content
    return layer
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
    case .none, .transform, .replicator, .emitter: return fittedDrawing
    }
  }

  /// [D] A drawing is a picture of the bounds that were drawn, fitted into other ones as contents.
  private var fittedDrawing: Content {
    guard case .drawing = drawing, drawnBounds != bounds, !drawnBounds.isEmpty else {
      return drawing
    }
    var whole = picture(drawing)
    whole.bounds = drawnBounds
    let frame = contentsGravity.fit.frame(of: drawnBounds.size, in: bounds)
    var frozen = whole.frozen
    frozen.center = stretchedPart(
      ofPixels: drawnBounds.size.pixels(in: ImageContent.unit, scale: contentsScale)
    )
    return .drawing(Drawing([.frozen(frozen, in: frame, opacity: 1)]))
  }
}

extension Layer {
  fileprivate var frozen: FrozenContent {
    FrozenContent(Node(self, label: "picture").unplaced, source: bounds)
  }
}

extension CGColor {
  /// The colour of what has no pattern here.
  fileprivate func plain(for use: String) -> Color {
    guard pattern != nil else { return value }
    StageCore.ambient.warnOnce(
      "CALayer",
      "a pattern as the color of a \(use) is not drawn",
      remedy: "choose a single color, or draw it in draw(_:)"
    )
    return value
  }
}
