/// A string and the attributes of its stretches, counted in UTF-16 units as UIKit counts them.
package struct StyledText: Hashable, Sendable {
  package struct Span: Hashable, Sendable {
    package var length: Int
    package var attributes: TextAttributes

    package init(length: Int, attributes: TextAttributes) {
      self.length = length
      self.attributes = attributes
    }
  }

  package let string: String
  package let spans: [Span]

  /// Spans cover the string one after the other, from its start to its end.
  package init(_ string: String, spans: [Span]) {
    let covered = spans.reduce(0) { $0 + $1.length }
    precondition(
      covered == string.utf16.count,
      "the spans of a styled text cover \(covered) of \(string.utf16.count) UTF-16 units"
    )
    self.string = string
    self.spans = spans
  }

  package init(_ string: String, _ attributes: TextAttributes) {
    self.init(string, spans: [Span(length: string.utf16.count, attributes: attributes)])
  }
}
