import Foundation
import Geometry
import Scene

extension Path {
  /// The shape that a line along the path covers.
  func stroked(with style: StrokeStyle) -> Path {
    dashed(with: style).stroked(
      width: CGFloat(style.width),
      cap: style.cap,
      join: style.join,
      miterLimit: CGFloat(style.miterLimit)
    )
  }

  /// Dashes too small and too many to be told apart are one line.
  private func dashed(with style: StrokeStyle) -> Path {
    let round = style.dash.reduce(0, +)
    guard round > 0, reach / round < VectorLimits.dashes else { return self }
    return dashed(phase: CGFloat(style.dashPhase), lengths: style.dash.map { CGFloat($0) })
  }

  /// At least its length: that of the polygon through all control points.
  private var reach: Double {
    let points = elements.flatMap(\.points)
    return zip(points, points.dropFirst()).reduce(0) { whole, pair in
      let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return whole + Double(dx * dx + dy * dy).squareRoot()
    }
  }
}
