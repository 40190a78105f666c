extension Rule {
  /// `place: AutoreleasingUnsafeMutablePointer<A?>` of an app's own function → `UnsafeMutablePointer`,
  /// which the compiler makes of `&a` here as well.
  static let autoreleasedPointers = Rule(name: "autoreleased pointers") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for function in file.declarations where function.isOfTheAppAlone {
        for index in function.parameters.flatMap(\.type)
        where file.is(index, "AutoreleasingUnsafeMutablePointer") && file.isActive[index] {
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
}

extension Declaration {
  /// Whether neither Foundation nor UIKit says which parameters it has.
  fileprivate var isOfTheAppAlone: Bool {
    (kind == .function || kind == .initializer) && !has(.override) && name != "getObjectValue"
      && UIKitRequirements.answer(to: fullName) == nil
  }
}
