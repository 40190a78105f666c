/// Which units of a duration are left out because there are none of them.
struct ZeroDropping {
  private let leading: Bool
  private let middle: Bool
  private let trailing: Bool

  /// [D] By default, positions drop zeros at the front alone, and words drop all.
  init(
    _ behavior: DateComponentsFormatter.ZeroFormattingBehavior,
    _ style: DateComponentsFormatter.UnitsStyle
  ) {
    let isDefault = behavior.contains(.default)
    let dropsAll = isDefault && style != .positional
    leading = isDefault || behavior.contains(.dropLeading)
    middle = dropsAll || behavior.contains(.dropMiddle)
    trailing = dropsAll || behavior.contains(.dropTrailing)
  }

  /// [W] Of nothing at all, the smallest unit is left.
  func kept(of amounts: [DurationAmount]) -> [DurationAmount] {
    let kept = amounts.indices.filter { amounts[$0].value != 0 || !drops($0, of: amounts) }
    return kept.isEmpty ? amounts.suffix(1) : kept.map { amounts[$0] }
  }

  private func drops(_ index: Int, of amounts: [DurationAmount]) -> Bool {
    let isLeading = amounts[..<index].allSatisfy { $0.value == 0 }
    let isTrailing = amounts[index...].allSatisfy { $0.value == 0 }
    // A duration of zero has no middle.
    if isLeading && isTrailing { return leading || trailing }
    return isLeading ? leading : isTrailing ? trailing : middle
  }
}
