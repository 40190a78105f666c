public import Foundation
public import Geometry
package import Scene

extension CGColor {
  /// Nil if the space is not one of patterns.
  ///
  /// The components are the alpha of a pattern with colours of its own, otherwise a colour of the
  /// base space.
  public convenience init?(
    patternSpace space: CGColorSpace,
    pattern: CGPattern,
    components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    self.init(of: pattern, base: space.baseColorSpace, components: components)
  }

  public var pattern: CGPattern? { patternObject as? CGPattern }

  /// The commands that fill a path with the colour, or with the cells of its pattern.
  package func filling(_ path: Path, _ rule: CGPathFillRule = .winding) -> [DrawingCommand] {
    guard pattern != nil else { return [.fill(path, rule: rule, ink: .color(value))] }
    let context = CGContext(canvas: path.controlBounds, scale: 1)
    context.setFillColor(self)
    context.fill(path, rule)
    return context.commands
  }

  /// The same along a path.
  package func stroking(_ path: Path, _ style: StrokeStyle) -> [DrawingCommand] {
    guard pattern != nil else { return [.stroke(path, style: style, ink: .color(value))] }
    return filling(path.stroked(in: style))
  }
}
