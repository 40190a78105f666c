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
}
