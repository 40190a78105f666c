import Foundation
import Geometry
import Testing

@testable import Scene

/// Which drawings surely stay inside of a square of ten points.
@Suite struct DrawingReachTests {
  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let stays: Bool
    let commands: [DrawingCommand]

    init(_ description: String, _ stays: Bool, _ commands: [DrawingCommand]) {
      (self.description, self.stays, self.commands) = (description, stays, commands)
    }
  }

  private static let ink = Ink.color(.black)
  private static let far = CGRect(x: 50, y: 50, width: 9, height: 9)

  private static func fill(_ x: Double, _ y: Double, _ side: Double) -> DrawingCommand {
    .fill(Path(rect: CGRect(x: x, y: y, width: side, height: side)), rule: .winding, ink: ink)
  }

  private static func move(_ x: Double) -> DrawingCommand {
    .concatenate(CGAffineTransform(translationX: x, y: 0))
  }

  private static let double = DrawingCommand.concatenate(CGAffineTransform(scaleX: 2, y: 2))

  private static func line(_ y: Double, width: Double, cap: CGLineCap = .butt) -> DrawingCommand {
    let path = Path([.move(CGPoint(x: 1, y: y)), .line(CGPoint(x: 9, y: y))])
    return .stroke(path, style: StrokeStyle(width: width, cap: cap), ink: ink)
  }

  private static func arch(_ height: Double) -> DrawingCommand {
    let (one, two) = (CGPoint(x: 1, y: height), CGPoint(x: 9, y: height))
    let end = CGPoint(x: 9, y: 1)
    return .fill(
      Path([.move(CGPoint(x: 1, y: 1)), .cubic(one, two, to: end)]),
      rule: .winding,
      ink: ink
    )
  }

  private static let fills = [
    Row("nothing", true, []), Row("a whole square", true, [fill(0, 0, 10)]),
    Row("what rounding adds", true, [fill(0, 0, 10.005)]),
    Row("a bit too much", false, [fill(0, 0, 10.02)]), Row("left of it", false, [fill(-1, 0, 5)]),
    Row("one of two", false, [fill(0, 0, 1), fill(9, 9, 2)]),
    // The arch is three quarters as high as its controls.
    Row("an arch below its controls", true, [arch(12)]), Row("a high arch", false, [arch(14)]),
  ]

  private static let spaces = [
    Row("moved out", false, [move(5), fill(0, 0, 10)]),
    Row("restored", true, [.save, move(5), .restore, fill(0, 0, 10)]),
    Row("restored too often", true, [.restore, fill(0, 0, 10)]),
    Row("scaled, then moved within", false, [double, move(4), fill(0, 0, 2)]),
    Row("moved, then scaled within", true, [move(4), double, fill(0, 0, 2)]),
    Row(
      "a group's own space",
      true,
      [.beginGroup(DrawingGroup()), move(5), .endGroup, fill(0, 0, 9)]
    ),
    Row("a group's fill", false, [.beginGroup(DrawingGroup()), move(5), fill(0, 0, 9), .endGroup]),
    Row(
      "a shadow",
      false,
      [.beginGroup(DrawingGroup(shadow: Shadow(radius: 1))), fill(4, 4, 1), .endGroup]
    ),
  ]

  /// A picture of two points in a rectangle of one, in the corner of the square.
  private static func image(_ gravity: ImageContent.Gravity) -> DrawingCommand {
    .image(
      ImageContent(bitmap: DigestSample.bitmap(2, 2), gravity: gravity),
      in: CGRect(x: 9, y: 9, width: 1, height: 1),
      opacity: 1,
      blendMode: .normal
    )
  }

  private static let images = [
    Row("a picture that is fitted", true, [image(.resize)]),
    Row("a picture that keeps its size", false, [image(.topLeft)]),
    Row("a picture that keeps its size, inwards", true, [image(.bottomRight)]),
    Row("a picture about its middle", false, [image(.center)]),
  ]

  private static let others = [
    Row("a clip elsewhere", true, [.clip(Path(rect: far), rule: .winding), fill(0, 0, 1)]),
    Row("a line", true, [line(1, width: 2)]), Row("a wide line", false, [line(1, width: 4)]),
    Row("a line with long caps", true, [line(5, width: 2, cap: .square)]),
    Row("a line with longer caps", false, [line(5, width: 4, cap: .square)]),
    Row(
      "an image elsewhere",
      false,
      [
        .image(
          ImageContent(bitmap: DigestSample.bitmap(1, 1)),
          in: far,
          opacity: 1,
          blendMode: .normal
        )
      ]
    ),
    Row(
      "a frozen view elsewhere",
      false,
      [.frozen(FrozenContent(DigestSample.leaf, source: far), in: far, opacity: 1)]
    ),
    Row(
      "a frozen view",
      true,
      [
        .frozen(
          FrozenContent(DigestSample.leaf, source: far),
          in: CGRect(x: 1, y: 1, width: 9, height: 9),
          opacity: 1
        )
      ]
    ),
  ]

  @Test(arguments: fills + spaces + images + others)
  private func aDrawingStaysInside(row: Row) {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Drawing(row.commands).stays(inside: square) == row.stays)
  }

  /// The corner of a square cap is not further off than one and a half times half the width.
  @Test(arguments: [
    (CGLineJoin.miter, 10.0, 20.0), (.miter, 1, 3), (.miter, 1.5, 3), (.miter, 2, 4),
    (.round, 10, 3), (.bevel, 10, 3),
  ])
  func aStrokeReachesAsFarAsItsCorners(join: CGLineJoin, limit: Double, reach: Double) {
    #expect(StrokeStyle(width: 4, join: join, miterLimit: limit).reach == reach)
  }
}
