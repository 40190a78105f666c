import Bitmap
import Foundation
import Geometry

@testable import Scene

extension DigestSample {
  private static let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
  private static let longer = Path([.move(.zero), .line(CGPoint(x: 3, y: 6))])
  private static let blue = Ink.color(Color(red: 0, green: 0, blue: 1))

  /// Each differs from another in one part.
  static let commands: [DigestSample] = [
    DrawingCommand.save, .restore, .endGroup,
    .concatenate(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
    .concatenate(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 7)),
    .clip(line, rule: .winding), .clip(line, rule: .evenOdd), .clip(longer, rule: .winding),
    .clipToAlpha(dot(1), in: rect), .clipToAlpha(dot(2), in: rect), .clipToAlpha(dot(1), in: .zero),
    .clipToPicture(FrozenContent(leaf, source: rect), in: rect),
    .clipToPicture(FrozenContent(other, source: rect), in: rect),
    .clipToPicture(FrozenContent(leaf, source: rect), in: .zero),
    .fill(line, rule: .winding, ink: ink), .fill(line, rule: .evenOdd, ink: ink),
    .fill(longer, rule: .winding, ink: ink), .fill(line, rule: .winding, ink: blue),
    .stroke(line, style: StrokeStyle(), ink: ink), .stroke(longer, style: StrokeStyle(), ink: ink),
    .stroke(line, style: StrokeStyle(width: 2), ink: ink),
    .stroke(line, style: StrokeStyle(), ink: blue),
    .image(ImageContent(bitmap: dot(1)), in: rect, opacity: 1, blendMode: .normal),
    .image(ImageContent(bitmap: dot(2)), in: rect, opacity: 1, blendMode: .normal),
    .image(ImageContent(bitmap: dot(1)), in: .zero, opacity: 1, blendMode: .normal),
    .image(ImageContent(bitmap: dot(1)), in: rect, opacity: 0.5, blendMode: .normal),
    .image(ImageContent(bitmap: dot(1)), in: rect, opacity: 1, blendMode: .multiply),
    .glyphs(glyphs, at: .zero, ink: ink), .glyphs(glyphs, at: rect.origin, ink: ink),
    .glyphs(glyphs, at: .zero, ink: blue),
    .frozen(FrozenContent(leaf, source: rect), in: rect, opacity: 1),
    .frozen(FrozenContent(other, source: rect), in: rect, opacity: 1),
    .frozen(FrozenContent(leaf, source: rect), in: .zero, opacity: 1),
    .frozen(FrozenContent(leaf, source: rect), in: rect, opacity: 0.5),
    .beginGroup(DrawingGroup()), .beginGroup(DrawingGroup(opacity: 0.5)),
    .beginGroup(DrawingGroup(blendMode: .multiply)),
    .beginGroup(DrawingGroup(shadow: Shadow(radius: 2))),
  ].enumerated().map { DigestSample("command \($0)", $1) }

  static let inks = changes(
    of: ink,
    "ink",
    [
      { $0.paint = .color(.black) }, { $0.opacity = 1 }, { $0.blendMode = .normal },
      { $0.antialiases = true },
    ] + paints.map { paint -> @Sendable (inout Ink) -> Void in { $0.paint = paint } }
  )

  private static let stops = [Gradient.Stop(red, at: 0.25)]
  private static let circle = Shading.Circle(center: CGPoint(x: 1, y: 2), radius: 3)
  private static let wider = Shading.Circle(center: CGPoint(x: 1, y: 2), radius: 4)
  private static let paints: [Paint] = [
    .shading(Shading(.linear(from: .zero, to: rect.origin), stops: stops)),
    .shading(Shading(.linear(from: rect.origin, to: .zero), stops: stops)),
    .shading(Shading(.linear(from: .zero, to: rect.origin), stops: [])),
    .shading(Shading(.linear(from: .zero, to: rect.origin), stops: stops, extendsBefore: false)),
    .shading(Shading(.linear(from: .zero, to: rect.origin), stops: stops, extendsAfter: false)),
    .shading(Shading(.radial(from: circle, to: wider), stops: stops)),
    .shading(Shading(.radial(from: wider, to: circle), stops: stops)),
    .shading(Shading(.radial(from: circle, to: circle), stops: stops)),
    .shading(Shading(.conic(center: .zero, startAngle: 1), stops: stops)),
    .shading(Shading(.conic(center: .zero, startAngle: 2), stops: stops)),
    .shading(Shading(.conic(center: rect.origin, startAngle: 1), stops: stops)),
    .pattern(Pattern(bitmap: dot(1))), .pattern(Pattern(bitmap: dot(2))),
    .pattern(Pattern(bitmap: dot(1), scale: 2)),
    .pattern(Pattern(bitmap: dot(1), origin: rect.origin)),
  ]

  static let strokes = changes(
    of: StrokeStyle(dash: [1, 2]),
    "stroke",
    [
      { $0.width = 2 }, { $0.cap = .round }, { $0.join = .round }, { $0.miterLimit = 9 },
      { $0.dash = [2, 1] }, { $0.dash = [1] }, { $0.dashPhase = 1 },
    ]
  )

  static let paths = [
    [], [.close], [.move(.zero)], [.line(.zero)], [.move(rect.origin)],
    [.quad(control: .zero, to: rect.origin)], [.quad(control: rect.origin, to: .zero)],
    [.move(.zero), .line(rect.origin)], [.line(.zero), .move(rect.origin)],
    [.cubic(.zero, .zero, to: rect.origin)],
    [.cubic(.zero, rect.origin, to: .zero)],
    [.cubic(rect.origin, .zero, to: .zero)],
  ].enumerated().map { DigestSample("path \($0)", Path($1)) }

  static let shadows = changes(
    of: Shadow(color: red, opacity: 0.5, radius: 3, offset: CGSize(width: 1, height: 2)),
    "shadow",
    [
      { $0.color = .black }, { $0.opacity = 1 }, { $0.radius = 4 }, { $0.offset.width = 2 },
      { $0.offset.height = 1 }, { $0.path = line }, { $0.path = longer },
    ]
  )

  static let texts = changes(
    of: TextRuns.Run(glyphs, origin: .zero, color: red),
    "run",
    [
      { $0.glyphs.text = "b" }, { $0.glyphs.font = "b" }, { $0.glyphs.size = 18 },
      { $0.glyphs.unitsPerEm = 1000 }, { $0.glyphs.glyphs = [] },
      { $0.glyphs.glyphs[0].position.x = 0 }, { $0.glyphs.glyphs[0].outline = longer },
      { $0.origin.x = 1 }, { $0.color = .black }, { $0.shadow = Shadow(radius: 1) },
      { $0.outline = Border(width: 1, color: red) },
      { $0.outline = Border(width: 2, color: red) },
      { $0.outline = Border(width: 1, color: .black) },
      { $0.pictures = [TextRuns.Picture(dot(1), frame: rect)] },
      { $0.pictures = [TextRuns.Picture(dot(2), frame: rect)] },
      { $0.pictures = [TextRuns.Picture(dot(1), frame: .zero)] },
    ]
  )

  static let decorations = changes(
    of: TextRuns.Decoration(rect: rect, color: red),
    "decoration",
    [{ $0.rect.size.width = 9 }, { $0.color = .black }, { $0.isBehindGlyphs = true }]
  )
}
