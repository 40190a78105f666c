import Geometry
import Scene
import Testing

@testable import CairoRenderer

/// A context keeps its errors to itself: whoever uses its pixels asks for them.
@Suite struct ErrorTests {
  private static let area = PixelRect(x: 0, y: 0, width: 8, height: 8)

  /// A canvas on which a pen without an inverse was used.
  private static func broken(_ format: Surface.Format = .color) throws -> Canvas {
    let canvas = try Canvas(area, format: format)
    canvas.trace(area)
    let flat = Projection(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    canvas.stroke(StrokeStyle(), through: flat, with: .color(.black, opacity: 1))
    return canvas
  }

  private struct Use: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: @Sendable (Canvas) throws -> Void

    init(_ testDescription: String, _ body: @escaping @Sendable (Canvas) throws -> Void) {
      (self.testDescription, self.body) = (testDescription, body)
    }
  }

  private static var ink: Source { .color(.black, opacity: 1) }
  private static let uses = [
    Use("itself") { canvas in
      canvas.trace(area)
      let flat = Projection(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
      canvas.stroke(StrokeStyle(), through: flat, with: ink)
    },
    Use("laid") { try $0.lay(broken(), Painter.Compositing()) },
    Use("laid by darkening") {
      try $0.lay(broken(), Painter.Compositing(mode: .plusDarker))
    },
    Use("painted") { try $0.paint(with: .canvas(broken())) },
    Use("padded") { try $0.paint(with: .padded(broken())) },
    Use("tiled") { try $0.paint(with: .tiles(broken(), map: .identity, isCrisp: true)) },
    Use("moved") { try $0.paint(broken(), movedBy: 1, 1) },
    Use("a mask") { try $0.paint(with: ink, through: broken(.coverage)) },
    Use("kept") { try $0.keep(broken()) },
    Use("kept by its coverage") { try $0.keep(coverage: broken(.coverage)) },
    Use("divided by") { try $0.divide(by: broken(.coverage)) },
    Use("mixed") { try $0.mix(Canvas(area), broken(), share: 0.5) },
    Use("mixed by") { try $0.mix(Canvas(area), Canvas(area), shares: broken()) },
    Use("mixed by differences") {
      let shares = [Double](repeating: 0.5, count: 256)
      try $0.mix(broken(), Canvas(area), unlikeness: shares, asWhole: true)
    },
    Use("seen through") { canvas in
      let picture = try Canvas(area, over: broken())
      canvas.paint(with: .canvas(try picture.seenThrough(area)))
    },
  ]

  @Test(arguments: uses)
  private func anErrorOfAPictureIsOneOfItsPainting(use: Use) throws {
    let whole = try Canvas(Self.area)
    try use.body(whole)
    #expect(throws: CairoError.self) { try whole.check() }
    // However many canvases are between.
    let outer = try Canvas(Self.area)
    outer.paint(with: .canvas(whole))
    #expect(throws: CairoError.self) { try outer.check() }
  }

  @Test func aPictureWithoutErrorsHasNone() throws {
    let (whole, picture) = (try Canvas(Self.area), try Canvas(Self.area))
    picture.paint(with: Self.ink)
    try whole.lay(picture, Painter.Compositing())
    try whole.check()
  }
}
