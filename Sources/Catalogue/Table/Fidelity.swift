/// The source of a transition's look and numbers.
public struct Fidelity: Hashable, Sendable {
  public enum Mark: String, CaseIterable, Hashable, Sendable {
    /// Apple's documentation.
    case documented
    /// A measurement on a device.
    case measured
    /// Reports of others who rebuilt it.
    case reported
    /// Our own inference.
    case inferred
    /// Not an iOS transition: the look is this project's.
    case own
  }

  public var mark: Mark
  /// The source in a few words.
  public var note: String

  public init(_ mark: Mark, _ note: String) {
    self.mark = mark
    self.note = note
  }
}
