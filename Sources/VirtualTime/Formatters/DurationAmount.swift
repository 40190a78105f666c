/// A number of one unit.
struct DurationAmount {
  let unit: DurationUnit
  var value: Int

  /// A single one of the largest unit is counted in the next.
  ///
  /// [D] "63 seconds" instead of "1 minute, 3 seconds".
  static func collapsed(_ amounts: [DurationAmount]) -> [DurationAmount] {
    guard let first = amounts.firstIndex(where: { $0.value != 0 }), amounts[first].value == 1,
      first + 1 < amounts.count,
      let count = amounts[first].unit.count(of: amounts[first + 1].unit)
    else { return amounts }
    var merged = amounts
    merged[first].value = 0
    merged[first + 1].value += count
    return merged
  }
}
