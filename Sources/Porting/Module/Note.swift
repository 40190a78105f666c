/// A note about something that was ported, or could not be.
package struct Note: Hashable, Sendable {
  package enum Outcome: String, Hashable, Sendable {
    case rewritten, left
    /// A file that no source stands for.
    case added
  }

  package let path: String
  /// Counted from 1.
  package let line: Int
  package let rule: String
  package let outcome: Outcome
  /// What was found, or why it is not ported.
  package let reason: String
  /// What the user can do about it.
  package let remedy: String?

  package init(
    path: String,
    line: Int,
    rule: String,
    outcome: Outcome,
    reason: String,
    remedy: String? = nil
  ) {
    (self.path, self.line, self.rule) = (path, line, rule)
    (self.outcome, self.reason, self.remedy) = (outcome, reason, remedy)
  }
}

extension Draft {
  mutating func rewrote(_ reason: String, by rule: String, at token: Int, in source: Int) {
    add(.rewritten, reason: reason, rule: rule, token: token, in: source, remedy: nil)
  }

  mutating func left(
    _ reason: String,
    by rule: String,
    at token: Int,
    in source: Int,
    remedy: String
  ) {
    add(.left, reason: reason, rule: rule, token: token, in: source, remedy: remedy)
  }

  private mutating func add(
    _ outcome: Note.Outcome,
    reason: String,
    rule: String,
    token: Int,
    in source: Int,
    remedy: String?
  ) {
    let file = module.sources[source]
    note(
      Note(
        path: file.path,
        line: file.line(at: file.tokens[token].start),
        rule: rule,
        outcome: outcome,
        reason: reason,
        remedy: remedy
      )
    )
  }
}
