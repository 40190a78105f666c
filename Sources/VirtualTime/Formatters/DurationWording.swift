import Foundation

/// How the amounts of a duration are written one after another.
struct DurationWording {
  let style: DateComponentsFormatter.UnitsStyle
  let isPadded: Bool

  func text(of amounts: [DurationAmount]) -> String {
    switch style {
    case .positional: positional(amounts)
    case .abbreviated, .brief: amounts.map(word).joined(separator: " ")
    case .short, .full, .spellOut: amounts.map(word).joined(separator: ", ")
    }
  }

  private func word(_ amount: DurationAmount) -> String {
    let (names, count) = (amount.unit.names, amount.value)
    let short = abs(count) == 1 ? names.short.one : names.short.many
    let full = abs(count) == 1 ? names.full : names.full + "s"
    return switch style {
    case .positional, .abbreviated: "\(count)\(names.letter)"
    case .brief: "\(count)\(short)"
    case .short: "\(count) \(short)"
    case .full: "\(count) \(full)"
    case .spellOut: "\(count.spelledOut) \(full)"
    }
  }

  /// [D] "1:00:10"; [W] days and longer units stand before the clock with their letter.
  private func positional(_ amounts: [DurationAmount]) -> String {
    let long = amounts.filter { !$0.unit.isOfTheClock }.map(word)
    let clock = amounts.filter(\.unit.isOfTheClock).enumerated().map { place, amount in
      String(amount.value).padded(to: isPadded || place > 0 ? 2 : 1)
    }
    return (long + [clock.joined(separator: ":")]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension DurationUnit {
  fileprivate var isOfTheClock: Bool { [.hour, .minute, .second].contains(component) }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    String(repeating: "0", count: max(width - count, 0)) + self
  }
}
