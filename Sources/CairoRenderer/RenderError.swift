package import Foundation

/// Why a scene could not be drawn.
package enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture would have no pixels, or more than a Cairo surface can hold.
  case unfitSize(CGSize, scale: Double)
  case cairo(CairoError)

  package var description: String {
    switch self {
    case .unfitSize(let size, let scale):
      "a scene of \(size.width)×\(size.height) points at scale \(scale) cannot be drawn; "
        + "each side must be 1…\(Renderer.largestSide) pixels"
    case .cairo(let error):
      "Cairo could not draw the scene: \(error); try a smaller scale"
    }
  }
}
