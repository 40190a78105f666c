package import Timeline

/// What a room above virtual time keeps for each stage, and does in its turns.
package protocol StagePart: AnyObject {
  init()
  /// When the next thing of it ends by itself; nil when nothing does.
  var nextEnd: Instant? { get }
  /// When it next has something to do, whether or not that goes on for ever.
  var nextDue: Instant? { get }
  /// Whether it may have something to do once it is told to go on.
  var isWaiting: Bool { get }
  /// Does what is due, at the beginning of a turn.
  func runDue(on core: StageCore)
  /// The end of a commit, when layout is done.
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
  /// Lays everything out until nothing asks for more.
  func layOut()
  /// Tells whoever waits for sizes, after layout; whether anybody was told, who may ask for more.
  func tellOfFittingSizes() -> Bool
}
