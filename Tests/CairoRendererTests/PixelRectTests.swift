import Foundation
import Geometry
import Testing

@testable import CairoRenderer

/// Rectangles of whole pixels.
@Suite struct PixelRectTests {
  private let rect = PixelRect(x: 2, y: 3, width: 4, height: 5)

  @Test func pixelsAroundAndInside() {
    let exact = CGRect(1.5, 2, 3, 4.25)
    #expect(PixelRect(around: exact) == PixelRect(x: 1, y: 2, width: 4, height: 5))
    #expect(PixelRect(inside: exact) == PixelRect(x: 2, y: 2, width: 2, height: 4))
    let whole = CGRect(2, 3, 4, 5)
    #expect(PixelRect(around: whole) == rect && PixelRect(inside: whole) == rect)
    #expect(PixelRect(inside: CGRect(1.25, 1.25, 0.5, 0.5)).isEmpty)
    for nothing in [CGRect.null, CGRect(1, 1, 0, 5), CGRect(1, 1, 5, 0)] {
      #expect(PixelRect(around: nothing) == .empty && PixelRect(inside: nothing) == .empty)
    }
    #expect(rect.rect == whole)
  }

  @Test func partsAndWholes() {
    let other = PixelRect(x: 4, y: 1, width: 10, height: 4)
    #expect(rect.intersection(other) == PixelRect(x: 4, y: 3, width: 2, height: 2))
    #expect(rect.union(other) == PixelRect(x: 2, y: 1, width: 12, height: 7))
    #expect(rect.union(.empty) == rect && PixelRect.empty.union(rect) == rect)
    #expect(rect.intersection(rect.moved(x: 4, y: 0)).isEmpty)
    #expect(!rect.intersection(rect.moved(x: 3, y: 4)).isEmpty)
    #expect(rect.outset(by: 2) == PixelRect(x: 0, y: 1, width: 8, height: 9))
    #expect(rect.outset(by: -3).isEmpty)
    #expect(rect.moved(x: -1, y: 1) == PixelRect(x: 1, y: 4, width: 4, height: 5))
    #expect(rect.pixelCount == 20 && rect.maxX == 6 && rect.maxY == 8)
  }

  @Test func aRectangleContainsItselfAndNothingBeyond() {
    #expect(rect.contains(rect) && rect.contains(rect.outset(by: -1)))
    for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
      #expect(!rect.contains(rect.moved(x: x, y: y)))
    }
  }
}
