/// A verdict as it is written down: one JSON object a golden.
public struct SnapshotResult: Codable, Hashable, Sendable {
  public enum State: String, Codable, CaseIterable, Hashable, Sendable {
    case matched, recorded, missing, mismatched, layoutChanged, unreadable, failed
    /// A golden that no test has asked for.
    case obsolete
  }

  public struct Fingerprints: Codable, Hashable, Sendable {
    public var recorded: Fingerprint?
    public var current: Fingerprint
  }

  public var schema = 1
  public var id: String
  public var title: String
  public var form: String
  /// Below the folder of goldens.
  public var path: String
  public var state: State
  public var message: String
  public var file: String
  public var line: Int
  /// Paths of the files, absolute; nil where there is none.
  public var golden: String?
  public var actual: String?
  public var artefacts: [String: String] = [:]
  /// Of the golden's bytes when it was compared, so that approving never overwrites a newer one.
  public var goldenHash: String?
  public var comparer: String
  public var frames: [FrameReport] = []
  public var layout: [LayoutChange] = []
  public var text: TextDifference?
  public var fingerprint: Fingerprints
  public var durationMs: Double
}
