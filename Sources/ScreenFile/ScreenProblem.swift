/// One problem in a screen file, with its position.
public struct ScreenProblem: Hashable, Sendable, CustomStringConvertible {
  public var position: SourcePosition
  public var found: String
  public var expected: String
  /// The valid word that was most likely meant.
  public var nearest: String?

  init(_ position: SourcePosition, found: String, expected: String, nearest: String? = nil) {
    (self.position, self.found, self.expected) = (position, found, expected)
    self.nearest = nearest
  }

  init(_ error: JSONSyntaxError) {
    self.init(error.position, found: error.found, expected: error.expected)
  }

  /// Such as `3:7: found "lable", expected one of label, image; did you mean "label"?`.
  public var description: String {
    let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(position): found \(found), expected \(expected)\(hint)"
  }
}
