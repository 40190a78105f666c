import Foundation
import Geometry
import Scene
import Testing

/// Radial and conic gradients of layers, colour by colour.
@Suite struct RampTests {
  private let side = 64
  private let size = CGSize(width: 64, height: 64)

  /// A table of 4096 entries ended half an entry short: everything outside was red.
  @Test func radialRampsReachTheirLastStop() throws {
    let stops = [stop(.red, 0), stop(.red, 1), stop(.clear, 1)]
    let drawn = try draw(.radial, stops, end: CGPoint(x: 0.8, y: 0.8))
    #expect(drawn[1, 1] == white)
    #expect(drawn[32, 32] == red)
    #expect(drawn[32, 14] == red && drawn[32, 11] == white)
  }

  @Test func wholeTurnsEndInTheirLastStop() throws {
    let drawn = try draw(.conic, [stop(.red, 0), stop(.red, 1), stop(.blue, 1)])
    #expect(drawn.count(of: red) == side * side)
  }

  /// Over a thousandth of a turn, or of the radius, the table had four colours.
  @Test(arguments: [Gradient.Kind.radial, .conic], [0.001, 0.003, 0.4])
  func narrowRampsHaveAllTheirColors(kind: Gradient.Kind, width: Double) throws {
    let low = 0.3
    let drawn = try draw(kind, [stop(.black, low), stop(.white, low + width)])
    for y in 0..<side {
      for x in 0..<side {
        let place = place(kind, Double(x) + 0.5 - 32, Double(y) + 0.5 - 32)
        let level = min(max((place - low) / width, 0), 1) * 255
        #expect(abs(Double(drawn[x, y][0]) - level) <= 1, "\(kind) at \(x), \(y)")
      }
    }
  }

  /// As in CSS, where two stops stand in one place the second begins there.
  @Test func theLaterOfTwoStopsBeginsAtTheirPlace() throws {
    // The middle of a pixel stands at half the radius.
    let stops = [stop(.red, 0), stop(.red, 0.5), stop(.blue, 0.5), stop(.blue, 1)]
    let layer = gradient(.radial, stops, end: CGPoint(x: 1, y: 1)).with {
      $0.bounds.size = CGSize(width: 4, height: 4)
      $0.position = CGPoint(x: 2.5, y: 2.5)
    }
    let drawn = try Drawn(layer, size: CGSize(width: 5, height: 5))
    #expect(drawn[2, 2] == red)
    #expect(drawn[3, 2] == blue)
  }

  private func place(_ kind: Gradient.Kind, _ x: Double, _ y: Double) -> Double {
    switch kind {
    case .linear: return x / 32
    case .radial: return (x * x + y * y).squareRoot() / 32
    case .conic:
      let turn = atan2(y, x) / (2 * .pi)
      return turn < 0 ? turn + 1 : turn
    }
  }

  private func stop(_ color: Color, _ location: Double) -> Gradient.Stop {
    Gradient.Stop(color, at: location)
  }

  private func gradient(_ kind: Gradient.Kind, _ stops: [Gradient.Stop], end: CGPoint) -> Layer {
    Layer(frame: CGRect(origin: .zero, size: size)).with {
      $0.content = .gradient(
        Gradient(kind, stops: stops, start: CGPoint(x: 0.5, y: 0.5), end: end)
      )
    }
  }

  private func draw(
    _ kind: Gradient.Kind,
    _ stops: [Gradient.Stop],
    end: CGPoint? = nil
  ) throws -> Drawn {
    let end = end ?? (kind == .radial ? CGPoint(x: 1, y: 1) : CGPoint(x: 1, y: 0.5))
    return try Drawn(gradient(kind, stops, end: end), size: size)
  }
}
