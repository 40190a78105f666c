import Foundation
import Geometry

/// A matrix decomposed for Core Animation's key paths: scale, rotation, translation, perspective.
///
/// Rotations are about x, then y, then z. Shear is not supported by key paths and lost.
struct TransformParts {
  package var scale: SIMD3<Double>
  /// In radians.
  package var rotation: SIMD3<Double>
  package var translation: SIMD3<Double>
  /// The perspective's m34.
  package var depth: Double

  init(_ m: CATransform3D) {
    let rows = [
      SIMD3<Double>(m.m11, m.m12, m.m13), SIMD3<Double>(m.m21, m.m22, m.m23),
      SIMD3<Double>(m.m31, m.m32, m.m33),
    ]
    translation = SIMD3(m.m41, m.m42, m.m43)
    scale = SIMD3(rows[0].length, rows[1].length, rows[2].length)
    if rows[0].cross(rows[1]).dot(rows[2]) < 0 { scale.x.negate() }
    let x = rows[0] / (scale.x == 0 ? 1 : scale.x)
    let y = rows[1] / (scale.y == 0 ? 1 : scale.y)
    let z = rows[2] / (scale.z == 0 ? 1 : scale.z)
    rotation = SIMD3(
      atan2(y.z, z.z),
      -asin(min(max(x.z, -1), 1)),
      atan2(x.y, x.x)
    )
    let column = SIMD3<Double>(m.m13, m.m23, m.m33)
    let projected = SIMD3<Double>(m.m14, m.m24, m.m34)
    let square = column.dot(column)
    depth = square == 0 ? 0 : column.dot(projected) / square
  }

  var matrix: CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = depth
    return [
      CATransform3DMakeScale(scale.x, scale.y, scale.z),
      CATransform3DMakeRotation(rotation.x, 1, 0, 0),
      CATransform3DMakeRotation(rotation.y, 0, 1, 0),
      CATransform3DMakeRotation(rotation.z, 0, 0, 1),
      CATransform3DMakeTranslation(translation.x, translation.y, translation.z),
      perspective,
    ].reduce(CATransform3DIdentity, CATransform3DConcat)
  }

  package subscript(component: LayerComponent) -> AnimatableValue? {
    get {
      switch component {
      case .rotation(let axis): .number(rotation[axis.index])
      case .scale(let axis): .number(scale[axis.index])
      case .uniformScale: .number(scale.sum() / 3)
      case .translation(let axis): .number(translation[axis.index])
      case .planeTranslation: .size(CGSize(width: translation.x, height: translation.y))
      case .x, .y, .z, .width, .height, .origin, .originX, .originY, .size, .sizeWidth,
        .sizeHeight:
        nil
      }
    }
    set {
      switch component {
      case .rotation(let axis): assign(newValue?.number, to: &rotation[axis.index])
      case .scale(let axis): assign(newValue?.number, to: &scale[axis.index])
      case .uniformScale: assign(newValue?.number.map { SIMD3(repeating: $0) }, to: &scale)
      case .translation(let axis): assign(newValue?.number, to: &translation[axis.index])
      case .planeTranslation:
        assign(newValue?.size.map { SIMD3($0.width, $0.height, translation.z) }, to: &translation)
      case .x, .y, .z, .width, .height, .origin, .originX, .originY, .size, .sizeWidth,
        .sizeHeight:
        break
      }
    }
  }
}

extension LayerComponent.Axis {
  fileprivate var index: Int {
    switch self {
    case .x: 0
    case .y: 1
    case .z: 2
    }
  }
}

extension SIMD3<Double> {
  fileprivate func dot(_ other: Self) -> Double { (self * other).sum() }
  fileprivate var length: Double { dot(self).squareRoot() }
  fileprivate func cross(_ o: Self) -> Self {
    Self(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }
}
