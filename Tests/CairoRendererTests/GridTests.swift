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

  // MARK: Rectangles of pixels

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

  // MARK: Maps

  private let turned = Projection(a: 0, b: 2, c: -2, d: 0, tx: 5, ty: 7)

  private var deep: Projection {
    var map = Projection(a: 2, b: 0.5, c: -0.25, d: 3, tx: 5, ty: 7)
    (map.px, map.py, map.w) = (0.125, -0.5, 2)
    return map
  }

  private func entries(_ map: Projection) -> [Double] {
    [map.a, map.b, map.px, map.c, map.d, map.py, map.tx, map.ty, map.w]
  }

  @Test func aMapAndItsInverseChangeNothing() {
    for map in [turned, deep] {
      for both in [map.then(map.inverse), map.inverse.then(map)] {
        for (found, expected) in zip(entries(both), entries(.identity)) {
          #expect(abs(found - expected) < 1e-12)
        }
      }
    }
    #expect(turned.determinant == 4)
    #expect(turned.point(CGPoint(x: 1, y: 3)) == CGPoint(x: -1, y: 9))
    #expect(turned.vector(CGSize(width: 1, height: 3)) == CGSize(width: -6, height: 2))
    #expect(turned.translated(x: 1, y: -2).point(.zero) == CGPoint(x: 6, y: 5))
  }

  @Test func oneRectangleIsMappedToAnother() {
    let (source, target) = (CGRect(2, 3, 4, 8), CGRect(10, 20, 8, 4))
    #expect(Projection(from: source, to: target).box(source) == target)
  }

  @Test func boxesSurroundWhatIsSeen() {
    #expect(turned.box(CGRect(0, 0, 1, 3)) == CGRect(-1, 7, 6, 2))
    var eye = Projection.identity
    eye.px = -0.25
    #expect(eye.box(CGRect(0, 0, 2, 1)) == CGRect(0, 0, 4, 2))
    #expect(eye.box(CGRect(0, 0, 4, 1)) == nil)
    #expect(eye.box(CGRect(0, 0, 9, 1)) == nil)
  }

  @Test func kindsOfMapsAreToldApart() {
    let stretched = Projection(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0)
    let mirrored = Projection(a: -2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    let sheared = Projection(a: 2, b: 0, c: 0.5, d: 2, tx: 0, ty: 0)
    let plain = Projection(a: 2, b: 0, c: 0, d: 2, tx: 9, ty: 9)
    let all = [plain, stretched, mirrored, sheared, turned, deep]
    #expect(all.map(\.isAffine) == [true, true, true, true, true, false])
    #expect(all.map(\.keepsAxes) == [true, true, true, false, false, false])
    #expect(all.map(\.keepsAngles) == [true, false, true, false, true, false])
    let moves = all.map { $0.isTranslation(at: 2) }
    #expect(moves == [true, false, false, false, false, false])
    #expect(!plain.isTranslation(at: 1))
    #expect(stretched.stretch == 6.0.squareRoot() && turned.stretch == 2)
  }

  @Test func aDivisorThatIsTheSameEverywhereIsTakenOut() {
    var map = Projection(a: 2, b: 4, c: 6, d: 8, tx: 10, ty: 12)
    #expect(map.flattened == map)
    map.w = 2
    #expect(map.flattened == Projection(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    map.w = -1
    #expect(!map.isAffine)
  }

  @Test func whatIsSeenFromItsEdgeIsInvisible() {
    #expect(turned.isVisible && deep.isVisible)
    #expect(!Projection(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).isVisible)
    #expect(!Projection(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0).isVisible)
    #expect(!Projection(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: .nan).isVisible)
  }
}
