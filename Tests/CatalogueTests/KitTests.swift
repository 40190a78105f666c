import Foundation
import Geometry
import Scene
import Testing

@testable import Catalogue

/// What transitions are made of, at the value.
@Suite struct KitTests {
  /// The first outputs of SplitMix64 from seed 0, as its authors publish them.
  @Test func chanceIsSplitMix64() {
    let words: [UInt64] = [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]
    for (index, word) in words.enumerated() {
      #expect(Chance.share(of: index) == Double(word >> 11) / Double(1 << 53))
    }
  }

  @Test func largeCanvasesAreSeenFromFartherOff() {
    // Minus one over the distance, which is that of the longer side, or 1,000.
    #expect(Perspective.m34(for: CGSize(width: 390, height: 844)) == -0.001)
    #expect(Perspective.m34(for: CGSize(width: 2000, height: 500)) == -0.0005)
    #expect(Perspective.m34(for: CGSize(width: 500, height: 4000)) == -0.00025)
  }

  @Test func cellsCoverTheCanvasWithoutSeams() {
    let bounds = CGRect(x: 3, y: 5, width: 52, height: 88)
    let cells = bounds.cells(columns: 3, rows: 5)
    #expect(cells.count == 15)
    for (index, cell) in cells.enumerated() {
      let isLast = (column: index % 3 == 2, row: index / 3 == 4)
      #expect(cell.maxX == (isLast.column ? bounds.maxX : cells[index + 1].minX))
      #expect(cell.maxY == (isLast.row ? bounds.maxY : cells[index + 3].minY))
      #expect(cell.minX == cell.minX.rounded() && cell.minY == cell.minY.rounded())
    }
    #expect(cells[0].origin == bounds.origin)
  }

  @Test func aCanvasHasAtLeastOnePart() async {
    await #expect(processExitsWith: .failure) {
      _ = CGRect(x: 0, y: 0, width: 52, height: 88).cells(columns: 3, rows: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = CGRect(x: 0, y: 0, width: 52, height: 88).cells(columns: 0, rows: 3)
    }
  }

  @Test func rowsMakeSquaresWithinReason() {
    let rows = { CGRect(x: 0, y: 0, width: $0, height: $1).rows(for: $2) }
    #expect(rows(50, 100, 4) == 8)
    #expect(rows(100, 50, 4) == 2)
    #expect(rows(100, 1, 4) == 1)
    #expect(rows(1, 20_000, 4) == 400)
    #expect(rows(2, 7, 4) == 7)
  }

  @Test(arguments: [
    (Heading.left, CGRect(x: 30, y: 0, width: 10, height: 8)),
    (.right, CGRect(x: 0, y: 0, width: 10, height: 8)),
    (.up, CGRect(x: 0, y: 6, width: 40, height: 2)),
    (.down, CGRect(x: 0, y: 0, width: 40, height: 2)),
  ])
  func anEdgeHasCrossedWhatLiesBehindIt(heading: Heading, part: CGRect) {
    #expect(CGRect(x: 0, y: 0, width: 40, height: 8).part(going: heading, 0.25) == part)
  }

  @Test func staggeredPartsFillTheTime() {
    #expect(Ramp.staggered(0.125, order: 0, share: 0.25) == 0.5)
    #expect(Ramp.staggered(0.25, order: 0, share: 0.25) == 1)
    #expect(Ramp.staggered(0.75, order: 1, share: 0.25) == 0)
    #expect(Ramp.staggered(0.875, order: 1, share: 0.25) == 0.5)
    #expect(Ramp.staggered(0.5, order: 0.5, share: 0.5) == 0.5)
  }

