/// Why a solver cannot do something; after an error it is unchanged.
package enum SolverError: Error, Hashable, Sendable {
  /// The required constraints `conflicting` leave no room for `constraint`; they are a minimal set:
  /// without any one of them the rest can be met.
  case unsatisfiable(Constraint, conflicting: [Constraint.ID])
  case unknownConstraint(Constraint.ID)
  case unknownVariable(Variable)
  case variableInUse(Variable)
  case duplicateEdit(Variable)
  case unknownEdit(Variable)
  case requiredStrength
  case notFinite
}

extension SolverError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unsatisfiable(_, let conflicting):
      let names = conflicting.map(\.description).joined(separator: ", ")
      return "a required constraint cannot be met together with [\(names)];"
        + " remove or weaken one of them"
    case .unknownConstraint(let id):
      return "constraint \(id) is not in this solver; add it first"
    case .unknownVariable(let variable):
      return
        "variable \(variable) belongs to another solver; make it with this one's makeVariable()"
    case .variableInUse(let variable):
      return "variable \(variable) is still used in constraints; remove those first"
    case .duplicateEdit(let variable):
      return "variable \(variable) is being edited already; suggest a value for it"
    case .unknownEdit(let variable):
      return "variable \(variable) is not being edited; call edit(_:strength:) first"
    case .requiredStrength:
      return "a required strength cannot be given here; use a weaker one or add a constraint"
    case .notFinite:
      return "a constraint has a coefficient or constant that is not a finite number; correct it"
    }
  }
}
