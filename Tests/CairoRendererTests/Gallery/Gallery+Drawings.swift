import Foundation
import Geometry
import Scene

extension Gallery {
  static let strokes: [DrawingCommand] = {
    var zigzag = Path()
    zigzag.move(to: CGPoint(x: 6, y: 14))
    zigzag.addLine(to: CGPoint(x: 16, y: 5))
    zigzag.addLine(to: CGPoint(x: 26, y: 14))
    let joins: [(CGLineCap, CGLineJoin)] = [(.butt, .miter), (.round, .round), (.square, .bevel)]
    var commands: [DrawingCommand] = []
    for (index, style) in joins.enumerated() {
      commands += [
        .save, .concatenate(CGAffineTransform(translationX: Double(index) * 26, y: 2)),
        .stroke(
          zigzag,
          style: StrokeStyle(width: 5, cap: style.0, join: style.1),
          ink: .color(ink)
        ),
        .restore,
      ]
    }
    let wave = Path([
      .move(CGPoint(x: 4, y: 40)),
      .cubic(CGPoint(x: 30, y: 10), CGPoint(x: 50, y: 70), to: CGPoint(x: 76, y: 36)),
    ])
    let dashes = StrokeStyle(width: 2.5, cap: .round, dash: [6, 4, 0, 4], dashPhase: 2)
    commands.append(.stroke(wave, style: dashes, ink: .color(purple)))
    commands += [
      .save, .concatenate(CGAffineTransform(a: 3, b: 0, c: 0.5, d: 1, tx: 5, ty: 42)),
      .stroke(
        Path(ellipseIn: CGRect(0, 0, 14, 12)),
        style: StrokeStyle(width: 2),
        ink: .color(teal)
      ),
      .restore,
    ]
    return commands
  }()

  static let groups: [DrawingCommand] = {
    var star = Path()
    star.move(to: CGPoint(x: 20, y: 2))
    for i in 1..<5 {
      let angle = Double(i * 2) * 2 * Double.pi / 5
      star.addLine(to: CGPoint(x: 20 + 18 * sin(angle), y: 20 - 18 * cos(angle)))
    }
    star.close()
    let ramp = Shading(
      .linear(from: CGPoint(x: 44, y: 0), to: CGPoint(x: 74, y: 20)),
      stops: Gradient.evenStops([orange, purple]),
      extendsAfter: false
    )
    let circles = Shading(
      .radial(
        from: .init(center: CGPoint(x: 56, y: 44), radius: 2),
        to: .init(center: CGPoint(x: 60, y: 46), radius: 12)
      ),
      stops: Gradient.evenStops([.white, teal]),
      extendsAfter: false
    )
    return [
      .fill(star, rule: .evenOdd, ink: .color(orange)),
      .save, .clip(Path(ellipseIn: CGRect(44, 2, 34, 24)), rule: .winding),
      .fill(Path(rect: CGRect(40, 0, 40, 30)), rule: .winding, ink: Ink(.shading(ramp))),
      .restore,
      .beginGroup(
        DrawingGroup(
          opacity: 0.6,
          shadow: Shadow(opacity: 0.7, radius: 1, offset: CGSize(width: 1, height: 2))
        )
      ),
      .fill(Path(rect: CGRect(4, 34, 20, 16)), rule: .winding, ink: .color(teal)),
      .fill(Path(rect: CGRect(14, 40, 20, 16)), rule: .winding, ink: .color(purple)),
      .endGroup,
      .fill(Path(rect: CGRect(44, 30, 30, 28)), rule: .winding, ink: Ink(.shading(circles))),
      .save, .clipToAlpha(button, in: CGRect(36, 34, 12, 12)),
      .fill(
        Path(rect: CGRect(0, 0, 80, 60)),
        rule: .winding,
        ink: Ink(.pattern(Pattern(bitmap: quarters, scale: 4)))
      ),
      .restore,
      .image(
        ImageContent(bitmap: quarters),
        in: CGRect(66, 46, 12, 12),
        opacity: 0.5,
        blendMode: .normal
      ),
      .frozen(
        FrozenContent(Node(screen(ink)), source: CGRect(0, 0, 80, 60)),
        in: CGRect(30, 20, 16, 12),
        opacity: 0.8
      ),
    ]
  }()

  static let blends: [DrawingCommand] = {
    var commands: [DrawingCommand] = []
    for raw in Int32(0)..<28 {
      guard let mode = CGBlendMode(rawValue: raw) else { continue }
      let (x, y) = (Double(raw % 7) * 17 + 1, Double(raw / 7) * 18)
      let dot = Path(ellipseIn: CGRect(x + 5, y + 3, 10, 10))
      commands += [
        .beginGroup(DrawingGroup()),
        .fill(Path(rect: CGRect(x, y, 10, 12)), rule: .winding, ink: .color(orange)),
        .fill(dot, rule: .winding, ink: Ink(.color(teal.withAlpha(0.8)), blendMode: mode)),
        .endGroup,
      ]
    }
    return commands
  }()
}
