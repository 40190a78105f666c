/// When a golden is written.
public enum RecordMode: String, CaseIterable, Hashable, Codable, Sendable {
  /// Goldens are only compared with.
  case never
  /// A golden that is not there is written.
  case missing
  /// Those that do not pass are re-recorded, too.
  case failed
  /// Whatever is not exactly equal is re-recorded.
  case all
}
