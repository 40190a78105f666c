extension Rule {
  /// `place: AutoreleasingUnsafeMutablePointer<A?>` of an app's own function → `UnsafeMutablePointer`,
  /// which the compiler makes of `&a` here as well.
  static let autoreleasedPointers = Rule(name: "autoreleased pointers") { draft in
    let functions = draft.module.pointedFunctions
    // What overrides one of them takes what that takes.
    let own = Set(functions.map(\.function).filter(\.isOfTheAppAlone).map(\.fullName))
    for (function, pointers, number) in functions where own.contains(function.fullName) {
      for index in pointers {
        draft.replace(index..<index + 1, in: number, by: "UnsafeMutablePointer")
        draft.rewrote(
          "a pointer that a variable is passed to",
          by: "autoreleased pointers",
          at: index,
          in: number
        )
      }
    }
  }
}

extension Module {
  fileprivate typealias PointedFunction = (function: Declaration, pointers: [Int], source: Int)

  /// The functions with such parameters, and the tokens that say so.
  fileprivate var pointedFunctions: [PointedFunction] {
    sources.enumerated().flatMap { number, file in
      file.declarations.compactMap { function -> PointedFunction? in
        let pointers = function.parameters.flatMap(\.type).filter {
          file.is($0, "AutoreleasingUnsafeMutablePointer") && file.isActive[$0]
        }
        return pointers.isEmpty ? nil : (function, pointers, number)
      }
    }
  }
}

extension Declaration {
  /// Whether neither Foundation nor UIKit says which parameters it has.
  fileprivate var isOfTheAppAlone: Bool {
    (kind == .function || kind == .initializer) && !has(.override) && name != "getObjectValue"
      && UIKitRequirements.answer(to: fullName) == nil
  }
}
