import Foundation

/// A parsed line of the visual format language: `H:|-[a(==b@750)]-8-[b]-|`.
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

  /// The space between two neighbours.
  enum Gap: Equatable {
    /// No space: they touch.
    case flush
    /// `-`: the standard distance.
    case standard
    case predicates([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var startsAtSuperview = false
  var endsAtSuperview = false
  var views: [View] = []
  /// One between each two neighbours, including the superview's edges if mentioned.
  var gaps: [Gap] = []
}

/// The position at which a format string is invalid.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
  let problem: String
  let format: String
  let position: Int

  /// As UIKit prints it, with the position marked below the format.
  var description: String {
    "Unable to parse constraint format: \(problem)\n\(format)\n"
      + String(repeating: " ", count: position) + "^"
  }
}
