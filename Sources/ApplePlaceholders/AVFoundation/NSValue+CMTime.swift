public import Foundation

// Foundation on Linux boxes C arrays of numbers, so a time is boxed as four of them,
// and a range as eight.

extension NSValue {
  public convenience init(time: CMTime) { self.init(numbers: time.numbers) }

  /// Invalid if there is something else in the box.
  public var timeValue: CMTime { numbers(4).map { CMTime($0[...]) } ?? .invalid }

  public convenience init(timeRange: CMTimeRange) {
    self.init(numbers: timeRange.start.numbers + timeRange.duration.numbers)
  }

  /// Invalid if there is something else in the box.
  public var timeRangeValue: CMTimeRange {
    guard let numbers = numbers(8) else { return .invalid }
    return CMTimeRange(start: CMTime(numbers[..<4]), duration: CMTime(numbers[4...]))
  }

  private convenience init(numbers: [Int64]) {
    self.init(bytes: numbers, objCType: "[\(numbers.count)q]")
  }

  private func numbers(_ count: Int) -> [Int64]? {
    guard String(cString: objCType) == "[\(count)q]" else { return nil }
    var numbers = [Int64](repeating: 0, count: count)
    getValue(&numbers)
    return numbers
  }
}

extension CMTime {
  fileprivate var numbers: [Int64] { [value, Int64(timescale), Int64(flags.rawValue), epoch] }

  fileprivate init(_ numbers: ArraySlice<Int64>) {
    let numbers = Array(numbers)
    self.init(
      value: numbers[0],
      timescale: CMTimeScale(truncatingIfNeeded: numbers[1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: numbers[2])),
      epoch: numbers[3]
    )
  }
}
