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
    #expect(!(CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1)).isValid)
  }

  @Test func aRangeEndsBeforeItsEnd() {
    let range = CMTimeRange(start: .zero, end: CMTime(value: 3, timescale: 2))
    #expect(range.duration.seconds == 1.5 && range.isValid)
    #expect(range.containsTime(.zero) && !range.containsTime(range.end))
    #expect(!CMTimeRange.invalid.isValid && CMTimeRange.zero.isEmpty)
  }
}

extension Array {
  /// The second half first, the same in every run.
  fileprivate var shuffledByHalves: [Element] { Array(self[(count / 2)...] + self[..<(count / 2)]) }
}
