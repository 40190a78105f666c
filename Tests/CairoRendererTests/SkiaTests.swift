import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Imaging
import Scene
import TestSupport
import Testing

/// Our pictures against skia's, which `Tests/Oracles/skia_pictures.py` recorded.
///
/// Theirs are as exact as averages can be. Cairo looks at 15 lines of a pixel, so an edge along a
/// line may be wrong by a fifteenth; pictures in perspective are samples of one drawn before.
@Suite struct SkiaTests {
  private static let edges = 17
  private static let colors = 2
  private static let samples = 40

  private let cases: SkiaCases

  init() throws {
    let data = try Repository.fixture("skia/cases.json")
    cases = try JSONDecoder().decode(SkiaCases.self, from: data)
  }

  @Test func roundedBoxesAndTheirBorders() throws {
    try compare("boxes", cases.boxes.map(\.layer), within: Self.edges)
  }

  @Test func linearGradients() throws {
    try compare("linear", cases.linear.map { $0.layer(.linear) }, within: Self.colors)
  }

  @Test func radialGradients() throws {
    try compare("radial", cases.radial.map { $0.layer(.radial) }, within: Self.colors)
  }

  @Test func conicGradients() throws {
    try compare("conic", cases.conic.map { $0.layer(.conic) }, within: Self.colors)
  }

  @Test func shadows() throws {
    try compare("shadows", cases.shadows.map(\.layer), within: Self.edges)
  }

  @Test func strokes() throws {
    try compare("strokes", cases.strokes.map(\.layer), within: Self.edges)
  }

  @Test func textStandsWhereItIsPut() throws {
    try compare("text", try cases.text.map { try $0.layer() }, within: Self.edges)
  }

  @Test func flipsInPerspective() throws {
    try compare("flips", cases.flips.map(\.layer), within: Self.samples)
  }

  private func compare(_ kind: String, _ layers: [Layer], within tolerance: Int) throws {
    let bytes = try Repository.fixture("skia/\(kind).png")
    let expected = try PNG.decode(Array(bytes)).straightRGBA()
    let side = 96
    #expect(expected.count == side * side * 4 * layers.count, "one square a case")
    for (index, layer) in layers.enumerated() {
      let drawn = try Drawn(layer, size: CGSize(width: side, height: side))
      let square = expected[(index * side * side * 4)..<((index + 1) * side * side * 4)]
      let pairs = zip(drawn.bitmap.straightRGBA(), square)
      let deltas = pairs.map { abs(Int($0) - Int($1)) }
      let largest = deltas.max() ?? 0
      guard largest > tolerance else { continue }
      Issue.record("\(kind) \(index) differs by \(largest) levels")
      Attachment.record(Data(PNG.encode(drawn.bitmap)), named: "\(kind)-\(index).png")
    }
  }
}
