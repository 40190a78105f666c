package import Bitmap
import Foundation
import Geometry
package import Scene

/// The content of an image.
package enum Picture: Sendable {
  case bitmap(Bitmap)
  case drawn(DrawnPicture)
  case symbol(any TintedPicture)

  /// The size in pixels.
  package var pixels: (width: Int, height: Int) {
    switch self {
    case .bitmap(let bitmap): (bitmap.width, bitmap.height)
    case .drawn(let drawn): drawn.pixels
    case .symbol(let symbol): symbol.pixels
    }
  }
}

/// A picture that knows by itself how it looks in a tint, such as a symbol.
package protocol TintedPicture: Hashable, Sendable {
  /// In points.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: Double { get }
  func commands(in rect: CGRect, tint: Color?) -> [DrawingCommand]
}

extension TintedPicture {
  package var pixels: (width: Int, height: Int) {
    let scale = CGFloat(scale)
    return (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }

  /// The same as a drawing, of which parts can be shown.
  package var drawn: DrawnPicture {
    let frame = CGRect(origin: .zero, size: size)
    return DrawnPicture(commands(in: frame, tint: nil), size: size, scale: scale, label: "symbol")
  }

  fileprivate func isEqual(to other: any TintedPicture) -> Bool { other as? Self == self }
}

extension Picture: Hashable {
  package static func == (left: Picture, right: Picture) -> Bool {
    switch (left, right) {
    case (.bitmap(let left), .bitmap(let right)): left == right
    case (.drawn(let left), .drawn(let right)): left == right
    case (.symbol(let left), .symbol(let right)): left.isEqual(to: right)
    case (.bitmap, _), (.drawn, _), (.symbol, _): false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .bitmap(let bitmap): hasher.combine(bitmap)
    case .drawn(let drawn): hasher.combine(drawn)
    case .symbol(let symbol): hasher.combine(symbol)
    }
  }
}

/// A part of a frozen drawing.
package struct DrawnPicture: Hashable, Sendable {
  package var node: Node
  /// The visible part, in the node's points.
  package var source: CGRect
  /// Pixels per point.
  package var scale: Double

  package var frozen: FrozenContent { FrozenContent(node, source: source) }

  package var pixels: (width: Int, height: Int) {
    let width = (source.width * CGFloat(scale)).rounded()
    return (Int(width), Int((source.height * CGFloat(scale)).rounded()))
  }

  /// A drawing in a space that starts at zero.
  package init(_ commands: [DrawingCommand], size: CGSize, scale: Double, label: String = "image") {
    var layer = Layer(frame: CGRect(origin: .zero, size: size))
    layer.clipsToBounds = true
    layer.content = .drawing(Drawing(commands))
    node = Node(layer, label: label)
    source = layer.bounds
    self.scale = scale
  }
}

extension Picture {
  /// The part inside `rect`, in pixels.
  func cropped(to rect: CGRect) -> Picture {
    switch self {
    case .bitmap(let bitmap):
      return .bitmap(bitmap.cropped(to: rect))
    case .drawn(var drawn):
      let points = CGAffineTransform(scaleX: 1 / CGFloat(drawn.scale), y: 1 / CGFloat(drawn.scale))
      let offset = drawn.source.origin
      drawn.source = rect.applying(points).offsetBy(dx: offset.x, dy: offset.y)
      return .drawn(drawn)
    case .symbol(let symbol):
      return Picture.drawn(symbol.drawn).cropped(to: rect)
    }
  }

  /// Draws the whole picture over `rect`, upright.
  package func commands(
    in rect: CGRect,
    center: CGRect = ImageContent.unit,
    tiles: Bool = false,
    scale: Double = 1,
    tint: Color? = nil,
    filter: ImageContent.Filter = .linear
  ) -> [DrawingCommand] {
    switch self {
    case .bitmap(let bitmap):
      let image = ImageContent(
        bitmap: bitmap,
        scale: scale,
        contentsCenter: center,
        tilesCenter: tiles,
        tint: tint,
        magnification: filter,
        minification: filter
      )
      return [.image(image, in: rect, opacity: 1, blendMode: .normal)]
    case .drawn(let drawn):
      let frozen = FrozenContent(drawn.node, source: drawn.source, center: center)
      let picture = DrawingCommand.frozen(frozen, in: rect, opacity: 1)
      guard let tint else { return [picture] }
      let ink = Ink(.color(tint), blendMode: .sourceIn)
      let cover = DrawingCommand.fill(Path(rect: rect), rule: .winding, ink: ink)
      return [.beginGroup(DrawingGroup()), picture, cover, .endGroup]
    case .symbol(let symbol):
      return symbol.commands(in: rect, tint: tint)
    }
  }
}

extension Bitmap {
  /// The pixels inside `rect`, which must be inside the bitmap.
  fileprivate func cropped(to rect: CGRect) -> Bitmap {
    cropped(
      x: Int(rect.minX),
      y: Int(rect.minY),
      width: Int(rect.width),
      height: Int(rect.height)
    )
  }
}
