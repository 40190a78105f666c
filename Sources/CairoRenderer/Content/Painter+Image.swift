internal import Bitmap
internal import CCairo
internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// Draws a bitmap over a rectangle: scaled, sliced, tinted.
  func paintImage(
    _ image: ImageContent,
    in rect: CGRect,
    on canvas: Canvas,
    through projection: Projection,
    _ look: Compositing
  ) throws(CairoError) {
    let frame = image.frame(in: rect)
    guard !frame.isEmpty, image.scale > 0 else { return }
    let pieces = image.pieces(over: frame)
    let isWhole = pieces.count == 1 && image.tint == nil
    if isWhole, let piece = pieces.first {
      return try image.bitmap.paint(
        piece,
        of: image,
        on: canvas,
        through: projection,
        look,
        adding: false
      )
    }
    // Slices are added on a separate canvas, so that shared edges leave no seam.
    let box = PixelRect(around: projection.box(frame) ?? canvas.visible.rect)
    let area = box.intersection(canvas.visible)
    guard !area.isEmpty else { return }
    let picture = try Canvas(area)
    for piece in pieces {
      try image.bitmap.paint(
        piece,
        of: image,
        on: picture,
        through: projection,
        Compositing(),
        adding: true
      )
    }
    if let tint = image.tint {
      picture.paint(with: .color(tint.withAlpha(1), opacity: 1), mode: .sourceIn)
      try canvas.lay(picture, Compositing(opacity: look.opacity * tint.alpha, mode: look.mode))
    } else {
      try canvas.lay(picture, look)
    }
  }
}

/// A part of a bitmap in pixels, and the rectangle of points it is stretched over.
struct ImagePiece {
  let source: CGRect
  let target: CGRect
}

extension ImageContent {
  /// The shown part in pixels.
  private var shown: CGRect {
    let (width, height) = (Double(bitmap.width), Double(bitmap.height))
    return CGRect(
      x: contentsRect.minX * width,
      y: contentsRect.minY * height,
      width: contentsRect.width * width,
      height: contentsRect.height * height
    )
  }

  func pieces(over frame: CGRect) -> [ImagePiece] {
    let slices = NineSlices(
      source: shown,
      center: contentsCenter,
      target: frame,
      scale: 1 / scale
    )
    return slices.parts.flatMap { part in
      tilesCenter ? tiles(part) : [ImagePiece(source: part.source, target: part.target)]
    }
  }

  /// Repeats a stretching part at its own size, cut off at the end.
  private func tiles(_ part: NineSlices.Slice) -> [ImagePiece] {
    // A part of one colour looks the same when stretched, which is one fill instead of thousands.
    let isEven = bitmap.isEven(in: part.source)
    let repeats = (x: part.isCenter.x && !isEven.x, y: part.isCenter.y && !isEven.y)
    let width = repeats.x ? part.source.width / scale : part.target.width
    let height = repeats.y ? part.source.height / scale : part.target.height
    var pieces: [ImagePiece] = []
    for y in stride(from: part.target.minY, to: part.target.maxY, by: height) {
      for x in stride(from: part.target.minX, to: part.target.maxX, by: width) {
        let tile = CGRect(x: x, y: y, width: width, height: height)
        let seen = tile.intersection(part.target)
        let source = CGRect(
          x: part.source.minX,
          y: part.source.minY,
          width: part.source.width * seen.width / tile.width,
          height: part.source.height * seen.height / tile.height
        )
        pieces.append(ImagePiece(source: source, target: seen))
      }
    }
    return pieces
  }
}

extension Bitmap {
  /// Whether all columns of a small part are equal, and whether all rows are.
  fileprivate func isEven(in rect: CGRect) -> (x: Bool, y: Bool) {
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    let part = PixelRect(around: rect).intersection(whole)
    guard !part.isEmpty, part.width <= 16, part.height <= 16 else { return (false, false) }
    return withUnsafeBytes { bytes in
      func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let offset = (part.y + y) * bytesPerRow + (part.x + x) * Self.bytesPerPixel
        return bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      }
      let points = (0..<part.height).flatMap { y in (0..<part.width).map { (x: $0, y: y) } }
      return (
        points.allSatisfy { pixel($0.x, $0.y) == pixel(0, $0.y) },
        points.allSatisfy { pixel($0.x, $0.y) == pixel($0.x, 0) }
      )
    }
  }
}
