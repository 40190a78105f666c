import Foundation

/// A number that an expression calculates with: whole numbers are divided without a rest.
enum ExpressionNumber: Equatable {
  case integer(Int)
  case real(Double)

  /// nil for anything else than a number; integers beyond `Int` become real.
  init?(_ value: Any?) {
    switch value {
    case let number as NSNumber:
      let (integer, real) = (number.intValue, number.doubleValue)
      let isReal = [UInt8(ascii: "d"), UInt8(ascii: "f")].contains(UInt8(number.objCType.pointee))
      self = isReal || Double(integer) != real ? .real(real) : .integer(integer)
    case let number as any BinaryInteger:
      if let integer = Int(exactly: number) {
        self = .integer(integer)
      } else {
        self = .real(Double(number))
      }
    case let value?:
      guard let number = ValueOrder.number(value) else { return nil }
      self = .real(number)
    case nil: return nil
    }
  }

  var value: NSNumber {
    switch self {
    case .integer(let integer): NSNumber(value: integer)
    case .real(let real): NSNumber(value: real)
    }
  }

  var real: Double {
    switch self {
    case .integer(let integer): Double(integer)
    case .real(let real): real
    }
  }

  /// What overflows, and a division by 0, becomes a real number.
  func combined(
    with other: ExpressionNumber,
    whole: (Int, Int) -> (partialValue: Int, overflow: Bool),
    otherwise: (Double, Double) -> Double
  ) -> ExpressionNumber {
    if case .integer(let left) = self, case .integer(let right) = other {
      let (result, overflows) = whole(left, right)
      if !overflows { return .integer(result) }
    }
    return .real(otherwise(real, other.real))
  }
}
