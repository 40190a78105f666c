// Names of simd that SceneKit and ARKit speak in.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias matrix_float4x4 = simd_float4x4
public typealias float4x4 = simd_float4x4

/// A 4 × 4 matrix in columns, applied to column vectors.
public struct simd_float4x4: Equatable, Sendable {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  public init() {
    self.init(SIMD4(), SIMD4(), SIMD4(), SIMD4())
  }

  public init(
    _ first: SIMD4<Float>,
    _ second: SIMD4<Float>,
    _ third: SIMD4<Float>,
    _ fourth: SIMD4<Float>
  ) {
    columns = (first, second, third, fourth)
  }

  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }

  public init(diagonal: SIMD4<Float>) {
    self.init(
      SIMD4(diagonal.x, 0, 0, 0),
      SIMD4(0, diagonal.y, 0, 0),
      SIMD4(0, 0, diagonal.z, 0),
      SIMD4(0, 0, 0, diagonal.w)
    )
  }

  /// The rows of SceneKit's matrices are these columns.
  public init(_ matrix: SCNMatrix4) {
    let rows = matrix.rows
    self.init(rows[0], rows[1], rows[2], rows[3])
  }

  public static func == (left: simd_float4x4, right: simd_float4x4) -> Bool {
    left.columns == right.columns
  }

  public static func * (left: simd_float4x4, right: SIMD4<Float>) -> SIMD4<Float> {
    SCNMatrix4(left).apply(to: right)
  }

  public static func * (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(SCNMatrix4Mult(SCNMatrix4(right), SCNMatrix4(left)))
  }

  public var inverse: simd_float4x4 { simd_float4x4(SCNMatrix4Invert(SCNMatrix4(self))) }
}

public let matrix_identity_float4x4 = simd_float4x4(diagonal: SIMD4(1, 1, 1, 1))
