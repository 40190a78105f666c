/// What a predicate's format says, as a tree.
indirect enum Condition {
  case constant(Bool)
  case all([Condition])
  case any([Condition])
  case not(Condition)
  case comparison(Comparison)
}

struct Comparison {
  enum Operation {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case between, isIn, contains, begins, ends, isLike, matches
  }

  /// How the members of a collection on the left count.
  enum Reach {
    case itself, anyMember, everyMember, noMember
  }

  let reach: Reach
  let left: Term
  let operation: Operation
  let options: TextOptions
  let right: Term
}

struct TextOptions {
  var ignoresCase = false
  var ignoresDiacritics = false
}

/// One side of a comparison.
indirect enum Term {
  case value(Any?)
  /// Keys from the object itself on; none for `SELF`.
  case path([String])
  case variable(String, path: [String])
  case list([Term])
  /// Named as in NSExpression.h: `add:to:`.
  case function(String, [Term])
}
