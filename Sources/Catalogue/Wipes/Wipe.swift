import Foundation
import Geometry
public import Scene

/// A straight edge crosses the picture and leaves the new one behind it.
public struct Wipe: SceneTransition {
  /// The direction in which the edge moves.
  public var toward: Compass
  /// The width of the soft edge as a fraction of the distance; 0 is sharp.
  public var softness: Double

  public init(_ toward: Compass, softness: Double = 0) {
    self.toward = toward
    self.softness = softness
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let line = Line(of: before.bounds, angle: toward.angle(across: before.size))
    guard softness > 0 else {
      return [.mix(before, after, inside: line.area(behind: line.length * progress))]
    }
    let soft = line.length * softness
    let edge = (line.length + soft) * progress
    return [.mix(before, after, alpha: line.ramp(from: edge - soft, to: edge))]
  }
}

/// The line along which a wipe's edge moves, from the rearmost corner to the foremost one.
private struct Line {
  let bounds: CGRect
  let start: CGPoint
  let way: CGVector
  let length: Double

  init(of bounds: CGRect, angle: Double) {
    self.bounds = bounds
    // Rounded, so that horizontal and vertical edges are exact.
    way = CGVector(dx: Self.clean(cos(angle)), dy: Self.clean(sin(angle)))
    start = CGPoint(
      x: way.dx < 0 ? bounds.maxX : bounds.minX,
      y: way.dy < 0 ? bounds.maxY : bounds.minY
    )
    length = abs(way.dx) * bounds.width + abs(way.dy) * bounds.height
  }

  /// The half plane that the edge has passed, large enough to cover the canvas.
  func area(behind edge: Double) -> Path {
    let far = bounds.width + bounds.height
    return Path([
      .move(point(edge, aside: -far)), .line(point(edge, aside: far)),
      .line(point(-far, aside: far)), .line(point(-far, aside: -far)), .close,
    ])
  }

  /// 1 behind `full`, 0 ahead of `none`.
  func ramp(from full: Double, to none: Double) -> Content {
    let shading = Shading(
      .linear(from: point(full, aside: 0), to: point(none, aside: 0)),
      stops: Ramp.fading(from: 0, to: 1)
    )
    let ink = Ink(.shading(shading))
    return .drawing(Drawing([.fill(Path(rect: bounds), rule: .winding, ink: ink)]))
  }

  private func point(_ along: Double, aside: Double) -> CGPoint {
    CGPoint(
      x: start.x + way.dx * along - way.dy * aside,
      y: start.y + way.dy * along + way.dx * aside
    )
  }

  private static func clean(_ x: Double) -> Double { (x * 1e12).rounded() / 1e12 }
}
