import Foundation
import Geometry
public import Scene

/// The pictures are two sides of a cube that turns by a quarter.
public struct Cube: SceneTransition {
  /// The direction in which the old side moves.
  public var heading: Heading

  public init(_ heading: Heading) {
    self.heading = heading
  }

  public func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let depth = heading.isHorizontal ? before.width : before.height
    let (old, new) = (turn(by: progress, depth: depth), turn(by: progress - 1, depth: depth))
    let cube = [before.layer.transformed(old).oneSided(), after.layer.transformed(new).oneSided()]
    // In its own 3D space: beyond the edge it is in front of the new side and has to cover it.
    return [[hem(of: before).transformed(old).oneSided()], cube].map {
      Layer.window(before.bounds, showing: $0).inPerspective(Perspective.m34(for: before.size))
    }
  }

  /// A strip of the old side that extends beyond the edge shared by both sides.
  // Where two antialiased edges meet, what is behind shines through; the strip prevents that.
  private func hem(of page: Page) -> Layer {
    let way = heading.opposite.step
    let strip = CGRect(
      x: way.x > 0 ? page.width - 2 : 0,
      y: way.y > 0 ? page.height - 2 : 0,
      width: heading.isHorizontal ? 2 : page.width,
      height: heading.isHorizontal ? page.height : 2
    )
    return Layer.window(strip, showing: [page.layer])
      .anchored(
        x: (page.center.x - strip.minX) / strip.width,
        y: (page.center.y - strip.minY) / strip.height
      )
      .transformed(CATransform3DMakeTranslation(way.x, way.y, 0))
  }

  /// About the middle of the cube, half its depth behind the picture.
  private func turn(by share: Double, depth: Double) -> CATransform3D {
    let angle = .pi / 2 * share
    let rotation =
      switch heading {
      case .left: CATransform3DMakeRotation(-angle, 0, 1, 0)
      case .right: CATransform3DMakeRotation(angle, 0, 1, 0)
      case .up: CATransform3DMakeRotation(angle, 1, 0, 0)
      case .down: CATransform3DMakeRotation(-angle, 1, 0, 0)
      }
    let out = CATransform3DMakeTranslation(0, 0, depth / 2)
    let back = CATransform3DMakeTranslation(0, 0, -depth / 2)
    return CATransform3DConcat(CATransform3DConcat(out, rotation), back)
  }
}
