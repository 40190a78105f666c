/// Whether a part of the interface is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
