import Foundation
import Geometry
import QuartzCore
import Testing

/// What `fromValue`, `values` and `setValue(_:forKeyPath:)` take.
struct AnimatableValueTests {
  @Test func aNumberOfAnyTypeIsANumber() {
    let numbers: [(Any, Double)] = [
      (2.5, 2.5), (CGFloat(-3), -3), (Float(0.5), 0.5), (7, 7), (UInt8(255), 255), (true, 1),
      (false, 0), (NSNumber(value: 1.25), 1.25), (NSNumber(value: true), 1),
      (NSNumber(value: 9), 9),
    ]
    for (value, number) in numbers {
      guard case .number(let found) = AnimatableValue(value) else {
        Issue.record("\(type(of: value)) is no number")
        continue
      }
      #expect(found == number)
    }
  }

  @Test func geometryKeepsItsType() {
    if case .point(let point) = AnimatableValue(CGPoint(x: 1, y: 2)) {
      #expect(point == CGPoint(x: 1, y: 2))
    } else {
      Issue.record("a point is no point")
    }
    if case .size(let size) = AnimatableValue(CGSize(width: 3, height: 4)) {
      #expect(size == CGSize(width: 3, height: 4))
    } else {
      Issue.record("a size is no size")
    }
    if case .rect(let rect) = AnimatableValue(CGRect(x: 1, y: 2, width: 3, height: 4)) {
      #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    } else {
      Issue.record("a rectangle is no rectangle")
    }
  }

  @Test func aListOfNumbersIsOneAndOfBothKindsIsNone() {
    if case .numbers(let found) = AnimatableValue([1, 2.5] as [Any]) {
      #expect(found == [1, 2.5])
    } else {
      Issue.record("numbers are no numbers")
    }
    guard case .object = AnimatableValue([1, "a"] as [Any]) else {
      Issue.record("a number and a text are something")
      return
    }
  }
}
