public import Scene

/// The kinds of faults that a test accepts: `allowing: .keptControllers`, or a list of them.
public struct AcceptedFaults: Hashable, Sendable, ExpressibleByArrayLiteral {
  public typealias Kind = Film.Fault.Kind

  let kinds: Set<Kind>

  public init(_ kinds: Set<Kind>) { self.kinds = kinds }

  public init(arrayLiteral kinds: Kind...) { self.init(Set(kinds)) }

  public static let none: Self = []
  public static let constraints: Self = [.constraints]
  public static let containment: Self = [.containment]
  public static let appearance: Self = [.appearance]
  public static let presentation: Self = [.presentation]
  public static let transition: Self = [.transition]
  public static let leftover: Self = [.leftover]
  public static let keptControllers: Self = [.keptControllers]
  public static let endless: Self = [.endless]
  public static let realTime: Self = [.realTime]
  public static let unsupported: Self = [.unsupported]
  public static let misuse: Self = [.misuse]

  /// The faults that are not accepted.
  // Exceptions are never accepted.
  func rejecting(_ faults: [Film.Fault]) -> [Film.Fault] {
    faults.filter { $0.severity == .exception || !kinds.contains($0.kind) }
  }

  func joined(with other: AcceptedFaults) -> AcceptedFaults {
    AcceptedFaults(kinds.union(other.kinds))
  }
}
