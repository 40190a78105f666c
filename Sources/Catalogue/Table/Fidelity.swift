/// Where a transition's look and numbers come from.
public struct Fidelity: Hashable, Sendable {
  public enum Mark: String, CaseIterable, Hashable, Sendable {
    /// Apple's documentation says so.
    case documented
    /// Somebody measured a device.
    case measured
    /// People who rebuilt it say so.
    case reported
    /// We concluded it.
    case inferred
    /// No iOS transition: the look is this project's own.
    case own
  }

  public var mark: Mark
  /// What the mark rests on, in a few words.
  public var note: String

  public init(_ mark: Mark, _ note: String) {
    self.mark = mark
    self.note = note
  }
}
