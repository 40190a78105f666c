import CoreGraphics
import Foundation
import Geometry
import Testing

@testable import QuartzCore

/// What asks for new tiles.
@MainActor
@Suite struct TileChangeTests {
  @Test func `a new tile size asks for drawing`() {
    let layer = CATiledLayer()
    layer.displayIfNeeded()
    #expect(!layer.needsDisplay())
    layer.levelsOfDetail = 3
    #expect(!layer.needsDisplay())
    layer.tileSize = CGSize(width: 64, height: 64)
    #expect(layer.needsDisplay())
  }
}
