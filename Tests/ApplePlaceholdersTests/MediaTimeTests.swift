import Foundation
import Testing

@testable import ApplePlaceholders

/// Times of Core Media, and those that are no number.
@Suite struct MediaTimeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let time: CMTime
    let isValid: Bool
    let isNumeric: Bool
    let seconds: Double
    let testDescription: String
  }

  @Test(arguments: [
    Row(time: .zero, isValid: true, isNumeric: true, seconds: 0, testDescription: "zero"),
    Row(
      time: .positiveInfinity,
      isValid: true,
      isNumeric: false,
      seconds: .infinity,
      testDescription: "positive infinity"
    ),
    Row(
      time: .negativeInfinity,
      isValid: true,
      isNumeric: false,
      seconds: -.infinity,
      testDescription: "negative infinity"
    ),
    Row(
      time: .indefinite,
      isValid: true,
      isNumeric: false,
      seconds: .nan,
      testDescription: "indefinite"
    ),
    Row(
      time: .invalid,
      isValid: false,
      isNumeric: false,
      seconds: .nan,
      testDescription: "invalid"
    ),
  ])
  func aTimeIsANumberOrNot(row: Row) {
    #expect(row.time.isValid == row.isValid && row.time.isNumeric == row.isNumeric)
    #expect(row.time.seconds == row.seconds || row.time.seconds.isNaN && row.seconds.isNaN)
    #expect(NSValue(time: row.time).timeValue == row.time)
  }

  // Thirds of a second: an exact product has no rounding.
  @Test(arguments: [(2, 3, 2), (-1, 2, -1.5), (1, -2, -1.5), (3, 1, 9)])
  func aTimeIsMultipliedByARatio(multiplier: Int32, divisor: Int32, ninths: Double) {
    let third = CMTime(value: 1, timescale: 3)
    let product = CMTimeMultiplyByRatio(third, multiplier: multiplier, divisor: divisor)
    #expect(product.seconds == ninths / 9 && !product.hasBeenRounded)
    #expect(CMTimeAbsoluteValue(product).seconds == abs(ninths / 9))
    #expect(CMTimeMultiplyByRatio(third, multiplier: 1, divisor: 0) == .invalid)
  }

  @Test func rangesAreJoinedAndCut() {
    func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
      CMTimeRange(
        start: CMTime(value: start, timescale: 1),
        end: CMTime(value: end, timescale: 1)
      )
    }
    #expect(range(0, 4).union(range(2, 9)) == range(0, 9))
    #expect(range(0, 4).intersection(range(2, 9)) == range(2, 4))
    #expect(range(0, 2).intersection(range(5, 9)) == .zero)
    #expect(!range(0, 2).union(.invalid).isValid)
  }

  @Test func timesAreOrderedWhateverTheirTimescales() {
    let times: [CMTime] = [
      .negativeInfinity, CMTime(value: -1, timescale: 2), .zero, CMTime(value: 1, timescale: 3),
      CMTime(value: 1, timescale: 2), .positiveInfinity, .indefinite, .invalid,
    ]
    #expect(times.shuffledByHalves.sorted() == times)
    #expect(CMTime(value: 2, timescale: 4) == CMTime(value: 1, timescale: 2))
    #expect(CMTimeCompare(.zero, CMTime(value: 1, timescale: 1)) == -1)
  }

  @Test func sumsHaveTicksThatBothHave() {
    let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
    #expect(sum.value == 5 && sum.timescale == 6)
    let rest = sum - CMTime(value: 1, timescale: 2)
    #expect(rest == CMTime(value: 1, timescale: 3))
    #expect(!(sum + .invalid).isValid && (sum + .positiveInfinity).isPositiveInfinity)
  }

  @Test func timesThatAreNoNumberAddUpToSuch() {
    #expect(CMTime.zero - .positiveInfinity == .negativeInfinity)
    #expect(CMTime.positiveInfinity + .positiveInfinity == .positiveInfinity)
    #expect(CMTime.positiveInfinity + .negativeInfinity == .invalid)
    #expect(CMTime.positiveInfinity - .positiveInfinity == .invalid)
    #expect(CMTime.indefinite + .negativeInfinity == .indefinite)
    #expect(CMTimeMultiply(.negativeInfinity, multiplier: -2) == .positiveInfinity)
  }

  @Test func sumsThatDoNotFitHaveLongerTicks() {
    let second = CMTime(value: 1, timescale: 1)
    #expect(CMTime(value: .max, timescale: 1) + second == .positiveInfinity)
    let long = CMTime(value: .max, timescale: 600) + second
    #expect(long.timescale == 300 && long.hasBeenRounded)
    let fine = CMTime(value: 1, timescale: .max) + CMTime(value: 1, timescale: .max - 1)
    #expect(fine.value == 2 && fine.timescale == .max && fine.hasBeenRounded)
  }

  @Test func timesAreComparedToTheLastTick() {
    let (one, other) = (
      CMTime(value: 1 << 60, timescale: 3), CMTime(value: (1 << 60) + 1, timescale: 3)
    )
    #expect(one != other && one < other)
    #expect(Set([one, CMTime(value: 1 << 61, timescale: 6)]).count == 1)
    let endless = CMTime(value: 1, timescale: 0, flags: .valid)
    #expect(!(endless + one).isValid && endless != one)
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.default, Int64(-1)), (.roundTowardZero, 0), (.roundAwayFromZero, -1),
    (.quickTime, -1), (.roundTowardPositiveInfinity, 0), (.roundTowardNegativeInfinity, -1),
  ])
  func halfATickIsRounded(method: CMTimeRoundingMethod, ticks: Int64) {
    let half = CMTimeConvertScale(CMTime(value: -5, timescale: 10), timescale: 1, method: method)
    #expect(half.value == ticks && half.timescale == 1 && half.hasBeenRounded)
  }

  @Test func aRangeEndsBeforeItsEnd() {
    let range = CMTimeRange(start: .zero, end: CMTime(value: 3, timescale: 2))
    #expect(range.duration.seconds == 1.5 && range.isValid)
    #expect(range.containsTime(.zero) && !range.containsTime(range.end))
    #expect(NSValue(timeRange: range).timeRangeValue == range)
    #expect(!CMTimeRange.invalid.isValid && CMTimeRange.zero.isEmpty)
  }
}

extension Array {
  /// The second half first, the same in every run.
  fileprivate var shuffledByHalves: [Element] { Array(self[(count / 2)...] + self[..<(count / 2)]) }
}
