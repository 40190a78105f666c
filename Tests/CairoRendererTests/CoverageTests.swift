import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Scene
import Testing

@Suite struct CoverageTests {
  /// A corner whose angle is another on screen, and how far to the left of it there is ink.
  @Test(arguments: [(12.0, 1.0, 3.0, false), (20.0, 3.0, 1.0, true)])
  func miterLimitsAreJudgedBeforeTheTransform(
    halfAngle: Double,
    x: Double,
    y: Double,
    hasTip: Bool
  ) throws {
    var path = Path()
    let rise = 24 * tan(halfAngle * .pi / 180)
    path.move(to: CGPoint(x: 70, y: 48 - rise))
    path.addLine(to: CGPoint(x: 46, y: 48))
    path.addLine(to: CGPoint(x: 70, y: 48 + rise))
    let style = StrokeStyle(width: 6, join: .miter, miterLimit: 4)
    let layer = box(CGRect(0, 0, 96, 96), nil).with {
      $0.content = .drawing(Drawing([.stroke(path, style: style, ink: .color(.red))]))
      $0.transform = CATransform3DMakeScale(x, y, 1)
    }
    let drawn = try Drawn(layer, size: CGSize(width: 96, height: 96))
    // Five points before the corner, the miter is there and the bevel is not.
    #expect(drawn[Int(48 + (41 - 48) * x), 48] == (hasTip ? red : white))
  }

  /// The last pixels of what is drawn before are covered in part; from near that must not show.
  @Test func aLayerOfFractionalSizeHasCrispEdgesInPerspective() throws {
    let near = box(CGRect(34.75, 34.75, 10.5, 10.5), .red).with {
      $0.transform.m34 = -1.0 / 500
      $0.transform = CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeScale(4, 4, 1),
          CATransform3DMakeRotation(0.1, 1, 1, 0)
        ),
        $0.transform
      )
    }
    let drawn = try Drawn(near, size: CGSize(width: 80, height: 80))
    func mixed(_ places: [(Int, Int)]) -> Int {
      places.count { drawn[$0.0, $0.1] != red && drawn[$0.0, $0.1] != white }
    }
    #expect(drawn[40, 40] == red)
    for way in [-1, 1] {
      #expect(mixed((0..<30).map { (40 + way * $0, 40) }) <= 2, "to the side \(way)")
      #expect(mixed((0..<30).map { (40, 40 + way * $0) }) <= 2, "up or down \(way)")
    }
  }

  @Test func aRectangleCoversExactlyItsPixels() throws {
    let drawn = try Drawn(stage(box(CGRect(3, 4, 5, 6))))
    #expect(drawn.box(of: black) == CGRect(3, 4, 5, 6))
    #expect(drawn.count(of: black) == 30)
    #expect(drawn.count(of: white) == 400 - 30)
  }

  @Test(arguments: [1.0, 2, 3])
  func pointsBecomeScaledPixels(scale: Double) throws {
    let drawn = try Drawn(stage(box(CGRect(3, 4, 5, 6))), scale: scale)
    #expect(drawn.bitmap.width == Int(20 * scale))
    #expect(drawn.box(of: black) == CGRect(3 * scale, 4 * scale, 5 * scale, 6 * scale))
  }

  @Test func halfAPixelIsHalfCovered() throws {
    let drawn = try Drawn(stage(box(CGRect(3.5, 4, 5, 6))))
    #expect([127, 128].contains(drawn[3, 6][0]))
    #expect([127, 128].contains(drawn[8, 6][0]))
    #expect(drawn[4, 6] == black)
    #expect(drawn[2, 6] == white)
  }

  @Test(arguments: 1..<8)
  func coverageIsTheShareOfThePixel(eighths: Int) throws {
    let drawn = try Drawn(stage(box(CGRect(4, 4, 2 + Double(eighths) / 8, 2))))
    let level = 255 - 255 * Double(eighths) / 8
    #expect(abs(Double(drawn[6, 4][0]) - level) <= 1)
  }

  @Test func nothingBehindStaysTransparent() throws {
    let drawn = try Drawn(stage(box(CGRect(0, 0, 10, 10))), background: nil)
    #expect(drawn[15, 15] == [0, 0, 0, 0])
    #expect(drawn[5, 5] == black)
  }

  @Test func boundsOriginScrollsWhatIsInside() throws {
    let layer = box(CGRect(0, 0, 20, 20), nil, [box(CGRect(8, 9, 2, 2))]).with {
      $0.bounds.origin = CGPoint(x: 5, y: 5)
    }
    #expect(try Drawn(layer).box(of: black) == CGRect(3, 4, 2, 2))
  }

  @Test func zPositionGoesBeforeOrder() throws {
    let high = box(CGRect(0, 0, 10, 10), .red).with { $0.zPosition = 1 }
    let drawn = try Drawn(stage(high, box(CGRect(0, 0, 10, 10), .blue)))
    #expect(drawn[5, 5] == red)
  }

  @Test func rotatedEdgesAreSoftUnlessToldOtherwise() throws {
    let turned = box(CGRect(5, 5, 10, 10)).with {
      $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
    }
    let soft = try Drawn(stage(turned))
    #expect(soft.count(of: black) + soft.count(of: white) < 400)
    let hard = try Drawn(stage(turned.with { $0.antialiasesEdges = false }))
    #expect(hard.count(of: black) + hard.count(of: white) == 400)
  }

  @Test func sizesThatDoNotFitAreRefused() throws {
    let scene = Scene(size: CGSize(width: 40000, height: 10), root: Node(Layer()))
    let error = #expect(throws: RenderError.self) { try Renderer(scale: 1).draw(scene) }
    #expect(error?.description.contains("1…32767") == true)
  }
}
