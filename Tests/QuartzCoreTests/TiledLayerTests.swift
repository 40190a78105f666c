import CoreGraphics
import Foundation
import Geometry
import Testing

@testable import QuartzCore

/// Layers that are drawn in parts.
@MainActor
@Suite struct TiledLayerTests {
  private final class Map: CATiledLayer {
    var drawn: [CGRect] = []

    override func draw(in ctx: CGContext) {
      drawn.append(ctx.boundingBoxOfClipPath)
      ctx.fill(bounds)
    }
  }

  private let screen = Screen()

  private func map(_ size: CGSize, tile: CGSize, scale: CGFloat) -> Map {
    let map = screen.makeLayer(Map())
    map.bounds.size = size
    map.tileSize = tile
    map.contentsScale = scale
    map.setNeedsDisplay()
    screen.core.flushTurn()
    return map
  }

  @Test func `each tile is drawn with the context clipped to it`() {
    let map = map(CGSize(width: 50, height: 30), tile: CGSize(width: 40, height: 40), scale: 2)
    #expect(
      map.drawn == [
        CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 20, y: 0, width: 20, height: 20),
        CGRect(x: 40, y: 0, width: 10, height: 20), CGRect(x: 0, y: 20, width: 20, height: 10),
        CGRect(x: 20, y: 20, width: 20, height: 10), CGRect(x: 40, y: 20, width: 10, height: 10),
      ]
    )
  }

  @Test func `tiles smaller than a pixel are one tile`() {
    let map = map(CGSize(width: 9, height: 6), tile: CGSize(width: 0.5, height: 40), scale: 1)
    #expect(map.drawn == [CGRect(x: 0, y: 0, width: 9, height: 6)])
  }

  @Test func `tiles cover the layer once, wherever its bounds begin`() {
    let map = map(CGSize(width: 33, height: 17), tile: CGSize(width: 8, height: 5), scale: 1)
    let areas: [CGFloat] = map.drawn.map { $0.width * $0.height }
    let (area, whole): (CGFloat, CGFloat) = (areas.reduce(0, +), 33 * 17)
    #expect(abs(area - whole) < 1e-9)
    map.drawn = []
    map.bounds.origin = CGPoint(x: 3, y: 4)
    map.setNeedsDisplay()
    screen.core.flushTurn()
    let covered: CGRect = map.drawn.reduce(.null) { $0.union($1) }
    #expect(covered == map.bounds)
    #expect(map.drawn.count == 20)
  }

  @Test func `a copy has the tiles of the layer`() {
    let map = map(CGSize(width: 10, height: 10), tile: CGSize(width: 5, height: 5), scale: 1)
    map.levelsOfDetail = 3
    let copy = CATiledLayer(layer: map)
    #expect(copy.tileSize == map.tileSize && copy.levelsOfDetail == 3)
    #expect(CATiledLayer.fadeDuration() == 0.25)
  }
}
