import Foundation

/// Which stage code without a window runs in.
extension StageCore {
  /// The stage last made or used in the running task; else the one last used outside of tasks.
  ///
  /// A task that has no stage never gets another task's: tests run side by side.
  package static var ambient: StageCore {
    guard isOnMainQueue else { return elsewhere }
    if let core = known ?? spare { return core }
    let core = StageCore()
    spare = core
    MainActor.assumeIsolated { RunLoopWatch.start() }
    return core
  }

  private static var known: StageCore? {
    if let core = ofTask() ?? inherited { return core }
    guard let latest, latest.task == nil || task == nil else { return nil }
    return latest.core
  }

  /// The ambient stage's, unless no stage has been made at all.
  ///
  /// There is none off the main queue.
  package static var inUse: StageCore? {
    isOnMainQueue ? known ?? spare : nil
  }

  /// Runs `body` so that the tasks it makes belong to this stage, as long as they have no other.
  func adoptingTasks<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$home.withValue(Home(self), operation: body)
  }

  /// Of the code that made the running task, or sent the running work to its queue.
  private static var inherited: StageCore? { home?.core }

  @TaskLocal static var home: Home?

  /// What may leave the main queue of a stage.
  struct Home: @unchecked Sendable {
    // Used on the main queue only.
    private(set) weak var core: StageCore?
    let displayScale: CGFloat

    init(_ core: StageCore) {
      self.core = core
      displayScale = core.displayScale
    }
  }

  /// Called whenever a stage is made or used.
  package func becomeAmbient() {
    if Self.isOnMainQueue { MainActor.assumeIsolated { RunLoopWatch.start() } }
    let reference = Reference(core: self, task: Self.task)
    Self.latest = reference
    guard let task = reference.task else { return }
    if Self.tasks[task]?.core === self { return }
    Self.tasks = Self.tasks.filter { $0.value.core != nil }
    Self.tasks[task] = reference
  }

  private struct Reference {
    weak var core: StageCore?
    /// In which task; nil: in none.
    let task: Int?
  }

  // Tests run in parallel and interleave at `await`, but each in a task of its own. All of this
  // is touched on the main queue only, as everything of UIKit is.
  private nonisolated(unsafe) static var tasks: [Int: Reference] = [:]
  private nonisolated(unsafe) static var latest: Reference?
  /// Stands in while no stage has been made.
  private nonisolated(unsafe) static var spare: StageCore?

  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  private static func ofTask() -> StageCore? {
    tasks.isEmpty ? nil : task.flatMap { tasks[$0]?.core }
  }
}
