import Bitmap
import Foundation
import Geometry
import Scene
import Testing

@testable import CairoRenderer

/// Pictures in a text, as emoji are.
@Suite struct TextPictureTests {
  private let dot = Bitmap(width: 1, height: 1, straightRGBA: [255, 0, 0, 255])

  /// A red square of 4 points on a baseline at (2, 10).
  private func text(_ color: Color, shadow: Shadow? = nil) -> Layer {
    let picture = TextRuns.Picture(dot, frame: CGRect(x: 0, y: -4, width: 4, height: 4))
    let run = TextRuns.Run(
      GlyphRun(text: "", font: "", size: 10, unitsPerEm: 1000, glyphs: []),
      origin: CGPoint(x: 2, y: 10),
      color: color,
      shadow: shadow,
      pictures: [picture]
    )
    var layer = Layer(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.content = .text(TextRuns([run]))
    return layer
  }

  private let square = CGRect(x: 2, y: 6, width: 4, height: 4)

  @Test func aPictureStandsInItsFrameAndKeepsItsColor() throws {
    let drawn = try Drawn(text(.blue))
    #expect(drawn.box(of: red) == square)
    #expect(drawn.count(of: red) == 16 && drawn.count(of: white) == 400 - 16)
  }

  @Test func itIsAsOpaqueAsTheText() throws {
    let drawn = try Drawn(text(Color.blue.withAlpha(0.5)))
    let pixel = drawn[3, 7]
    #expect(pixel[0] == 255 && abs(Int(pixel[1]) - 128) <= 1 && pixel[1] == pixel[2])
  }

  @Test func itCastsTheShadowOfTheText() throws {
    let shadow = Shadow(opacity: 1, radius: 0, offset: CGSize(width: 6, height: 0))
    let drawn = try Drawn(text(.blue, shadow: shadow))
    #expect(drawn.box(of: red) == square)
    #expect(drawn.box(of: black) == square.offsetBy(dx: 6, dy: 0))
  }

  /// A layer may be empty, and what is painted in advance still as large as its text.
  @Test func itCountsAsInk() {
    var layer = text(.blue)
    layer.bounds.size = .zero
    #expect(Extents.picture(of: Node(layer)).contains(square))
  }
}
