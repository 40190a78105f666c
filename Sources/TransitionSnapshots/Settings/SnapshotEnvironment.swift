internal import Foundation

/// Settings from environment variables; an unknown value is an error, never a default.
struct SnapshotEnvironment: Hashable, Sendable {
  var record: RecordMode?
  var isCI: Bool
  var goldens: String?
  var artifacts: String?
  var references: String?
  var results: String?

  init(_ variables: [String: String]) throws(SnapshotFault) {
    func text(_ key: String) throws(SnapshotFault) -> String? {
      guard let value = variables[key] else { return nil }
      guard !value.isEmpty else { throw .emptyVariable(key) }
      return value
    }
    if let word = variables["TRANSRENDER_RECORD"] {
      guard let mode = RecordMode(rawValue: word) else { throw .unknownRecordMode(word) }
      record = mode
    }
    isCI = !["", "0", "false"].contains(variables["CI"] ?? "")
    goldens = try text("TRANSRENDER_GOLDENS")
    artifacts = try text("TRANSRENDER_ARTIFACTS")
    references = try text("TRANSRENDER_REFERENCES")
    results = try text("TRANSRENDER_RESULTS")
  }

  static func current() throws(SnapshotFault) -> SnapshotEnvironment {
    try SnapshotEnvironment(ProcessInfo.processInfo.environment)
  }

  /// The environment overrides code; without a value there, CI records nothing.
  func mode(asked: RecordMode?) -> RecordMode {
    record ?? (isCI ? .never : asked ?? .missing)
  }
}
