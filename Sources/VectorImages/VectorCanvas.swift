import Bitmap
import Foundation
import Geometry
import Scene

/// Collects the commands of a drawing, and the features that could not be drawn.
final class VectorCanvas {
  /// Whether painting writes colors, or their luminance for masks.
  enum Mode {
    case color
    case luminance
  }

  private(set) var commands: [DrawingCommand] = []
  private(set) var omissions: [String] = []
  var mode = Mode.color
  private var steps = 0
  private var segments = 0
  private var pixels = 0

  /// Counts one operator or element.
  func step() throws(VectorImageError) {
    steps += 1
    if steps > VectorLimits.steps { throw .tooLarge(limit: "\(VectorLimits.steps) steps") }
  }

  /// Counts lines, curves, or the like of one element.
  func count(segments count: Int) throws(VectorImageError) {
    segments += count
    if segments > VectorLimits.segments {
      throw .tooLarge(limit: "\(VectorLimits.segments) lines and curves")
    }
  }

  /// Counts the pixels of a bitmap, before they are decoded.
  func count(pixels count: Int) throws(VectorImageError) {
    pixels += count
    if pixels > VectorLimits.allPixels {
      throw .tooLarge(limit: "\(VectorLimits.allPixels) pixels in its pictures")
    }
  }

  func omit(_ what: String) {
    let sentence = "\(what) is not drawn"
    if !omissions.contains(sentence) { omissions.append(sentence) }
  }

  func record(_ command: DrawingCommand) throws(VectorImageError) {
    guard commands.count < VectorLimits.commands else {
      throw .tooLarge(limit: "\(VectorLimits.commands) drawing steps")
    }
    commands.append(command)
  }

  func saved(
    _ body: () throws(VectorImageError) -> Void
  ) throws(VectorImageError) {
    try record(.save)
    try body()
    try record(.restore)
  }

  func grouped(
    _ group: DrawingGroup,
    _ body: () throws(VectorImageError) -> Void
  ) throws(VectorImageError) {
    try record(.beginGroup(group))
    try body()
    try record(.endGroup)
  }
}

extension VectorCanvas {
  func fill(_ path: Path, rule: CGPathFillRule, ink: Ink) throws(VectorImageError) {
    for ink in inks(ink) { try record(.fill(path, rule: rule, ink: ink)) }
  }

  func stroke(_ path: Path, style: StrokeStyle, ink: Ink) throws(VectorImageError) {
    for ink in inks(ink) { try record(.stroke(path, style: style, ink: ink)) }
  }

  /// Fills a path with a gradient, whose own space `transform` maps to the canvas.
  func fill(
    _ path: Path,
    rule: CGPathFillRule,
    shading ink: Ink,
    transform: CGAffineTransform
  ) throws(VectorImageError) {
    guard transform.isInvertible else { return }
    let area = path.controlBounds.applying(transform.inverted())
    try saved { () throws(VectorImageError) in
      try record(.clip(path, rule: rule))
      if !transform.isIdentity { try record(.concatenate(transform)) }
      try fill(Path(rect: area.insetBy(dx: -1, dy: -1)), rule: .winding, ink: ink)
    }
  }

  /// Draws an upright image in `rect`; a mask's pixels are painted in `tint`.
  func image(
    _ bitmap: Bitmap,
    in rect: CGRect,
    tint: Color? = nil,
    opacity: Double,
    blendMode: CGBlendMode
  ) throws(VectorImageError) {
    let shown = mode == .luminance && tint == nil ? bitmap.luminance : bitmap
    let content = ImageContent(bitmap: shown, tint: tint.flatMap { tinted($0) })
    try record(.image(content, in: rect, opacity: opacity, blendMode: blendMode))
  }

  private func tinted(_ color: Color) -> Color {
    mode == .color ? color : Color(white: 1, alpha: color.alpha * color.luminance)
  }

  /// In a mask, a color first removes what lies below it and then adds its own luminance, like an
  /// opaque cover.
  private func inks(_ ink: Ink) -> [Ink] {
    guard mode == .luminance else { return [ink] }
    let cover = Ink(ink.paint, opacity: ink.opacity, blendMode: .destinationOut)
    var light = Ink(ink.paint.luminance, opacity: ink.opacity, blendMode: .plusLighter)
    light.antialiases = ink.antialiases
    return [cover, light]
  }
}

extension Color {
  /// The luminance, from 0 to 1, with the weights of SVG's and PDF's masks.
  fileprivate var luminance: Double {
    min(max(0.2126 * red + 0.7152 * green + 0.0722 * blue, 0), 1)
  }

  fileprivate var light: Color { Color(white: 1, alpha: alpha * luminance) }
}

extension Paint {
  /// White with the luminance as its opacity.
  fileprivate var luminance: Paint {
    switch self {
    case .color(let color): return .color(color.light)
    case .shading(var shading):
      shading.stops = shading.stops.map { Gradient.Stop($0.color.light, at: $0.location) }
      return .shading(shading)
    case .pattern(var pattern):
      pattern.bitmap = pattern.bitmap.luminance
      return .pattern(pattern)
    }
  }
}

extension Bitmap {
  /// White pixels with the luminances as their opacities.
  fileprivate var luminance: Bitmap {
    var pixels = straightRGBA()
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let (red, green) = (Double(pixels[start]), Double(pixels[start + 1]))
      let light = 0.2126 * red + 0.7152 * green + 0.0722 * Double(pixels[start + 2])
      let alpha = light * Double(pixels[start + 3]) / 255
      (pixels[start], pixels[start + 1], pixels[start + 2]) = (255, 255, 255)
      pixels[start + 3] = UInt8(min(max(alpha.rounded(), 0), 255))
    }
    return Bitmap(width: width, height: height, straightRGBA: pixels)
  }
}

extension CGAffineTransform {
  var isInvertible: Bool {
    let area = a * d - b * c
    return area.isFinite && abs(area) > 1e-12 && tx.isFinite && ty.isFinite
  }

  /// The mean factor by which lengths grow, independent of direction.
  var magnification: Double { abs(Double(a * d - b * c)).squareRoot() }
}
