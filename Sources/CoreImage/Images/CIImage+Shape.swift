public import Foundation
public import Geometry

extension CIImage {
  /// The part inside a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    return part.isNull || part.isEmpty ? CIImage() : CIImage(recipe, extent: part)
  }

  /// [D] The pixels at the edge go on for ever.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }

  public func clamped(to rect: CGRect) -> CIImage {
    guard let source = PixelArea(covering: extent.intersection(rect)) else { return self }
    return CIImage(ClampedRecipe(image: self, source: source), extent: .infinite)
  }

  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    transformed(by: matrix, isNearest: recipe.isNearest)
  }

  public func transformed(
    by matrix: CGAffineTransform,
    highQualityDownsample: Bool
  ) -> CIImage {
    transformed(by: matrix)
  }

  /// Sampled between pixels when it is transformed.
  public func samplingLinear() -> CIImage {
    CIImage(SampledRecipe(image: self, isNearest: false), extent: extent)
  }

  /// Hard pixels when it is transformed.
  public func samplingNearest() -> CIImage {
    CIImage(SampledRecipe(image: self, isNearest: true), extent: extent)
  }

  private func transformed(by matrix: CGAffineTransform, isNearest: Bool) -> CIImage {
    if matrix.isIdentity { return self }
    guard matrix.a * matrix.d != matrix.b * matrix.c else { return CIImage() }
    let recipe = AffineRecipe(image: self, inverse: matrix.inverted(), isNearest: isNearest)
    let moved = extent.isInfinite ? extent : PixelArea(covering: extent.applying(matrix))?.rect
    let isShift = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
    let whole = isShift && !extent.isInfinite ? extent.applying(matrix) : moved
    return CIImage(recipe, extent: whole ?? .zero)
  }
}
