import Foundation

/// The functions of expressions, by the names that NSExpression.h gives them [D].
enum ExpressionFunction {
  typealias Number = ExpressionNumber

  static func isKnown(_ name: String) -> Bool {
    ofTwo[name] != nil || ofOne[name] != nil || ofList[name] != nil || ofText[name] != nil
  }

  /// nil if the arguments are not what the function takes.
  static func value(of name: String, _ arguments: [Any?]) -> Any? {
    if let calculate = ofTwo[name] {
      let numbers = arguments.compactMap(Number.init)
      return numbers.count == 2 ? calculate(numbers[0], numbers[1]).value : nil
    }
    if let calculate = ofOne[name] {
      return arguments.first.flatMap(Number.init).map { calculate($0).value }
    }
    if let change = ofText[name] {
      return (arguments.first as? String).map(change)
    }
    return ofList[name].flatMap { $0(members(of: arguments))?.value }
  }

  /// A list may be the only argument.
  private static func members(of arguments: [Any?]) -> [Any?] {
    guard arguments.count == 1, let list = arguments[0] else { return arguments }
    return KeyPathValue.members(list) ?? arguments
  }

  private static let ofTwo: [String: @Sendable (Number, Number) -> Number] = [
    "add:to:": {
      $0.combined(with: $1, whole: { $0.addingReportingOverflow($1) }, otherwise: { $0 + $1 })
    },
    "from:subtract:": {
      $0.combined(with: $1, whole: { $0.subtractingReportingOverflow($1) }, otherwise: { $0 - $1 })
    },
    "multiply:by:": {
      $0.combined(
        with: $1,
        whole: { $0.multipliedReportingOverflow(by: $1) },
        otherwise: { $0 * $1 }
      )
    },
    // [W] 1/2 is 0, 1.0/2 is 0.5.
    "divide:by:": {
      $0.combined(with: $1, whole: { $0.dividedReportingOverflow(by: $1) }, otherwise: { $0 / $1 })
    },
    "modulus:by:": {
      $0.combined(
        with: $1,
        whole: { $0.remainderReportingOverflow(dividingBy: $1) },
        otherwise: { $0.truncatingRemainder(dividingBy: $1) }
      )
    },
    "raise:toPower:": { .real(pow($0.real, $1.real)) },
  ]

  private static let ofOne: [String: @Sendable (Number) -> Number] = [
    "sqrt:": { .real($0.real.squareRoot()) },
    "log:": { .real(log10($0.real)) },
    "ln:": { .real(log($0.real)) },
    "exp:": { .real(exp($0.real)) },
    "floor:": { .real($0.real.rounded(.down)) },
    "ceiling:": { .real($0.real.rounded(.up)) },
    "trunc:": { .real($0.real.rounded(.towardZero)) },
    "abs:": { number in
      if case .integer(let integer) = number, integer != Int.min { return .integer(abs(integer)) }
      return .real(abs(number.real))
    },
  ]

  private static let ofList: [String: @Sendable ([Any?]) -> Number?] = [
    "count:": { .integer($0.count) },
    "sum:": { sum(of: $0) },
    "average:": { members in
      let numbers = members.compactMap(Number.init)
      return numbers.isEmpty ? nil : .real(sum(of: members).real / Double(numbers.count))
    },
    "min:": { $0.compactMap(Number.init).min { $0.real < $1.real } },
    "max:": { $0.compactMap(Number.init).max { $0.real < $1.real } },
  ]

  private static func sum(of members: [Any?]) -> Number {
    members.compactMap(Number.init).reduce(.integer(0)) { sum, number in
      sum.combined(with: number, whole: { $0.addingReportingOverflow($1) }, otherwise: { $0 + $1 })
    }
  }

  private static let ofText: [String: @Sendable (String) -> Any] = [
    "uppercase:": { $0.uppercased() },
    "lowercase:": { $0.lowercased() },
    "length:": { NSNumber(value: $0.utf16.count) },
  ]
}
