import Foundation
import Geometry
import Scene

extension Path {
  /// Returns the outline of the stroked path.
  func stroked(with style: StrokeStyle) -> Path {
    dashed(with: style).stroked(
      width: CGFloat(style.width),
      cap: style.cap,
      join: style.join,
      miterLimit: CGFloat(style.miterLimit)
    )
  }

  /// If the dashes are too small or too many to be distinguished, the line is solid.
  private func dashed(with style: StrokeStyle) -> Path {
    let round = style.dash.reduce(0, +)
    guard round > 0, reach / round < VectorLimits.dashes else { return self }
    return dashed(phase: CGFloat(style.dashPhase), lengths: style.dash.map { CGFloat($0) })
  }

  /// An upper bound of its length: the length of the polygon through all control points.
  private var reach: Double {
    let points = elements.flatMap(\.points)
    return zip(points, points.dropFirst()).reduce(0) { whole, pair in
      let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return whole + Double(dx * dx + dy * dy).squareRoot()
    }
  }
}
