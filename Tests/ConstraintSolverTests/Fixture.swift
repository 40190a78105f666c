import ConstraintSolver
import Foundation
import TestSupport

enum Fixture {
  static func read<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    try JSONDecoder().decode(type, from: Repository.fixture("solver/\(name).json"))
  }
}

enum FixtureStrength: Decodable, Equatable {
  case required
  case value(Double)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .value(number)
    } else {
      self = .required
    }
  }
}

struct FixtureRow: Decodable {
  let terms: [[Double]]
  let constant: Double
  let rel: String
  let strength: FixtureStrength

  func constraint(_ variables: [Variable], _ scale: (Double) -> Strength) -> Constraint {
    let expression = Expression(
      terms.map { .init($0[0], variables[Int($0[1])]) },
      constant: constant
    )
    let relation: Constraint.Relation =
      rel == "==" ? .equal : rel == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
    switch strength {
    case .required: return Constraint(expression, relation)
    case .value(let number): return Constraint(expression, relation, strength: scale(number))
    }
  }

  func violation(_ values: [Double]) -> Double {
    let value = terms.reduce(constant) { $0 + $1[0] * values[Int($1[1])] }
    return max(0, rel == ">=" ? 0 : value, rel == "<=" ? 0 : -value)
  }
}

struct WeightedSystem: Decodable {
  let variables: Int
  let steps: [FixtureStep]
}

struct RankedSystem: Decodable {
  let variables: Int
  let constraints: [FixtureRow]
  /// Pairs of a priority and the least sum of violations at it.
  let ranks: [[Double]]
}

struct FixtureStep: Decodable {
  var add: Int?
  var remove: Int?
  var edit: Int?
  var suggest: Int?
  var end: Int?
  var value: Double?
  var terms: [[Double]]?
  var constant: Double?
  var rel: String?
  var strength: FixtureStrength?
  var unsatisfiable: Bool?
  let cost: Double
  let values: [Double]?

  var row: FixtureRow? {
    guard let terms, let constant, let rel, let strength else { return nil }
    return FixtureRow(terms: terms, constant: constant, rel: rel, strength: strength)
  }
}
