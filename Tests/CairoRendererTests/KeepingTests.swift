import Geometry
import Testing

@testable import CairoRenderer

/// A coverage is kept with the same bytes that Cairo would write.
@Suite struct KeepingTests {
  private let area = PixelRect(x: 0, y: 0, width: 256, height: 256)

  /// Row y covers y of 255 parts.
  private func everyShare() throws -> Canvas {
    let coverage = try Canvas(area, format: .coverage)
    for row in 0..<256 {
      coverage.trace(PixelRect(x: 0, y: row, width: 256, height: 1))
      coverage.fill(with: .color(.black.withAlpha(Double(row) / 255), opacity: 1))
    }
    return coverage
  }

  /// Column x has the levels x, 255 - x and x / 2.
  private func kept(by keep: (Canvas, Canvas) -> Void) throws -> [UInt8] {
    let row: [UInt8] = (0...255).flatMap { (x: UInt8) -> [UInt8] in [x, 255 - x, x / 2, 255] }
    var bytes = [UInt8](repeatElement(row, count: 256).joined())
    try bytes.withUnsafeMutableBytes { memory in
      let picture = try Canvas(area, lending: memory)
      keep(picture, try everyShare())
      try picture.check()
    }
    return bytes
  }

  @Test func everyLevelAndShareGivesCairosBytes() throws {
    let own = try kept { $0.keep(coverage: $1) }
    let cairos = try kept { $0.keep($1) }
    #expect(own == cairos)
    // Half of the rows, to tell that something was kept and something not.
    #expect(own[(128 * 256 + 200) * 4] == 100 && own[200 * 4] == 0)
    #expect(own[(255 * 256 + 200) * 4] == 200)
  }
}
