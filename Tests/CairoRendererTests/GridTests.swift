import Foundation
import Geometry
import Testing

@testable import CairoRenderer

/// The numbers that reach Cairo.
@Suite struct GridTests {
  @Test(
    arguments: [
      (0, 0), (0.001, 0), (0.5 / 256, 1.0 / 256), (-0.5 / 256, 0), (-0.6 / 256, -1.0 / 256),
      (7.5, 7.5), (.infinity, 1_048_576), (-.infinity, -1_048_576), (2e6, 1_048_576),
    ] as [(Double, Double)]
  )
  func coordinatesAreRoundedToTheGridAndHalvesUpwards(value: Double, rounded: Double) {
    #expect(Grid.coordinate(value) == rounded)
    #expect(Grid.coordinate(CGPoint(x: value, y: 0)) == CGPoint(x: rounded, y: 0))
  }

  @Test func noNumberIsFarAway() {
    #expect(abs(Grid.coordinate(.nan)) == 1_048_576)
    #expect(abs(Grid.whole(.nan)) == 1_048_576)
  }

  @Test(
    arguments: [
      (-1, 0), (0, 0), (0.25, 16384), (0.5, 32768), (1, 65535), (7, 65535), (.nan, 0),
    ] as [(Double, UInt16)]
  )
  func sharesAreParts(value: Double, parts: UInt16) {
    #expect(Grid.weight(value) == parts)
    #expect(Grid.share(value) == Double(parts) / 65535)
  }

  @Test(arguments: [(2.4, 2), (2.5, 3), (-2.5, -2), (-2.6, -3), (2.499, 3), (2.49, 2)])
  func wholePixelsAreTheNearestOnes(value: Double, pixel: Int) {
    #expect(Grid.whole(value) == pixel)
  }

  @Test func lengthsAreLimited() {
    #expect([-1, 0, 2, 2.1].map { Grid.reach($0) } == [0, 0, 2, 3])
    #expect(Grid.reach(1e9) == 32767)
    #expect([-1, 5, 1024, 1025].map { Grid.deviation($0) } == [0, 5, 1024, 1024])
  }

  @Test func wholeIsWhatTheGridSaysIsWhole() {
    #expect([3, 3.001, -2.999, 0].allSatisfy { Grid.isWhole($0) })
    #expect(![3.01, 0.5, -1.25].contains { Grid.isWhole($0) })
  }

  @Test func entriesAreFinerThanAPixel() {
    #expect(Grid.entry(0.5) == 0.5)
    #expect(Grid.entry(1.0 / 3) != 1.0 / 3)
    #expect(abs(Grid.entry(1.0 / 3) - 1.0 / 3) < 3e-8)
  }
}
