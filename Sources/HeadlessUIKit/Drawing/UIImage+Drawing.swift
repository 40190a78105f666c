import Foundation
import Geometry
import Scene

extension UIImage {
  func changed(_ change: (inout ImageTraits) -> Void) -> UIImage {
    var changed = traits
    change(&changed)
    return UIImage(traits: changed)
  }

  func reconfigured(_ configuration: SymbolConfiguration?) -> UIImage {
    guard isSymbolImage, let configuration else { return self }
    let merged = traits.symbol?.applying(configuration)
    let fresh = SymbolImages.traits(traits.symbolName, merged)
    return changed {
      ($0.image, $0.scale, $0.symbol) = (fresh.image, fresh.scale, fresh.symbol)
      $0.baseline = fresh.baseline
    }
  }

  /// Whether a tint replaces the picture's colours.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    // [D] Symbols are templates unless configured otherwise, or have colours.
    case .automatic: traits.symbol.map { !$0.coloring.hasOwnColors } ?? false
    }
  }

  /// The colour that replaces the picture's own in a view: the view's for a template.
  func tint(in color: Color?) -> Color? {
    let template = isTemplate ? color : nil
    return template ?? traits.tint?.value
  }

  func paint(in rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let image = resolved(with: .current)
    guard image === self else { return image.paint(in: rect, blendMode, alpha) }
    let outer = context.state
    // [D] The context's own are ignored: `draw(in:)` draws at full opacity, in normal mode.
    context.state.blendMode = blendMode
    context.setAlpha(alpha)
    // Drawn outside of a view, a template uses its own tint, or else the current colour.
    let tint = traits.tint?.value ?? (isTemplate ? outer.fillPaint.color : nil)
    context.painted {
      for command in commands(in: rect, tint: tint, filter: context.state.filter) {
        context.record(command)
      }
    }
    context.state = outer
  }

  /// The whole picture over `rect`, with its orientation applied, stretched between its caps.
  func commands(
    in rect: CGRect,
    tint: Color?,
    filter: ImageContent.Filter = .linear
  ) -> [DrawingCommand] {
    guard let picture = traits.image?.picture, rect.width > 0, rect.height > 0 else { return [] }
    let unit = ImageContent.unit
    let upright = imageOrientation == .up
    let commands = picture.commands(
      in: upright ? rect : unit,
      center: upright ? center : unit,
      tiles: isResizable && resizingMode == .tile,
      scale: Double(scale),
      tint: tint,
      filter: filter
    )
    guard !upright else { return commands }
    let placement = CGAffineTransform(rect.width, 0, 0, rect.height, rect.minX, rect.minY)
    let turn = imageOrientation.unitTransform.concatenating(placement)
    return [.save, .concatenate(turn)] + commands + [.restore]
  }

  private var isResizable: Bool { traits.isResizable }

  /// The part between the caps, in unit space.
  var center: CGRect {
    guard isResizable, size.width > 0, size.height > 0 else { return ImageContent.unit }
    // Caps that overlap leave nothing: not the rectangle of negative size that they make.
    let inner = CGRect(origin: .zero, size: size).inset(by: capInsets)
    return CGRect(
      x: min(inner.origin.x / size.width, 1),
      y: min(inner.origin.y / size.height, 1),
      width: max(inner.size.width, 0) / size.width,
      height: max(inner.size.height, 0) / size.height
    )
  }
}
