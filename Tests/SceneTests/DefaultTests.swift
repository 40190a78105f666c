import Foundation
import Geometry
import Testing

@testable import Scene

/// What values of a scene are where nothing is said.
@Suite struct DefaultTests {
  // [D] CGContext.h, CAShapeLayer.h.
  @Test func strokesAndInks() {
    let style = StrokeStyle()
    #expect(style.width == 1 && style.cap == .butt && style.join == .miter)
    #expect(style.miterLimit == 10 && style.dash.isEmpty && style.dashPhase == 0)
    let ink = Ink.color(.white)
    #expect(ink.paint == .color(.white) && ink.opacity == 1 && ink.blendMode == .normal)
    #expect(ink.antialiases)
  }

  // [D] CALayer.h, CAGradientLayer.h.
  @Test func layersAndWhatTheyHold() {
    let layer = Layer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.opacity == 1)
    #expect(layer.isDoubleSided && !layer.clipsToBounds && layer.background == nil)
    let gradient = Gradient(stops: [])
    #expect(gradient.kind == .linear && gradient.start == CGPoint(x: 0.5, y: 0))
    #expect(gradient.end == CGPoint(x: 0.5, y: 1))
    let image = ImageContent(bitmap: DigestSample.bitmap(1, 1))
    #expect(image.scale == 1 && image.gravity == .resize && image.tint == nil)
    #expect(image.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(image.contentsCenter == image.contentsRect && !image.tilesCenter)
    #expect(image.magnification == .linear && image.minification == .linear)
    let shadow = Shadow(radius: 3)
    #expect(shadow.color == .black && shadow.opacity == 1 && shadow.offset == .zero)
  }

  @Test func effectsThatChangeNothing() {
    #expect(Toning().saturation == 1 && Toning().brightness == 1)
    #expect(BackdropBlur(deviation: 2).tint == .clear)
    #expect(BackdropBlur(deviation: 2).toning == Toning())
    let group = DrawingGroup()
    #expect(group.opacity == 1 && group.blendMode == .normal && group.shadow == nil)
    let curl = PageCurl(front: DigestSample.leaf, angle: 0, travel: 0, radius: 1)
    #expect(curl.backTint == Color(white: 1, alpha: 0.7))
    #expect(curl.shading == 0.35 && curl.shadow == 0.3)
    let circle = Shading.Circle(center: .zero, radius: 1)
    let shading = Shading(.radial(from: circle, to: circle), stops: [])
    #expect(shading.extendsBefore && shading.extendsAfter)
    #expect(Pattern(bitmap: DigestSample.bitmap(1, 1)).scale == 1)
  }

  @Test func onlyABackdropBlurReadsWhatLiesBelow() {
    let others: [Effect] = [.blur(deviation: 1), .toning(Toning()), .multiply(.white)]
    #expect(others.map(\.readsBackdrop) == [false, false, false])
    #expect(Effect.backdropBlur(BackdropBlur(deviation: 0)).readsBackdrop)
  }

  @Test func picturesOfARunAreMovedByItsOrigin() {
    let frame = CGRect(x: 1, y: -2, width: 3, height: 4)
    let picture = TextRuns.Picture(DigestSample.bitmap(6, 4), frame: frame)
    let run = TextRuns.Run(
      DigestSample.glyphs,
      origin: CGPoint(x: 10, y: 20),
      color: .black,
      pictures: [picture]
    )
    #expect(run.placedPictures.map(\.frame) == [CGRect(x: 11, y: 18, width: 3, height: 4)])
    #expect(run.placedPictures.map(\.image.bitmap) == [DigestSample.bitmap(6, 4)])
  }
}
