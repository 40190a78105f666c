import Foundation
import Geometry
import Scene
import Testing

/// Drawings of which a part stretches.
@Suite struct StretchedDrawingTests {
  /// Slices that met between pixels let the ground through.
  @Test(arguments: [1, 2, 3.0])
  func slicesThatMeetBetweenPixelsLeaveNoSeam(scale: Double) throws {
    var inner = Layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.background = .red
    let drawing = FrozenContent(
      Node(inner),
      source: inner.bounds,
      center: CGRect(x: 0.43, y: 0.38, width: 0.1, height: 0.2)
    )
    var layer = Layer(frame: CGRect(x: 1, y: 1, width: 18, height: 17))
    layer.content = .frozen(drawing)
    let result = try Drawn(layer, scale: scale)
    let side = Int(scale)
    // Where four meet, their shares of a pixel are rounded each.
    let lightest = (side..<18 * side).flatMap { y in
      (side..<19 * side).map { x in result[x, y][1] }
    }.max()
    #expect((lightest ?? 255) <= 2)
  }
}
