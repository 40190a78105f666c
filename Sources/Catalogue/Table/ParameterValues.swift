/// A number for each of an entry's parameters.
public struct ParameterValues: Sendable {
  private let numbers: [String: Double]

  init(of parameters: [Parameter], given: [String: Double] = [:]) {
    let usual = parameters.map { ($0.name, $0.usual) }
    numbers = Dictionary(uniqueKeysWithValues: usual).merging(given) { $1 }
  }

  public subscript(name: String) -> Double {
    guard let number = numbers[name] else {
      preconditionFailure("the entry declares no parameter '\(name)'; add it to `parameters`")
    }
    return number
  }

  public func whole(_ name: String) -> Int { Int(self[name]) }
}
