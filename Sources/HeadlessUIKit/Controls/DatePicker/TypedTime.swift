/// A time of day as its digits are typed: hours first, then minutes.
struct TypedTime: Hashable {
  /// Whether hours go up to twelve.
  let usesHalves: Bool
  private var digits: [Int] = []

  init(usesHalves: Bool) {
    self.usesHalves = usesHalves
  }

  var isEmpty: Bool { digits.isEmpty }
  var hour: Int? {
    let hour = Self.number(hourDigits)
    return digits.isEmpty || !isHour(hour) ? nil : hour
  }
  var minute: Int? { minuteDigits.isEmpty ? nil : Self.number(minuteDigits) }

  /// [I] A digit that makes no time of the others begins another one.
  mutating func type(_ digit: Int) {
    digits.append(digit)
    if !isTime { digits = [digit] }
  }

  mutating func deleteLast() {
    if !digits.isEmpty { digits.removeLast() }
  }

  private var isTime: Bool {
    // A single zero may be the first digit of an hour.
    guard hour != nil || digits == [0] else { return false }
    return minuteDigits.count <= 2 && (minute ?? 0) < 60
  }

  private func isHour(_ number: Int) -> Bool { (usesHalves ? 1...12 : 0...23).contains(number) }

  /// Two, if they are an hour together.
  private var hourDigits: ArraySlice<Int> {
    let two = digits.prefix(2)
    return two.count == 2 && isHour(Self.number(two)) ? two : digits.prefix(1)
  }
  private var minuteDigits: ArraySlice<Int> { digits.dropFirst(hourDigits.count) }

  private static func number(_ digits: ArraySlice<Int>) -> Int {
    digits.reduce(0) { $0 * 10 + $1 }
  }
}
