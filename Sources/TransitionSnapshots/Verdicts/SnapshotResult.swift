/// A verdict in its stored form: one JSON object for each golden.
public struct SnapshotResult: Codable, Hashable, Sendable {
  public enum State: String, Codable, CaseIterable, Hashable, Sendable {
    case matched, recorded, missing, mismatched, layoutChanged, unreadable, failed
    /// The film has faults that the test does not accept.
    case faulty
    /// A golden that no test has used.
    case obsolete
  }

  public struct Fingerprints: Codable, Hashable, Sendable {
    public var recorded: Fingerprint?
    public var current: Fingerprint

    public init(recorded: Fingerprint?, current: Fingerprint) {
      (self.recorded, self.current) = (recorded, current)
    }
  }

  public var schema = 1
  public var id: String
  public var title: String
  public var form: String
  /// Relative to the folder of goldens.
  public var path: String
  /// The folder of goldens.
  ///
  /// A test writes this and the paths below as absolute ones; results of a whole run have them
  /// relative to the package if they are inside it.
  public var root: String?
  public var state: State
  public var message: String
  public var file: String
  public var line: Int
  /// Nil if there is no such file.
  public var golden: String?
  public var actual: String?
  public var artefacts: [String: String] = [:]
  /// The hash of the golden when it was compared, so that approving never overwrites a newer one.
  public var goldenHash: String?
  public var comparer: String
  public var frames: [FrameReport] = []
  public var layout: [LayoutChange] = []
  public var text: TextDifference?
  public var fingerprint: Fingerprints
  public var durationMs: Double
  /// The pixels of all recorded frames, by which work is divided among machines.
  public var work: Int?
  /// The findings of checks that need no golden; they fail no test.
  public var checks: [String]?

  public init(
    id: String,
    title: String,
    form: String,
    path: String,
    state: State,
    message: String,
    file: String,
    line: Int,
    comparer: String,
    fingerprint: Fingerprints,
    durationMs: Double
  ) {
    (self.id, self.title, self.form, self.path) = (id, title, form, path)
    (self.state, self.message) = (state, message)
    (self.file, self.line) = (file, line)
    (self.comparer, self.fingerprint, self.durationMs) = (comparer, fingerprint, durationMs)
  }
}
