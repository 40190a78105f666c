import Foundation

/// A line of the visual format language, read into values: `H:|-[a(==b@750)]-8-[b]-|`.
///
/// [D] Grammar of Apple's Auto Layout Guide, appendix "Visual Format Language".
struct VisualFormat: Equatable {
  /// `relation amount@priority`; the amount is a number, a metric's name or a view's name.
  struct Predicate: Equatable {
    enum Amount: Equatable {
      case number(Double)
      case name(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var amount: Amount
    var priority: Amount?
  }

  struct View: Equatable {
    var name: String
    var predicates: [Predicate] = []
  }

  /// What stands between two neighbours.
  enum Gap: Equatable {
    /// Nothing: they touch.
    case flush
    /// `-`: the standard distance.
    case standard
    case predicates([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var startsAtSuperview = false
  var endsAtSuperview = false
  var views: [View] = []
  /// One between each two neighbours, superview's edges included where they are mentioned.
  var gaps: [Gap] = []
}

/// Where a format string is not in the language.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
  let problem: String
  let format: String
  let position: Int

  /// As UIKit prints it, the place marked below the format.
  var description: String {
    "Unable to parse constraint format: \(problem)\n\(format)\n"
      + String(repeating: " ", count: position) + "^"
  }
}
