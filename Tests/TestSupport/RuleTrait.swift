package import Testing

/// The rule of UIKit's behaviour that a test proves, by its id in the documentation's pages of rules.
///
/// The evidence is that of the part of the rule which the test proves. A test that proves several
/// rules has a trait for each.
package struct RuleTrait: TestTrait, SuiteTrait {
  package let id: String
  package let evidence: [Evidence]

  /// Shown with each failure of the test.
  package var comments: [Comment] { ["rule \(id), \(evidence.list)"] }
}

/// How we know what a test states about UIKit, if no page of rules has it.
package struct EvidenceTrait: TestTrait, SuiteTrait {
  package let evidence: [Evidence]

  package var comments: [Comment] { ["\(evidence.list)"] }
}

extension Trait where Self == RuleTrait {
  package static func rule(_ id: String, _ evidence: Evidence...) -> Self {
    Self(id: id, evidence: evidence)
  }
}

extension Trait where Self == EvidenceTrait {
  package static func evidence(_ evidence: Evidence...) -> Self { Self(evidence: evidence) }
}

extension [Evidence] {
  fileprivate var list: String { map(\.rawValue).joined(separator: ", ") }
}
