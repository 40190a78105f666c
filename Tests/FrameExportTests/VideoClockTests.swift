import Testing

@testable import FrameExport

@Suite struct VideoClockTests {
  private static let samples: [(Int, Double, Double)] = [
    (8, 0.25, 10), (30, 1.0 / 24, 60), (7, 0.3, 25), (50, 0.02, 60), (9, 1, 1),
  ]

  private func repetitions(_ lengths: [Double], at rate: Double) -> [Int] {
    var clock = VideoClock(framesPerSecond: rate)
    return lengths.map { clock.repetitions(for: $0) }
  }

  @Test(arguments: Self.samples)
  private func roundedLengthsAddUp(count: Int, length: Double, rate: Double) {
    let shown = repetitions(Array(repeating: length, count: count), at: rate)
    for end in 1...count {
      let sum = Double(shown.prefix(end).reduce(0, +))
      #expect(abs(sum - Double(end) * length * rate) <= 0.5 + 1e-9)
    }
  }

  @Test func eightQuartersOfASecondLastTwoSeconds() {
    #expect(repetitions(Array(repeating: 0.25, count: 8), at: 10) == [3, 2, 3, 2, 3, 2, 3, 2])
  }

  @Test func everyFrameIsShown() {
    #expect(repetitions([0, 0, 0, 0], at: 10) == [1, 1, 1, 1])
    #expect(repetitions([0.1, 0.001, 0.001, 0.1], at: 10) == [1, 1, 1, 1])
  }

  @Test func aLongerFrameMakesUpForShortOnes() {
    #expect(repetitions([0.02, 0.02, 0.46], at: 10) == [1, 1, 3])
  }
}
