/// The position at which a text stops being JSON, and what was expected there.
struct JSONSyntaxError: Error, Equatable, CustomStringConvertible {
  var position: SourcePosition
  var found: String
  var expected: String

  var description: String { "\(position): found \(found), expected \(expected)" }
}
