import CairoRenderer
import Foundation
import Geometry
import Scene
import Testing

/// Siblings of one space are drawn by depth, and those that cut each other are cut.
@Suite struct DepthTests {
  private static let wall = CGRect(0, 0, 20, 20)

  @Test(arguments: [0, -1.0 / 100])
  func aViewFarBehindNeverCoversOneAtZero(m34: Double) throws {
    let far = [
      box(Self.wall, .red).with { $0.zPosition = -300 },
      box(Self.wall, .red).with { $0.transform = CATransform3DMakeTranslation(0, 0, -300) },
      box(Self.wall, .red).with {
        $0.zPosition = -300
        $0.transform = CATransform3DMakeRotation(0.3, 1, 0, 0)
      },
    ]
    for layer in far {
      let near = box(CGRect(4, 4, 12, 12), .blue)
      let drawn = try Drawn(stage(near, layer).with { $0.sublayerTransform.m34 = m34 })
      #expect(drawn.box(of: blue) == CGRect(4, 4, 12, 12))
    }
  }

  @Test(arguments: [0, 0.5, -1.2])
  func equalDepthKeepsTheOrder(angle: Double) throws {
    func turned(_ color: Color) -> Layer {
      box(Self.wall, color).with { $0.transform = CATransform3DMakeRotation(angle, 0, 1, 0) }
    }
    #expect(try Drawn(stage(turned(.red), turned(.blue)))[10, 10] == blue)
    #expect(try Drawn(stage(turned(.blue), turned(.red)))[10, 10] == red)
  }

  @Test(arguments: [0, 0.4])
  func aHigherZPositionWinsWhereDepthIsEqual(angle: Double) throws {
    let low = box(Self.wall, .blue).with {
      $0.transform = CATransform3DMakeRotation(angle, 1, 0, 0)
    }
    let high = box(Self.wall, .red).with {
      $0.zPosition = 5
      $0.transform = CATransform3DConcat(
        low.transform,
        CATransform3DMakeTranslation(0, 0, -5)
      )
    }
    #expect(try Drawn(stage(high, low))[10, 10] == red)
  }

  @Test func aPageThroughAWallIsHalfHidden() throws {
    for isFirst in [true, false] {
      let page = Self.page(.red)
      let wall = box(Self.wall, .blue)
      let drawn = try Drawn(isFirst ? stage(page, wall) : stage(wall, page))
      #expect(drawn.box(of: red) == CGRect(5, 0, 5, 20), "a turn about y brings the left side near")
      #expect(drawn.box(of: blue).maxX == 20 && drawn[10, 10] == blue)
    }
  }

  @Test func aMirroredSpaceIsCutOnItsOtherSide() throws {
    let mirrored = stage(Self.page(.red), box(Self.wall, .blue)).with {
      $0.transform = CATransform3DMakeScale(-1, 1, 1)
    }
    #expect(try Drawn(mirrored).box(of: red) == CGRect(10, 0, 5, 20))
  }

  @Test(arguments: [-0.9, 0.3, 0.7])
  func partsOfAnOpaquePageMeetWithoutASeam(lean: Double) throws {
    let page = Self.page(.red).with {
      let turned = $0.transform
      $0.transform = CATransform3DConcat(turned, CATransform3DMakeRotation(lean, 0, 0, 1))
    }
    let drawn = try Drawn(stage(page, box(CGRect(0, 7, 20, 6), .blue)))
    // Beside the wall both parts of the page are seen, and nothing through the cut.
    for y in [5, 6, 13, 14] {
      let middle = Int(10 - (Double(y) + 0.5 - 10) * tan(lean))
      for x in middle - 2...middle + 2 { #expect(drawn[x, y] == red, "at \(x), \(y)") }
    }
  }

  @Test func partsOfATranslucentPageAreNotDrawnTwice() throws {
    let wall = box(CGRect(0, 14, 20, 6), .blue)
    let page = Self.page(.red).with { $0.opacity = 0.5 }
    let drawn = try Drawn(stage(page, wall))
    for x in 6..<14 { #expect([127, 128].contains(drawn[x, 5][1]), "at \(x)") }
    // On the wall its near half alone is seen.
    #expect(drawn[8, 17][0] > 120 && drawn[12, 17] == blue)
  }

  @Test func aPlainLayerFlattensWhatIsInIt() throws {
    let inner = box(Self.wall, .red).with { $0.zPosition = 100 }
    let group = box(Self.wall, nil, [inner])
    let between = box(Self.wall, .blue).with { $0.zPosition = 50 }
    #expect(try Drawn(stage(group, between))[10, 10] == blue)
    let deep = group.with { $0.preservesDepth = true }
    #expect(try Drawn(stage(deep, between))[10, 10] == red)
  }

  @Test func aPageThatLeansInDepthAloneHidesNoMoreThanItsPart() throws {
    for isRaster in [false, true] {
      let page = box(Self.wall, .red).with {
        // On screen it stands where it stood, but its left side is the far one.
        $0.transform.m13 = 0.5
        $0.isRasterGroup = isRaster
      }
      let wall = box(Self.wall, .blue).with { $0.isRasterGroup = isRaster }
      let drawn = try Drawn(stage(page, wall))
      #expect(drawn.box(of: red) == CGRect(10, 0, 10, 20))
      #expect(drawn.box(of: blue) == CGRect(0, 0, 10, 20))
    }
  }

  @Test(arguments: [CGBlendMode.multiply, .plusDarker, .screen])
  func aBlendedPageIsCutAsWell(mode: CGBlendMode) throws {
    let wall = box(CGRect(0, 0, 20, 14), Color(white: 0.5))
    let page = Self.page(Color(red: 0.75, green: 0.75, blue: 0)).with { $0.blendMode = mode }
    let (cut, alone) = (try Drawn(stage(page, wall)), try Drawn(stage(wall)))
    let flat = try Drawn(stage(wall, box(Self.wall, page.background).with { $0.blendMode = mode }))
    // Once over the wall where the page is near, and not at all where it is far.
    for x in 6..<10 { #expect(cut[x, 10] == flat[x, 10], "at \(x)") }
    for x in 10..<14 { #expect(cut[x, 10] == alone[x, 10], "at \(x)") }
    #expect(flat[7, 10] != alone[7, 10])
    // Below the wall both parts meet, and neither goes on under the other.
    for x in 6..<14 { #expect(cut[x, 17] == flat[x, 17], "at \(x)") }
  }

  @Test func aShadowIsCutWithItsLayer() throws {
    let page = Self.page(.red).with { $0.shadow = Shadow(radius: 2) }
    let drawn = try Drawn(stage(page, box(Self.wall, .blue)))
    #expect(drawn[3, 10] != blue && drawn[16, 10] == blue)
  }

  /// From x = 5 to x = 15 on screen, the left side before the wall and the right one behind it.
  private static func page(_ color: Color) -> Layer {
    box(wall, color).with { $0.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0) }
  }
}
