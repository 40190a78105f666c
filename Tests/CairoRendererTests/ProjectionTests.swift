import Foundation
import Geometry
import Testing

@testable import CairoRenderer

/// Maps from points to pixels, flat and deep ones.
@Suite struct ProjectionTests {
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
