public import Foundation

// Foundation on Linux boxes C arrays of numbers, so a time is boxed as four of them.

extension NSValue {
  private static let type = "[4q]"

  public convenience init(time: CMTime) {
    let numbers = [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
    self.init(bytes: numbers, objCType: Self.type)
  }

  /// Invalid if there is something else in the box.
  public var timeValue: CMTime {
    guard String(cString: objCType) == Self.type else { return .invalid }
    var numbers = [Int64](repeating: 0, count: 4)
    getValue(&numbers)
    return CMTime(
      value: numbers[0],
      timescale: CMTimeScale(truncatingIfNeeded: numbers[1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: numbers[2])),
      epoch: numbers[3]
    )
  }
}
