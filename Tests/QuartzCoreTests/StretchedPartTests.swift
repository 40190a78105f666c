import Foundation
import Geometry
import TestSupport
import Testing

@testable import QuartzCore

/// The part of a layer's contents that stretches.
@MainActor
@Suite struct StretchedPartTests {
  private func part(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Double] {
    var values = LayerValues()
    values.contentsCenter = CGRect(x: x, y: y, width: width, height: height)
    let part = values.stretchedPart(ofPixels: CGSize(width: 4, height: 8))
    return [part.minX, part.minY, part.width, part.height].map { Double($0) }
  }

  @Test(.evidence(.documented)) func itHasAPixelAtLeast() {
    #expect(part(0, 0, 1, 1) == [0, 0, 1, 1])
    #expect(part(0.25, 0.125, 0.25, 0.5) == [0.25, 0.125, 0.25, 0.5])
    #expect(part(0.5, 0.5, 0, 0) == [0.375, 0.4375, 0.25, 0.125])
    #expect(part(0.5, 0.25, 0.125, 0.5) == [0.4375, 0.25, 0.25, 0.5])
  }

  @Test(.evidence(.inferred)) func itIsInsideOfTheContents() {
    #expect(part(0, 0, 0, 0) == [0, 0, 0.25, 0.125])
    #expect(part(1, 1, 1, 1) == [0.75, 0.875, 0.25, 0.125])
    #expect(part(0, 0.25, 1, 1) == [0, 0.25, 1, 0.75])
    #expect(part(-1, 0, 3, 1) == [0, 0, 1, 1])
  }

  @Test func contentsWithoutPixelsAreWhole() {
    var values = LayerValues()
    values.contentsCenter = .zero
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(values.stretchedPart(ofPixels: .zero) == unit)
  }
}
