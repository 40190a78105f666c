public import Foundation

/// A transform as scale, then shear, then rotation, then translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  /// How far x moves for each unit of y, after scaling.
  public var horizontalShear: CGFloat
  /// In radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  public init(
    scale: CGSize,
    horizontalShear: CGFloat,
    rotation: CGFloat,
    translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0)
    let move = components.translation
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(CGAffineTransform(translationX: move.dx, y: move.dy))
  }

  /// A reflected transform has a negative height; the components always reproduce the transform.
  public func decomposed() -> CGAffineTransformComponents {
    var parts = CGAffineTransformComponents()
    parts.translation = CGVector(dx: tx, dy: ty)
    let width = (a * a + b * b).squareRoot()
    guard width > 0 else {
      let height = (c * c + d * d).squareRoot()
      parts.scale = CGSize(width: 0, height: height)
      parts.rotation = height > 0 ? atan2(-c, d) : 0
      return parts
    }
    let (u, v) = (a / width, b / width)
    let height = u * d - v * c
    parts.scale = CGSize(width: width, height: height)
    parts.horizontalShear = height != 0 ? (c * u + d * v) / height : 0
    parts.rotation = atan2(v, u)
    return parts
  }
}
