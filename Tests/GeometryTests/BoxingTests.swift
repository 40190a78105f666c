import Foundation
import Geometry
import Testing

@Suite struct BoxingTests {
  // [D] A touch as a key: the box knows the object, and does not keep it.
  @Test func theIdentityOfAnObjectIsAKey() {
    final class Touch {}
    var touches: [Touch] = [Touch(), Touch()]
    let names = [NSValue(nonretainedObject: touches[0]): "first"]
    #expect(names[NSValue(nonretainedObject: touches[0])] == "first")
    #expect(names[NSValue(nonretainedObject: touches[1])] == nil)
    #expect(NSValue(nonretainedObject: touches[1]).nonretainedObjectValue as? Touch === touches[1])
    #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
    #expect(NSValue(cgPoint: .zero).nonretainedObjectValue == nil)
    weak let first = touches[0]
    touches = []
    #expect(first == nil)
  }

  @Test func valuesComeOutOfTheirBoxes() {
    let t = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let solid = CATransform3DMakeRotation(1, 2, 3, 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgAffineTransform: t).cgAffineTransformValue == t)
    #expect(NSValue(caTransform3D: solid).caTransform3DValue == solid)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgAffineTransform: t) == NSValue(cgAffineTransform: t))
  }

  @Test func stringsReadBack() {
    let t = CGAffineTransform(1, 0, 0.5, 1, -2, 1.0 / 3)
    let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: 3, right: 4)
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
    #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: t)) == t)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    #expect(CGRectFromString("{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGPointFromString("nonsense") == .zero)
  }

  @Test func insetsMoveEdgesInwards() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func aNumberInABoxMayHaveAnyType() {
    let boxes: [Any] = [2.5, CGFloat(2.5), Float(2.5), NSNumber(value: 2.5)]
    #expect(boxes.allSatisfy { Double(boxed: $0) == 2.5 })
    #expect(Double(boxed: 3) == 3)
    #expect(Double(boxed: nil) == nil && Double(boxed: "2.5") == nil)
  }
}
