import Foundation
import Geometry
import Testing

private struct File: Decodable {
  struct Conversions: Decodable {
    let tolerance: CGFloat
    let rows_css_lab: [Named<[CGFloat]>]?
    let rows: [Named<[CGFloat]>]?
    let rows_srgb_linear: [[[Double]]]?
  }

  struct Mixing: Decodable {
    struct Case: Decodable {
      let frm: [UInt8]
      let to: [UInt8]
      let rows: [At<[Int]>]
    }
    let tolerance: Int
    let cases: [Case]
  }

  struct NamedMixing: Decodable {
    struct Case: Decodable {
      let frm: String
      let to: String
      let rows: [At<[CGFloat]>]
    }
    let rows: [Case]
  }

  struct Opacity: Decodable {
    struct Case: Decodable {
      let frm: Double
      let to: Double
      let rows: [At<Double>]
    }
    let cases: [Case]
  }

  let oklab: Conversions
  let oklab_exact: Conversions
  let srgb_linear: Conversions
  let lerp_srgb: Mixing
  let lerp_oklab: NamedMixing
  let opacity: Opacity
}

private let names: [String: Color] = [
  "white": .white, "black": .black, "red": Color(red: 1, green: 0, blue: 0),
  "lime": Color(red: 0, green: 1, blue: 0), "blue": Color(red: 0, green: 0, blue: 1),
  "cyan": Color(red: 0, green: 1, blue: 1), "magenta": Color(red: 1, green: 0, blue: 1),
  "yellow": Color(red: 1, green: 1, blue: 0), "#111": Color(white: 17.0 / 255),
]

@Suite struct ColorVectorTests {
  private let file: File

  init() throws {
    file = try Vectors.read("colour", as: File.self)
  }

  @Test func everyGroupOfTheFileIsReadButOne() throws {
    let read = ["oklab", "oklab_exact", "srgb_linear", "lerp_srgb", "lerp_oklab", "opacity"]
    // A library's own rule (square roots of mixed squares) that no Apple framework uses.
    let left = ["motion_dev_rms"]
    #expect(try Vectors.groups(of: "colour") == Set(read + left))
  }

  @Test func colorsBecomeOKLab() throws {
    let rows = (file.oklab.rows_css_lab ?? []).map { ($0, file.oklab.tolerance) }
    let exact = (file.oklab_exact.rows ?? []).map { ($0, file.oklab_exact.tolerance) }
    #expect((rows.count, exact.count) == (8, 2))
    for (row, tolerance) in rows + exact {
      let lab = OKLab(try #require(names[row.name]))
      let found = [lab.lightness, lab.a, lab.b].map { CGFloat($0) }
      #expect(distance(found, row.value) <= tolerance, "\(row.name)")
    }
  }

  @Test func sRGBBecomesLightAndBack() {
    let rows = file.srgb_linear.rows_srgb_linear ?? []
    #expect(rows.count == 2)
    for (encoded, light) in rows.flatMap({ zip($0[0], $0[1]) }) {
      #expect(abs(Color.linear(encoded) - light) <= file.srgb_linear.tolerance)
      #expect(abs(Color.encoded(light) - encoded) <= file.srgb_linear.tolerance)
    }
  }

  @Test func colorsMixInSRGBAsInCSS() {
    var numbers = 0
    for row in file.lerp_srgb.cases {
      let (from, to) = (Color(bytes: row.frm), Color(bytes: row.to))
      for expected in row.rows {
        let bytes = Color.mix(from, to, expected.progress).bytes
        for (found, stated) in zip([bytes.x, bytes.y, bytes.z], expected.value) {
          #expect(abs(Int(found) - stated) <= file.lerp_srgb.tolerance)
          numbers += 1
        }
      }
    }
    #expect(numbers == 36)
  }

  @Test func colorsMixInOKLabAsInCSS() throws {
    #expect(file.lerp_oklab.rows.map(\.rows.count) == [3])
    for row in file.lerp_oklab.rows {
      let (from, to) = (try #require(names[row.frm]), try #require(names[row.to]))
      for expected in row.rows {
        let lab = OKLab(Color.mix(from, to, expected.progress, in: .oklab))
        let found = [lab.lightness, lab.a, lab.b].map { CGFloat($0) }
        #expect(distance(found, expected.value) <= 1e-6)
      }
    }
  }

  @Test func opacitiesMixAndStayBetweenNothingAndAll() {
    #expect(file.opacity.cases.map(\.rows.count) == [4, 4])
    for row in file.opacity.cases {
      for expected in row.rows {
        let (from, to) = (Color(white: 0, alpha: row.frm), Color(white: 0, alpha: row.to))
        #expect(abs(Color.mix(from, to, expected.progress).alpha - expected.value) < 1e-12)
      }
    }
  }
}

extension Color {
  fileprivate init(bytes: [UInt8]) {
    self.init(bytes: bytes[0], bytes[1], bytes[2])
  }
}
