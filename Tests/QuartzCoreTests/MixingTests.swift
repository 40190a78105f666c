import Foundation
import Geometry
import Testing

@testable import QuartzCore

/// What lies between two values, and what values add up to.
@Suite struct MixingTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func mix(_ a: AnimatableValue, _ b: AnimatableValue, _ share: Double) -> AnimatableValue {
    AnimatableValue.mix(a, b, share)
  }

  @Test func numbersLieOnTheLineBetween() {
    #expect(mix(.number(2), .number(6), 0.25).number == 3)
    #expect(mix(.object(nil), .number(6), 0.5).number == 3, "one that nobody has set is 0")
    let point = mix(.point(CGPoint(x: 0, y: 8)), .point(CGPoint(x: 4, y: 0)), 0.25).point
    #expect(point == CGPoint(x: 1, y: 6))
    let size = mix(
      .size(CGSize(width: 0, height: 8)),
      .size(CGSize(width: 4, height: 0)),
      0.25
    ).size
    #expect(size == CGSize(width: 1, height: 6))
    let rect = mix(
      .rect(CGRect(x: 0, y: 0, width: 8, height: 4)),
      .rect(CGRect(x: 4, y: 8, width: 0, height: 8)),
      0.5
    ).rect
    #expect(rect == CGRect(x: 2, y: 4, width: 4, height: 6))
  }

  @Test func aColorFadesToAndFromNone() {
    #expect(mix(.object(nil), .color(red), 0.25).color?.value == red.withAlpha(0.25))
    #expect(mix(.color(red), .object(nil), 0.25).color?.value == red.withAlpha(0.75))
    #expect(mix(.color(red), .color(blue), 1).color?.value == blue)
  }

  @Test func listsOfOneLengthAreMixedAndOthersChangeAtTheEnd() {
    #expect(mix(.numbers([0, 4]), .numbers([8, 0]), 0.25).numbers == [2, 3])
    #expect(mix(.numbers([0, 4]), .numbers([8]), 0.99).numbers == [0, 4])
    #expect(mix(.numbers([0, 4]), .numbers([8]), 1).numbers == [8])
    let colors = mix(.colors([red, blue]), .colors([blue, red]), 0).colors
    #expect(colors?.map(\.value) == [red, blue])
    #expect(mix(.colors([red]), .colors([blue, red]), 0.5).colors?.map(\.value) == [red])
    #expect(mix(.number(1), .color(red), 0.5).number == 1)
    #expect(mix(.number(1), .color(red), 1).color?.value == red)
  }

  @Test func nothingLiesBetweenANumberAndInfinity() {
    #expect(mix(.number(1), .number(.infinity), 0.5).number == 1)
    #expect(mix(.number(1), .number(.infinity), 1).number == Double.infinity)
    #expect(AnimatableValue.number(.infinity).lanes == nil)
    #expect(AnimatableValue.number(1e200).lanes == nil)
  }

  @Test func valuesAddUp() {
    #expect(AnimatableValue.number(5).plus(.number(2)).number == 7)
    #expect(AnimatableValue.number(5).plus(.number(2), times: -1).number == 3)
    let place = AnimatableValue.point(CGPoint(x: 1, y: 2))
    #expect(place.plus(.size(CGSize(width: 10, height: 20))).point == CGPoint(x: 11, y: 22))
    #expect(AnimatableValue.numbers([1, 2]).plus(.numbers([3, 4]), times: 2).numbers == [7, 10])
    #expect(AnimatableValue.numbers([1, 2]).plus(.numbers([3])).numbers == [3])
    let sum = AnimatableValue.color(Color(red: 0.5, green: 0.25, blue: 0, alpha: 0.5))
      .plus(.color(Color(red: 0.25, green: 0.25, blue: 0.5, alpha: 0.25)), times: 2)
    #expect(sum.color?.value == Color(red: 1, green: 0.75, blue: 1, alpha: 1))
  }

  /// The change comes first, then what is below.
  @Test func transformsAreConcatenated() throws {
    let below = CATransform3DMakeTranslation(10, 0, 0)
    let change = CATransform3DMakeScale(2, 2, 1)
    let sum = try #require(AnimatableValue.transform(below).plus(.transform(change)).transform)
    #expect([sum.m11, sum.m41] == [2, 10])
    let back = try #require(
      AnimatableValue.transform(below).plus(.transform(change), times: -1).transform
    )
    #expect(abs(back.m11 - 0.5) < 1e-12 && abs(back.m41 - 10) < 1e-12)
  }

  @Test func aPointIsASizeAndTheOtherWayRound() {
    #expect(AnimatableValue.point(CGPoint(x: 1, y: 2)).size == CGSize(width: 1, height: 2))
    #expect(AnimatableValue.size(CGSize(width: 1, height: 2)).point == CGPoint(x: 1, y: 2))
    #expect(AnimatableValue.number(1).point == nil && AnimatableValue.number(1).size == nil)
    #expect(AnimatableValue.number(1).rect == nil && AnimatableValue.number(1).color == nil)
  }

  @Test func listsAreOfOneKind() {
    #expect(AnimatableValue([1, 2.5] as [Any]).numbers == [1, 2.5])
    #expect(AnimatableValue([CGColor(red)] as [Any]).colors?.count == 1)
    #expect(AnimatableValue([1, CGColor(red)] as [Any]).numbers == nil)
    #expect(AnimatableValue([1, CGColor(red)] as [Any]).colors == nil)
    #expect(AnimatableValue([] as [Any]).numbers == nil)
    #expect(AnimatableValue(true).number == 1 && AnimatableValue(false).number == 0)
    #expect(AnimatableValue(CGAffineTransform(scaleX: 2, y: 3)).transform?.m22 == 3)
  }

  // MARK: A screen that stands back behind a sheet

  private func stepBack(_ share: CGFloat, width: CGFloat = 100) -> StepBack {
    var values = LayerValues()
    values.bounds = CGRect(x: 0, y: 0, width: width, height: 200)
    values.position = CGPoint(x: width / 2, y: 100)
    return StepBack(of: values, to: 40, inset: 10, cornerRadius: 8, share: share)
  }

  @Test func aScreenStepsBackToItsPlace() {
    for (share, numbers) in [(1.0, [0.8, 0, 20, 8]), (0.5, [0.9, 0, 10, 4])] {
      let lanes = stepBack(CGFloat(share)).lanes
      #expect(lanes.count == 4)
      for (found, expected) in zip(lanes, numbers) { #expect(abs(found - expected) < 1e-9) }
    }
    #expect(stepBack(0) == StepBack.none)
    #expect(stepBack(1, width: 20) == StepBack.none)
    #expect(stepBack(1, width: 21) != StepBack.none)
  }

  @Test func numbersOfAStepMakeIt() {
    let step = stepBack(0.5)
    #expect(StepBack(lanes: step.lanes) == step)
    #expect(StepBack(lanes: [1, 2, 3]) == nil)
    #expect(StepBack(lanes: [1, 0, 0, -2])?.cornerRadius == 0)
  }
}