  @Test func rampsAreLevelAtTheirEnds() {
    #expect([-1, 0, 0.5, 1, 2].map(Ramp.smooth) == [0, 0, 0.5, 1, 1])
    #expect(Ramp.smooth(0.25) == 0.15625)
    let stops = Ramp.fading(from: 0.2, to: 0.6)
    #expect(stops.first == Gradient.Stop(.black, at: 0.2))
    #expect(stops.last == Gradient.Stop(.clear, at: 0.6))
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.location < $1.location })
  }

  @Test func opacitiesMultiplyAndStayInside() {
    let half = Layer(frame: .zero).changed { $0.opacity = 0.5 }
    #expect([-1, 0, 0.5, 1, 3].map { half.faded(to: $0).opacity } == [0, 0, 0.25, 0.5, 0.5])
  }

  @Test func anAnchoredLayerStaysWhereItIs() {
    let layer = Layer(frame: CGRect(x: 3, y: 5, width: 40, height: 8))
    let anchored = layer.anchored(x: 1, y: 0.25)
    #expect(anchored.frame == layer.frame)
    #expect(anchored.position == CGPoint(x: 43, y: 7))
  }

  /// The five long sides of a pentagram lie on straight lines through two notches each.
  @Test func theStarIsAPentagram() {
    let path = Outline.star.path(in: Samples.before.bounds, share: 0.4)
    let corners = path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    #expect(corners.count == 10)
    for tip in stride(from: 0, to: 10, by: 2) {
      let line = [tip, tip + 1, tip + 3, tip + 4].map { corners[$0 % 10] }
      let (x, y) = (line[3].x - line[0].x, line[3].y - line[0].y)
      for notch in line[1...2] {
        #expect(abs(x * (notch.y - line[0].y) - y * (notch.x - line[0].x)) < 1e-9)
      }
    }
  }

  @Test(arguments: Outline.allCases)
  func figuresGrowFromNothingToTheWholeCanvas(outline: Outline) {
    let bounds = CGRect(x: 10, y: 20, width: 60, height: 40)
    #expect(outline.path(in: bounds, share: 0).bounds.size == .zero)
    let whole = outline.path(in: bounds, share: 1 + 1e-9)
    for corner in [
      CGPoint(x: 10, y: 20), CGPoint(x: 70, y: 20), CGPoint(x: 10, y: 60), CGPoint(x: 70, y: 60),
    ] {
      #expect(whole.contains(corner), "\(corner)")
    }
  }

  @Test(arguments: [Heading.left, .right])
  func aPushedScreenCastsItsShadowBeforeItsEdge(heading: Heading) throws {
    let (before, after) = (Page(Samples.before.root, in: Samples.before.bounds), Samples.after.root)
    let layers = NavigationPush(heading: heading)
      .layers(from: before, to: Page(after, in: before.bounds), progress: 0.5)
    let (shadow, upper) = (layers[2].frame, layers[3].frame)
    #expect(shadow.width == 9 && shadow.height == upper.height && shadow.minY == 0)
    #expect(heading == .left ? shadow.maxX == upper.minX : shadow.minX == upper.maxX)
    guard case .gradient(let gradient) = layers[2].content else {
      Issue.record("no shade")
      return
    }
    // Darkest beside the screen.
    #expect(gradient.start.x == (heading == .left ? 0 : 1))
    #expect(gradient.stops.first?.color == .clear)
    #expect(gradient.stops.last?.color == Color(white: 0, alpha: 0.2))
  }

  /// A point more than its share, so that no line of the mix has nothing to show.
  @Test(arguments: Heading.allCases)
  func squeezedPicturesOverlapByAPoint(heading: Heading) throws {
    let page = Page(Samples.before.root, in: Samples.before.bounds)
    let layers = SqueezePush(heading).layers(from: page, to: page, progress: 0.25)
    guard case .mix(let mix)? = layers.first?.content else {
      Issue.record("no mix")
      return
    }
    for (node, share) in [(mix.from, 0.75), (mix.to, 0.25)] {
      let squeezed = try #require(node.layer.children.first).layer.transform
      let long = heading.isHorizontal ? squeezed.m11 * 52 : squeezed.m22 * 88
      #expect(abs(long - (heading.isHorizontal ? 52 : 88) * share - 1) < 1e-9)
      #expect((heading.isHorizontal ? squeezed.m22 : squeezed.m11) == 1)
    }
  }
}
