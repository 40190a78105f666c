import Bitmap
import CairoRenderer
import Foundation
import Geometry
import Scene
import Testing

@Suite struct GroupTests {
  @Test func opacityIsOneBlendOfTheWholeGroup() throws {
    let group = box(CGRect(0, 0, 12, 12), .red, [box(CGRect(4, 4, 4, 4), .blue)])
    let drawn = try Drawn(stage(group.with { $0.opacity = 0.5 }))
    #expect(drawn[1, 1] == [255, 127, 127, 255] || drawn[1, 1] == [255, 128, 128, 255])
    // Where red shone through blue, green and red would be unequal.
    #expect(drawn[5, 5] == [127, 127, 255, 255] || drawn[5, 5] == [128, 128, 255, 255])
  }

  @Test func clippingCutsChildrenAndShadow() throws {
    let child = box(CGRect(2, 2, 10, 10), .red)
    let parent = box(CGRect(4, 4, 8, 8), .blue, [child]).with {
      $0.clipsToBounds = true
      $0.shadow = Shadow(radius: 2, offset: CGSize(width: 3, height: 3))
    }
    let drawn = try Drawn(stage(parent))
    #expect(drawn.box(of: red) == CGRect(6, 6, 6, 6))
    #expect(drawn[13, 13] == white)
  }

  @Test func roundedClippingLeavesNoFringe() throws {
    let child = box(CGRect(0, 0, 16, 16), .red)
    let parent = box(CGRect(2, 2, 16, 16), .blue, [child]).with {
      $0.clipsToBounds = true
      $0.cornerRadii = CornerRadii(8)
    }
    let drawn = try Drawn(stage(parent))
    #expect(drawn[2, 2] == white)
    #expect(drawn[10, 10] == red)
    for y in 0..<20 {
      for x in 0..<20 {
        let pixel = drawn[x, y]
        #expect(pixel[1] == pixel[2], "blue shines through at \(x), \(y)")
      }
    }
  }

  @Test func bordersStandAboveChildren() throws {
    let parent = box(CGRect(4, 4, 10, 10), .white, [box(CGRect(0, 0, 10, 10), .red)]).with {
      $0.border = Border(width: 2, color: .blue)
    }
    let drawn = try Drawn(stage(parent))
    #expect(drawn[4, 4] == blue)
    #expect(drawn[5, 8] == blue)
    #expect(drawn[6, 8] == red)
  }

  @Test func masksMultiplyByTheirAlpha() throws {
    let mask = box(CGRect(0, 0, 5, 10), Color(white: 0, alpha: 0.5))
    let drawn = try Drawn(stage(box(CGRect(4, 4, 10, 10), .red).with { $0.mask = Node(mask) }))
    #expect([127, 128].contains(drawn[5, 5][1]))
    #expect(drawn[10, 5] == white)
  }

  @Test(arguments: [(0.0, 0.0), (0.3, 0.6), (0.49, 0.5), (-7.3, 4.7)])
  func rasterGroupsStandOnWholePixels(place: (Double, Double)) throws {
    let content = box(CGRect(0, 0, 8, 8), .red, [box(CGRect(1.3, 2.6, 3, 3), .blue)])
    let still = content.with { $0.isRasterGroup = true }
    let moved = still.with {
      $0.position.x += place.0
      $0.position.y += place.1
    }
    let whole = still.with {
      $0.position.x += (place.0 + 0.5).rounded(.down)
      $0.position.y += (place.1 + 0.5).rounded(.down)
    }
    #expect(try Drawn(stage(moved)) == Drawn(stage(whole)))
  }

  @Test func siblingsInsideAGroupKeepTheirDistance() throws {
    func drawn(_ y: Double) throws -> Drawn {
      let rows = [box(CGRect(0, 0.3, 8, 2), .red), box(CGRect(0, 5.6, 8, 2), .blue)]
      return try Drawn(
        stage(box(CGRect(2, y, 8, 10), .black, rows).with { $0.isRasterGroup = true })
      )
    }
    func rows(_ drawn: Drawn, from y: Int) -> [[UInt8]] { (0..<10).map { drawn[4, y + $0] } }
    #expect(rows(try drawn(3), from: 3) == rows(try drawn(5.4), from: 5))
    #expect(rows(try drawn(3), from: 3) == rows(try drawn(4.5), from: 5))
  }

  @Test func subpixelPlacementDrawsTheFraction() throws {
    let group = box(CGRect(3.5, 4, 5, 6)).with { $0.isRasterGroup = true }
    let drawn = try Drawn(stage(group), placement: .subpixel)
    #expect([127, 128].contains(drawn[3, 6][0]))
    #expect([127, 128].contains(drawn[8, 6][0]))
    let whole = try Drawn(stage(group.with { $0.position.x += 0.5 }), placement: .subpixel)
    #expect(whole.box(of: black) == CGRect(4, 4, 5, 6))
  }

  @Test(arguments: [-7.25, -3.5, 9.75, 17.5])
  func subpixelPlacementIsRightWhereItIsCutOff(y: Double) throws {
    let stripes = (0..<8).map { box(CGRect(0, Double($0) * 2, 8, 1), .red) }
    let group = box(CGRect(4, y, 8, 16), .blue, stripes).with { $0.isRasterGroup = true }
    let inside = box(CGRect(4, 40 + y, 8, 16), .blue, stripes).with { $0.isRasterGroup = true }
    let size = CGSize(width: 20, height: 100)
    let low = Scene(size: size, background: .white, root: Node(inside))
    let cut = try Drawn(stage(group), placement: .subpixel)
    let whole = Drawn(try Renderer(scale: 1, placement: .subpixel).draw(low))
    for row in 0..<20 { #expect(cut[8, row] == whole[8, row + 40]) }
  }

  /// What a group covers is not drawn, except for pixels that it covers in part.
  @Test(arguments: [CGPoint(x: 0, y: 4.25), CGPoint(x: 4.25, y: 0)])
  func subpixelPlacementHidesOnlyWholePixels(corner: CGPoint) throws {
    let page = CGRect(origin: corner, size: CGSize(width: 24, height: 24))
    let group = box(page, .blue).with { $0.isRasterGroup = true }
    let drawn = try Drawn(stage(box(CGRect(0, 0, 20, 20), .red), group), placement: .subpixel)
    let along = (3...5).map { corner.x > 0 ? drawn[$0, 10] : drawn[10, $0] }
    #expect(along == [red, [64, 0, 191, 255], blue])
  }

  @Test func groupsThatTurnAQuarterAreCopies() throws {
    let marks = [box(CGRect(1, 1, 3, 2), .red), box(CGRect(6, 7, 2, 1), .black)]
    let group = box(CGRect(5, 5, 10, 10), .blue, marks).with { $0.isRasterGroup = true }
    let still = try Drawn(stage(group))
    let turned = try Drawn(
      stage(group.with { $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1) })
    )
    for y in 0..<20 {
      for x in 0..<20 { #expect(turned[19 - y, x] == still[x, y]) }
    }
  }

  @Test func groupsThatScaleAreResampled() throws {
    let half = box(CGRect(0, 0, 4, 8), .black)
    let group = box(CGRect(6, 6, 8, 8), .white, [half]).with { $0.isRasterGroup = true }
    let drawn = try Drawn(
      stage(group.with { $0.transform = CATransform3DMakeScale(2, 2, 1) })
    )
    // Between black and white the pixels of the picture blend into each other.
    #expect((7...12).map { drawn[$0, 10][0] } == [0, 0, 64, 191, 255, 255])
  }
}
