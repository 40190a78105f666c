import Foundation

/// A turn as four numbers: the axis times the sine of half the angle, and its cosine.
public struct simd_quatf: Equatable, Sendable {
  public var vector: SIMD4<Float>

  public init() {
    self.init(vector: SIMD4())
  }

  public init(vector: SIMD4<Float>) {
    self.vector = vector
  }

  public init(ix: Float, iy: Float, iz: Float, r: Float) {
    self.init(vector: SIMD4(ix, iy, iz, r))
  }

  public init(real: Float, imag: SIMD3<Float>) {
    self.init(vector: SIMD4(imag, real))
  }

  /// In radians, counterclockwise seen from the tip of the axis, whose length is 1.
  public init(angle: Float, axis: SIMD3<Float>) {
    self.init(real: cos(angle / 2), imag: axis * sin(angle / 2))
  }

  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }

  public var imag: SIMD3<Float> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  public var angle: Float { 2 * atan2(simd_length(imag), real) }
  public var axis: SIMD3<Float> { simd_length(imag) > 0 ? simd_normalize(imag) : imag }
  public var length: Float { simd_length(vector) }
  public var normalized: simd_quatf { simd_quatf(vector: vector / length) }
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  public var inverse: simd_quatf {
    simd_quatf(vector: conjugate.vector / simd_length_squared(vector))
  }

  /// Turns a vector.
  public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    (self * simd_quatf(real: 0, imag: vector) * inverse).imag
  }

  /// The right one turns first.
  public static func * (left: simd_quatf, right: simd_quatf) -> simd_quatf {
    let across: SIMD3<Float> = simd_cross(left.imag, right.imag)
    let turned: SIMD3<Float> = across + right.imag * left.real + left.imag * right.real
    return simd_quatf(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: turned
    )
  }
}

public typealias simd_quaternion = simd_quatf

extension SIMD3<Float> {
  /// Right, up and front at right angles, of length 1; nil without a front.
  static func rightAngles(front: SIMD3<Float>, up: SIMD3<Float>) -> [SIMD3<Float>]? {
    guard simd_length(front) > 0 else { return nil }
    let front = simd_normalize(front)
    // Where the front is upwards, another direction is up.
    let others: [SIMD3<Float>] = [up, SIMD3(0, 0, 1), SIMD3(0, 1, 0)]
    let right = others.lazy.map { simd_cross(front, $0) }.first { simd_length($0) > 1e-6 }
    return right.map { simd_normalize($0) }.map { [$0, simd_cross($0, front), front] }
  }
}

extension SCNVector4 {
  var simd: SIMD4<Float> { SIMD4(x, y, z, w) }

  public init(_ vector: SIMD4<Float>) {
    self.init(x: vector.x, y: vector.y, z: vector.z, w: vector.w)
  }
}
