/// The look of an underline or a strikethrough.
package struct DecorationStyle: Hashable, Sendable {
  package enum Lines: Hashable, Sendable { case single, thick, double }
  package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package var lines: Lines
  package var pattern: Pattern
  /// Leaves out the white space between words.
  package var isByWord: Bool

  package init(_ lines: Lines = .single, pattern: Pattern = .solid, isByWord: Bool = false) {
    self.lines = lines
    self.pattern = pattern
    self.isByWord = isByWord
  }
}
