import Foundation
import Geometry
import Testing

@Suite struct CGAffineTransformTests {
  @Test func translationScalesWithWhatCameFirst() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
    #expect(t == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
  }

  @Test func concatenationAppliesTheLeftOneFirst() {
    let move = CGAffineTransform(translationX: 5, y: 7)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 12, y: 24))
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 7, y: 10))
  }
}
