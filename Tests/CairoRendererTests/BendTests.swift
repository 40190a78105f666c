import Foundation
import Geometry
import Scene
import Testing

/// Strokes in bends tighter than half their width, and dashes that end in them.
@Suite struct BendTests {
  /// Up, a turn as good as on the spot at (20, 15), and down again.
  private static let hairpin: Path = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 19.5, y: 60))
    path.addCurve(
      to: CGPoint(x: 20.5, y: 60),
      control1: CGPoint(x: 19.5, y: 0),
      control2: CGPoint(x: 20.5, y: 0)
    )
    return path.value
  }()

  private func drawn(_ path: Path, _ style: StrokeStyle) throws -> Drawn {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let stroke = DrawingCommand.stroke(path, style: style, ink: .color(.black))
    var layer = Layer(frame: frame)
    layer.content = .drawing(Drawing([stroke]))
    return try Drawn(layer, size: frame.size)
  }

  @Test func `the pen turns around a tight bend with both of its ends`() throws {
    let picture = try drawn(Self.hairpin, StrokeStyle(width: 16))
    for degrees in stride(from: 0.0, to: 360, by: 15) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      #expect(picture[Int(20 + 6.5 * x), Int(15 + 6.5 * y)] == black, "at \(degrees)°")
    }
    #expect(picture[20, 5] == white)
    #expect(picture[10, 10] == white)
  }

  @Test func `a dash that holds the bend alone is a disc`() throws {
    let way = Double(Self.hairpin.length)
    let style = StrokeStyle(width: 16, dash: [2, way], dashPhase: way + 3 - way / 2)
    let picture = try drawn(Self.hairpin, style)
    #expect(picture[20, 9] == black)
    #expect(picture[20, 20] == black)
    #expect(picture[20, 30] == white)
    #expect(picture.count(of: black) > 130)
  }

  @Test func `a stub of a dash stands across the curve as well`() throws {
    var arc = Path()
    arc.addArc(
      center: CGPoint(x: 0, y: 40),
      radius: 30,
      startAngle: -.pi / 2,
      delta: .pi / 3
    )
    let whole = 30 * Double.pi / 3
    for stub in [0.002, 0.005, 0.011, 0.017, 0.03] {
      let without = try drawn(arc, StrokeStyle(width: 12, dash: [whole / 6, whole / 6]))
      let step = (whole - stub) / 6
      let with = try drawn(arc, StrokeStyle(width: 12, dash: [step, step]))
      var worst = 0
      for y in 0..<40 {
        for x in 0..<40 {
          worst = max(worst, abs(Int(with[x, y][0]) - Int(without[x, y][0])))
        }
      }
      #expect(worst < 16, "\(stub) points long")
    }
  }

  @Test(arguments: [1e7, 1e308])
  func `a line of more dashes than can be seen is solid`(far: CGFloat) throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addCurve(
      to: CGPoint(x: far, y: 20),
      control1: CGPoint(x: far / 3, y: 20),
      control2: CGPoint(x: far / 2, y: 20)
    )
    let picture = try drawn(path.value, StrokeStyle(width: 4, dash: [2, 2]))
    #expect((5..<35).allSatisfy { picture[$0, 20] == black })
  }

  @Test func `dashes end straight across the curve`() throws {
    // A quarter of a circle of radius 30 around (0, 40), dashed every 15°.
    var arc = Path()
    arc.addArc(
      center: CGPoint(x: 0, y: 40),
      radius: 30,
      startAngle: -.pi / 2,
      delta: .pi / 2
    )
    let step = 30 * Double.pi / 12
    let picture = try drawn(arc, StrokeStyle(width: 12, dash: [step, step]))
    for y in 0..<40 {
      for x in 0..<40 {
        let (dx, dy) = (Double(x) + 0.5, Double(y) + 0.5 - 40)
        let (radius, angle) = (hypot(dx, dy), atan2(dx, -dy) * 12 / .pi)
        let toRim = min(abs(radius - 24), abs(radius - 36))
        let toEnd = abs(angle - angle.rounded()) * .pi / 12 * radius
        guard min(toRim, toEnd) > 0.8 else { continue }
        let isCovered = radius > 24 && radius < 36 && Int(angle) % 2 == 0 && angle > 0
        #expect(picture[x, y] == (isCovered ? black : white), "at \(x), \(y)")
      }
    }
  }
}
