/// When a golden is written.
public enum RecordMode: String, CaseIterable, Hashable, Codable, Sendable {
  /// Goldens are compared and never written.
  case never
  /// Goldens that do not exist are written.
  case missing
  /// Goldens that do not pass are written, too.
  case failed
  /// All goldens that are not exactly equal are written.
  case all
}
