internal import Foundation
internal import Geometry
internal import Scene

extension Source {
  /// A ramp between two points of a plane; `map`, which is affine, takes the plane to the device.
  static func linear(
    from: CGPoint,
    to: CGPoint,
    ramp: Ramp,
    through map: Projection
  ) -> Source {
    // Lines of one colour stay lines, but not necessarily perpendicular to the ramp.
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let start = map.point(from)
    let along = CGSize(width: -dy, height: dx)
    let (line, ahead) = (map.vector(along), map.vector(CGSize(width: dx, height: dy)))
    let length = line.width * line.width + line.height * line.height
    guard length > 0 else { return .color(ramp.lastColor, opacity: ramp.opacity) }
    let slip = (ahead.width * line.width + ahead.height * line.height) / length
    let end = CGPoint(
      x: start.x + ahead.width - slip * line.width,
      y: start.y + ahead.height - slip * line.height
    )
    return .linear(from: start, to: end, ramp)
  }

  /// An axis-aligned ellipse of a plane that `map` takes to the device.
  static func ellipse(
    center: CGPoint,
    radii: CGSize,
    ramp: Ramp,
    over area: PixelRect,
    through map: Projection
  ) throws(CairoError) -> Source {
    let ellipse = Projection(
      a: radii.width,
      b: 0,
      c: 0,
      d: radii.height,
      tx: center.x,
      ty: center.y
    ).then(map)
    guard !area.isEmpty, ellipse.isVisible else {
      return .color(ramp.lastColor, opacity: ramp.opacity)
    }
    let canvas = try Canvas(area)
    canvas.sweep(ramp, isRadial: true, map: ellipse.inverse)
    return .canvas(canvas)
  }

  /// Colours clockwise around a point, from a start direction.
  static func sweep(
    _ center: CGPoint,
    from direction: CGSize,
    _ ramp: Ramp,
    over area: PixelRect,
    through map: Projection
  ) throws(CairoError) -> Source {
    let length = (direction.width * direction.width + direction.height * direction.height)
      .squareRoot()
    guard !area.isEmpty, length > 0 else {
      return .color(ramp.lastColor, opacity: ramp.opacity)
    }
    let (x, y) = (direction.width / length, direction.height / length)
    let turned = Projection(a: x, b: y, c: -y, d: x, tx: center.x, ty: center.y).then(map)
    let canvas = try Canvas(area)
    canvas.sweep(ramp, isRadial: false, map: turned.inverse)
    return .canvas(canvas)
  }
}

extension Ramp {
  fileprivate var lastColor: Color { stops.last?.color ?? .clear }
}
