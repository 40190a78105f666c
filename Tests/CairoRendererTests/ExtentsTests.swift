import Foundation
import Geometry
import Scene
import Testing

@testable import CairoRenderer

/// The areas that pictures are drawn to: too small cuts them off, too large costs time.
@Suite struct ExtentsTests {
  private func picture(_ change: (inout Layer) -> Void) -> CGRect {
    Extents.picture(of: Node(box(CGRect(0, 0, 10, 20), nil).with(change)))
  }

  @Test func aLayerThatPaintsOnItsBoundsCoversThem() {
    let bounds = CGRect(0, 0, 10, 20)
    #expect(picture { _ in }.isNull)
    #expect(picture { $0.background = .red } == bounds)
    #expect(picture { $0.border = Border(width: 1, color: .red) } == bounds)
    #expect(picture { $0.effects = [.backdropBlur(BackdropBlur(deviation: 9))] } == bounds)
  }

  /// Three and a half deviations on each side.
  @Test func aShadowReachesAsFarAsItsBlur() {
    func shadow(_ shadow: Shadow) -> CGRect {
      picture {
        $0.background = .red
        $0.shadow = shadow
      }
    }
    let offset = CGSize(width: 5, height: -3)
    #expect(shadow(Shadow(radius: 2, offset: offset)) == CGRect(-2, -10, 24, 34))
    #expect(shadow(Shadow(opacity: 0, radius: 2)) == CGRect(0, 0, 10, 20))
    #expect(shadow(Shadow(color: .clear, radius: 2)) == CGRect(0, 0, 10, 20))
    let path = Path(rect: CGRect(20, 0, 10, 10))
    #expect(shadow(Shadow(radius: 2, path: path)) == CGRect(0, -7, 37, 27))
  }

  @Test func aBlurReachesBeyondWhatIsCutOff() {
    let child = box(CGRect(-10, -10, 40, 40))
    #expect(picture { $0.children = [Node(child)] } == CGRect(-10, -10, 40, 40))
    let cut = picture {
      $0.children = [Node(child)]
      $0.clipsToBounds = true
    }
    #expect(cut == CGRect(0, 0, 10, 20))
    let blurred = picture {
      $0.children = [Node(child)]
      $0.clipsToBounds = true
      $0.effects = [.blur(deviation: 2), .toning(Toning()), .blur(deviation: 4)]
    }
    #expect(blurred == CGRect(-21, -21, 52, 62))
    #expect(Extents.blurReach([.blur(deviation: 1e12)]) == Grid.far)
  }

  @Test func childrenCoverWhatTheyDoInTheirPlace() {
    let child = box(CGRect(0, 0, 4, 6)).with { $0.transform = CATransform3DMakeScale(2, 3, 1) }
    #expect(picture { $0.children = [Node(child)] } == CGRect(-2, -6, 8, 18))
    let behind = box(CGRect(0, 0, 4, 6)).with { $0.transform.m14 = -1 }
    let all = CGRect(-Grid.far, -Grid.far, 2 * Grid.far, 2 * Grid.far)
    #expect(picture { $0.children = [Node(behind)] } == all)
  }

  // MARK: Drawings

  private let line = Path([.move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 30, y: 10))])

  /// Half a line's width, times what its corners need; a square cap needs less than 1.5.
  @Test(
    arguments: [(.miter, 10, 20), (.miter, 1, 3), (.miter, 2, 4), (.round, 10, 3), (.bevel, 10, 3)]
      as [(CGLineJoin, Double, Double)]
  )
  func aStrokeReachesAsFarAsItsCorners(join: CGLineJoin, limit: Double, reach: Double) {
    let style = StrokeStyle(width: 4, join: join, miterLimit: limit)
    let drawing = Drawing([.stroke(line, style: style, ink: .color(.red))])
    let expected = CGRect(10 - reach, 10 - reach, 20 + 2 * reach, 2 * reach)
    #expect(Extents.drawing(drawing) == expected)
  }

  @Test func commandsPaintInTheSpaceThatTheyAreGivenIn() {
    let fill = DrawingCommand.fill(
      Path(rect: CGRect(1, 2, 3, 4)),
      rule: .winding,
      ink: .color(.red)
    )
    let double = DrawingCommand.concatenate(CGAffineTransform(scaleX: 2, y: 2))
    let far = DrawingCommand.concatenate(CGAffineTransform(translationX: 100, y: 0))
    func area(_ commands: DrawingCommand...) -> CGRect { Extents.drawing(Drawing(commands)) }
    #expect(area(.save, .restore).isNull)
    #expect(area(.clip(line, rule: .winding)).isNull)
    #expect(area(fill) == CGRect(1, 2, 3, 4))
    #expect(area(double, fill) == CGRect(2, 4, 6, 8))
    #expect(area(double, far, fill) == CGRect(202, 4, 6, 8))
    #expect(area(.save, double, .restore, fill) == CGRect(1, 2, 3, 4))
    #expect(area(.beginGroup(DrawingGroup()), double, .endGroup, fill) == CGRect(1, 2, 3, 4))
    #expect(area(.restore, double, fill) == CGRect(2, 4, 6, 8))
  }

  @Test func theShadowOfAGroupReachesInAllDirections() {
    let shadow = Shadow(radius: 2, offset: CGSize(width: -5, height: 1))
    let fill = DrawingCommand.fill(
      Path(rect: CGRect(0, 0, 10, 10)),
      rule: .winding,
      ink: .color(.red)
    )
    let drawing = Drawing([.beginGroup(DrawingGroup(shadow: shadow)), fill, .endGroup])
    #expect(Extents.drawing(drawing) == CGRect(-12, -12, 34, 34))
  }

  // MARK: Text

  /// A square of half an em, 10 units to the em and 20 points large.
  private func run(_ change: (inout TextRuns.Run) -> Void = { _ in }) -> CGRect {
    let square = Path(rect: CGRect(0, 0, 5, 5))
    let glyphs = GlyphRun(
      text: "ab",
      font: "Own",
      size: 20,
      unitsPerEm: 10,
      glyphs: [
        GlyphRun.Glyph(outline: square, position: .zero),
        GlyphRun.Glyph(outline: square, position: CGPoint(x: 15, y: 2)),
        GlyphRun.Glyph(outline: Path(), position: CGPoint(x: 90, y: 90)),
      ]
    )
    var run = TextRuns.Run(glyphs, origin: CGPoint(x: 100, y: 50), color: .red)
    change(&run)
    return Extents.text(TextRuns([run]))
  }

  /// Outlines grow upwards from the baseline.
  @Test func glyphsStandOnTheirBaseline() {
    #expect(run() == CGRect(100, 40, 25, 12))
    #expect(run { $0.outline = Border(width: 2, color: .red) } == CGRect(98, 38, 29, 16))
    #expect(run { $0.shadow = Shadow(radius: 2) } == CGRect(93, 33, 39, 26))
    #expect(Extents.text(TextRuns([])).isNull)
    let bar = TextRuns.Decoration(rect: CGRect(1, 2, 3, 4), color: .red)
    #expect(Extents.text(TextRuns([], decorations: [bar])) == CGRect(1, 2, 3, 4))
  }
}
