/// One problem in a screen file, with its position.
package struct ScreenProblem: Hashable, Sendable, CustomStringConvertible {
  package var position: SourcePosition
  package var found: String
  package var expected: String
  /// The valid word that was most likely meant.
  package var nearest: String?

  init(_ position: SourcePosition, found: String, expected: String, nearest: String? = nil) {
    (self.position, self.found, self.expected) = (position, found, expected)
    self.nearest = nearest
  }

  init(_ error: JSONSyntaxError) {
    self.init(error.position, found: error.found, expected: error.expected)
  }

  /// Such as `3:7: found "lable", expected one of label, image; did you mean "label"?`.
  package var description: String {
    let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(position): found \(found), expected \(expected)\(hint)"
  }
}
