import Foundation
import Geometry
import Scene

extension PDFPainter {
  /// More tiles than this are not drawn one by one.
  private static let mostTiles = 400

  func fill(
    _ path: Path,
    rule: CGPathFillRule,
    pattern name: String,
    brush: PDFState.Brush
  ) throws(VectorImageError) {
    let pattern = resource("Pattern", name)
    let own = matrix(pattern.dictionary?["Matrix"]) ?? .identity
    guard state.transform.isInvertible else { return }
    let space = own.concatenating(patternSpace).concatenating(state.transform.inverted())
    guard space.isInvertible else { return }
    if let stream = pattern.stream {
      try fill(path, rule: rule, tiles: stream, in: space, brush: brush)
      return
    }
    let value = file.resolve(pattern.dictionary?["Shading"])
    guard let shading = PDFShading.shading(value, in: file, named: spaces) else {
      canvas.omit("a pattern that is neither tiled nor an axial or radial gradient")
      return
    }
    try canvas.fill(path, rule: rule, shading: ink(.shading(shading), brush), transform: space)
  }

  /// Fills the clipped area.
  func paintShading(_ name: String) throws(VectorImageError) {
    let value = resource("Shading", name)
    guard let shading = PDFShading.shading(value, in: file, named: spaces) else {
      canvas.omit("a gradient that is neither axial nor radial")
      return
    }
    guard state.transform.isInvertible else { return }
    var place = area.applying(state.transform.inverted())
    if let box = rect(value.dictionary?["BBox"]) { place = place.intersection(box) }
    guard !place.isNull else { return }
    let ink = ink(.shading(shading), state.fill)
    try masked { () throws(VectorImageError) in
      try self.canvas.fill(Path(rect: place), rule: .winding, ink: ink)
    }
  }

  private func fill(
    _ path: Path,
    rule: CGPathFillRule,
    tiles stream: PDFStream,
    in space: CGAffineTransform,
    brush: PDFState.Brush
  ) throws(VectorImageError) {
    guard let tiles = tiles(stream, over: path, in: space) else {
      canvas.omit("a pattern of more than \(Self.mostTiles) tiles")
      return
    }
    guard let content = file.unpack(stream), depth < VectorLimits.depth else { return }
    let own = file.resolve(stream.dictionary["Resources"]).dictionary ?? resources
    try save()
    depth += 1
    try canvas.record(.clip(path, rule: rule))
    try concatenate(space)
    let (box, outer) = (rect(stream.dictionary["BBox"]), patternSpace)
    // Uncolored patterns use the brush's color; colored ones start with black.
    let isColored = file.resolve(stream.dictionary["PaintType"]).integer != 2
    let color = PDFState.Brush(
      space: isColored ? .gray : .rgb,
      components: isColored ? [0] : brush.color.components,
      opacity: brush.opacity
    )
    for tile in tiles {
      try save()
      (state.fill, state.stroke) = (color, color)
      try concatenate(CGAffineTransform(translationX: tile.x, y: tile.y))
      if let box { try canvas.record(.clip(Path(rect: box), rule: .winding)) }
      patternSpace = state.transform
      try run(content, resources: own)
      try restore()
    }
    patternSpace = outer
    depth -= 1
    try restore()
  }

  /// Returns the tiles that touch the path, row by row; nil if they are too many.
  private func tiles(_ stream: PDFStream, over path: Path, in space: CGAffineTransform)
    -> [CGPoint]?
  {
    guard let box = rect(stream.dictionary["BBox"]) else { return [] }
    func step(_ key: String, _ side: CGFloat) -> CGFloat {
      let step = abs(CGFloat(file.resolve(stream.dictionary[key]).number ?? 0))
      return step > 1e-3 ? step : side
    }
    let (across, down) = (step("XStep", box.width), step("YStep", box.height))
    let shown = path.controlBounds.intersection(area.applying(state.transform.inverted()))
    guard across > 1e-3, down > 1e-3, !shown.isNull else { return [] }
    let place = shown.applying(space.inverted())
    guard [place.minX, place.minY, place.maxX, place.maxY].allSatisfy(\.isFinite) else {
      return nil
    }
    let columns =
      ((place.minX - box.maxX) / across).rounded(
        .down
      )...((place.maxX - box.minX) / across)
      .rounded(.up)
    let rows =
      ((place.minY - box.maxY) / down).rounded(
        .down
      )...((place.maxY - box.minY) / down)
      .rounded(.up)
    let width = columns.upperBound - columns.lowerBound + 1
    let height = rows.upperBound - rows.lowerBound + 1
    guard width * height <= CGFloat(Self.mostTiles) else { return nil }
    return (0..<Int(height)).flatMap { row in
      (0..<Int(width)).map { column in
        CGPoint(
          x: (columns.lowerBound + CGFloat(column)) * across,
          y: (rows.lowerBound + CGFloat(row)) * down
        )
      }
    }
  }
}

extension Color {
  fileprivate var components: [Double] { [red, green, blue] }
}
