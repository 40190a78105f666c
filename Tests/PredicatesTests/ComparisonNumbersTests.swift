import Predicates
import Testing

/// [D] NSComparisonPredicate.h.
@Suite struct ComparisonNumbersTests {
  private typealias Comparison = Predicates.NSComparisonPredicate

  @Test func optionsAreBits() {
    let options: [Comparison.Options] = [.caseInsensitive, .diacriticInsensitive, .normalized]
    #expect(options.map(\.rawValue) == [1, 2, 4])
  }

  @Test func choicesHaveTheirNumbers() {
    let modifiers: [Comparison.Modifier] = [.direct, .all, .any]
    #expect(modifiers.map(\.rawValue) == [0, 1, 2])
    let operators: [Comparison.Operator] = [
      .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo, .equalTo, .notEqualTo,
      .matches, .like, .beginsWith, .endsWith, .in, .contains, .between,
    ]
    #expect(operators.map(\.rawValue) == Array(0...10) + [99, 100])
  }
}
