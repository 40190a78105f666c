import Foundation
import Geometry

/// What the numbers mean that filters calculate with: premultiplied floats.
///
/// [D] By default linear sRGB, so that blurs mix light; a context without colour management leaves
/// them in the curve of its images.
struct WorkingSpace: Hashable, Sendable {
  let isLinear: Bool

  static let linear = WorkingSpace(isLinear: true)
  static let unmanaged = WorkingSpace(isLinear: false)

  /// Four premultiplied numbers.
  func light(_ color: CIColor) -> [Float] {
    let straight = [color.red, color.green, color.blue].map { component in
      isLinear ? Color.linear(Double(component)) : Double(component)
    }
    let alpha = Double(color.alpha)
    return straight.map { Float($0 * alpha) } + [Float(alpha)]
  }
}
