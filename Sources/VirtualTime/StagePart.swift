package import Timeline

/// State that a higher room keeps for each stage, and its work in the stage's turns.
package protocol StagePart: AnyObject {
  init()
  /// The time of its next event that ends by itself; nil if there is none.
  var nextEnd: Instant? { get }
  /// The time of its next event, even if it repeats for ever.
  var nextDue: Instant? { get }
  /// Whether it waits to be resumed.
  var isWaiting: Bool { get }
  /// Runs the due work at the beginning of a turn.
  func runDue(on core: StageCore)
  /// Runs at the end of a commit, after layout.
  func commit(on core: StageCore)
}

extension StagePart {
  package var nextEnd: Instant? { nil }
  package var nextDue: Instant? { nextEnd }
  package var isWaiting: Bool { nextDue != nil }
  package func runDue(on core: StageCore) {}
  package func commit(on core: StageCore) {}
}

/// The screens of a stage, which its commits lay out.
@MainActor
package protocol StageScreens: AnyObject {
  /// Lays out until no view needs layout.
  func layOut()
  /// Notifies observers of sizes after layout, which may invalidate it again; returns whether there
  /// were any.
  func notifyOfFittingSizes() -> Bool
}
