public import ImageComparison

/// A form in which a recording is stored; a value, so that other packages can define more.
public struct TransitionStrategy: Sendable {
  /// A name such as `filmstrip`.
  public var name: String
  /// Makes the files of one recording.
  public var capture: @MainActor @Sendable (Take) throws -> [Snapshot]
  /// Compares a stored file with a new one; by default pictures by cell and text by line.
  public var compare: @Sendable (_ golden: [UInt8], Snapshot, Comparer) throws -> SnapshotFinding

  /// Whether it also reads the screen during the transition.
  var listensThroughout = false

  public init(
    name: String,
    capture: @escaping @MainActor @Sendable (Take) throws -> [Snapshot],
    compare: @escaping @Sendable ([UInt8], Snapshot, Comparer) throws -> SnapshotFinding =
      SnapshotFinding.init(golden:actual:comparer:)
  ) {
    self.name = name
    self.capture = capture
    self.compare = compare
  }
}
