import Foundation
import Geometry
import Testing

private struct File: Decodable {
  struct Mixing: Decodable {
    struct Case: Decodable {
      let frm: [CGFloat]?
      let to: [CGFloat]
      let rows: [At<[CGFloat]>]
    }
    let tolerance: CGFloat
    let cases: [Case]
  }

  struct Decompose: Decodable {
    struct Case: Decodable {
      let name: String
      let m: [CGFloat]
      let scale: [CGFloat]
      let angle_deg: CGFloat
      let translate: [CGFloat]?
      let skew_xy: CGFloat?
    }
    let tolerance: CGFloat
    let cases: [Case]
  }

  struct Rotate: Decodable {
    let rows: [Named<[At<Double>]>]
    let slerp: Named<[At<[Double]>]>
  }

  struct Lists: Decodable {
    let rows_from_to_expect: [[String]]
  }

  let affine2d: Mixing
  let matrix3d: Mixing
  let decompose: Decompose
  let rotate: Rotate
  let list_at_0_25: Lists
}

@Suite struct TransformVectorTests {
  private let file: File

  init() throws {
    file = try Vectors.read("transforms", as: File.self)
  }

  /// `perspective` holds its numbers in a sentence; they are retyped in `perspectiveMixes…`.
  @Test func everyGroupOfTheFileIsRead() throws {
    let read = ["affine2d", "matrix3d", "decompose", "perspective", "rotate", "list_at_0_25"]
    #expect(try Vectors.groups(of: "transforms") == Set(read))
  }

  @Test func flatMatricesMixAsInCSS() throws {
    var numbers = 0
    for row in file.affine2d.cases {
      let (from, to) = (CGAffineTransform(try #require(row.frm)), CGAffineTransform(row.to))
      for expected in row.rows {
        let mixed = CGAffineTransform.mix(from, to, expected.progress)
        #expect(distance(mixed.row, expected.value) <= file.affine2d.tolerance)
        numbers += expected.value.count
      }
    }
    #expect(numbers == 180)
  }

  @Test func matricesInSpaceMixAsInCSS() {
    var numbers = 0
    for row in file.matrix3d.cases {
      for expected in row.rows {
        let from = row.frm.map { CATransform3D(numbers: $0) } ?? CATransform3DIdentity
        let mixed = CATransform3D.mix(from, CATransform3D(numbers: row.to), expected.progress)
        #expect(distance(mixed.numbers, expected.value) <= file.matrix3d.tolerance)
        numbers += expected.value.count
      }
    }
    #expect(numbers == 80)
  }

  @Test func partsAreThoseOfChromium() throws {
    for row in file.decompose.cases {
      let parts = try #require(PlanarParts(CGAffineTransform(row.m)), "\(row.name)")
      let expected = row.scale + [row.angle_deg, row.skew_xy ?? 0] + (row.translate ?? [0, 0])
      let found = [parts.scale.x, parts.scale.y, parts.angle * 180 / .pi, parts.skew]
      let all = (found + [parts.translation.x, parts.translation.y]).map { CGFloat($0) }
      #expect(distance(all, expected) <= file.decompose.tolerance, "\(row.name)")
    }
    #expect(file.decompose.cases.count == 6)
  }

  @Test func turnsKeepTheirAngle() {
    for row in file.rotate.rows {
      for expected in row.value {
        let mixed = TransformOperation.pair(.degrees(30), .degrees(330), expected.progress)
        #expect(mixed?.degrees.map { abs($0 - expected.value) < 1e-9 } == true, "\(row.name)")
      }
    }
    #expect(file.rotate.rows.map(\.name) == ["rotate 30→330"])
  }

  @Test func turnsAboutTwoAxesTakeTheShortWayBetween() throws {
    let from = TransformOperation.rotate(radians: .pi / 2, axis: SIMD3(1, 1, 0))
    let to = TransformOperation.rotate(radians: .pi, axis: SIMD3(0, 1, 1))
    #expect(file.rotate.slerp.value.count == 2)
    for expected in file.rotate.slerp.value {
      let n = expected.value
      let stated = TransformOperation.rotate(
        radians: n[3] * .pi / 180,
        axis: SIMD3(n[0], n[1], n[2])
      )
      let mixed = try #require(TransformOperation.pair(from, to, expected.progress))
      // The file's second row stands 5.5e-4 off the slerp that CSS Transforms 2 writes down.
      #expect(distance(mixed.matrix.numbers, stated.matrix.numbers) < 6e-4)
    }
  }

  @Test(arguments: [
    (400, 500, 0.25, 1 / (0.75 / 400 + 0.25 / 500)), (400, 500, 2, 1 / (-1.0 / 400 + 2.0 / 500)),
    (.infinity, 500, 0.5, 1000), (.infinity, 500, 2, 250),
  ])
  func perspectiveMixesInInverseDistance(a: Double, b: Double, p: Double, expected: Double) throws {
    let mixed = TransformOperation.pair(.perspective(distance: a), .perspective(distance: b), p)
    guard case .perspective(let distance) = mixed else {
      Issue.record("two perspectives mix to a perspective, not \(String(describing: mixed))")
      return
    }
    #expect(abs(distance - expected) < 1e-9)
  }

  @Test func listsMixAsInCSS() throws {
    #expect(file.list_at_0_25.rows_from_to_expect.count == 10)
    for row in file.list_at_0_25.rows_from_to_expect {
      let (from, to) = (try TransformList(css: row[0]), try TransformList(css: row[1]))
      let expected = try TransformList(css: row[2])
      let mixed = TransformList.mix(from, to, 0.25)
      #expect(distance(mixed.matrix.numbers, expected.matrix.numbers) < 1e-9, "\(row)")
      #expect(mixed.turns == expected.turns, "\(row)")
    }
  }
}

extension TransformOperation {
  fileprivate static func degrees(_ angle: Double) -> TransformOperation {
    .rotation(byRadians: angle * .pi / 180)
  }

  fileprivate var degrees: Double? {
    guard case .rotate(let angle, _) = self else { return nil }
    return angle * 180 / .pi
  }
}

extension TransformList {
  /// The angles of the list's turns, which its matrix forgets.
  fileprivate var turns: [Int] {
    operations.compactMap { $0.degrees.map { Int(($0 * 1000).rounded()) } }
  }
}
