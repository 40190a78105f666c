/// The look of an underline or a strikethrough.
public struct DecorationStyle: Hashable, Sendable {
  public enum Lines: Hashable, Sendable { case single, thick, double }
  public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  public var lines: Lines
  public var pattern: Pattern
  /// Leaves out the white space between words.
  public var isByWord: Bool

  public init(_ lines: Lines = .single, pattern: Pattern = .solid, isByWord: Bool = false) {
    self.lines = lines
    self.pattern = pattern
    self.isByWord = isByWord
  }
}
