import Foundation

/// Finds the stage that code without a window runs in.
extension StageCore {
  /// The stage last made or used in the running task, otherwise the one last used outside of tasks.
  ///
  /// A task without a stage never gets another task's stage, because tests run side by side.
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

  /// The ambient stage; nil if no stage has been made, or off the main queue.
  package static var inUse: StageCore? {
    isOnMainQueue ? known ?? spare : nil
  }

  /// Runs `body` so that the tasks it makes belong to this stage, unless they have one already.
  func adoptingTasks<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$home.withValue(Home(self), operation: body)
  }

  /// The stage of the code that made the running task or enqueued the running work.
  private static var inherited: StageCore? { home?.core }

  @TaskLocal static var home: Home?
  /// The number of the running task, or of the running work on another queue, among what its stage
  /// waits for.
  @TaskLocal static var piece: Int?

  /// A reference to a stage that may leave the main queue.
  struct Home: @unchecked Sendable {
    // Used on the main queue only.
    private(set) weak var core: StageCore?
    let displayScale: CGFloat
    /// For how long the stage waits for other queues if it drives them.
    let patienceElsewhere: TimeInterval?
    let elsewhere: WorkElsewhere

    init(_ core: StageCore) {
      self.core = core
      displayScale = core.displayScale
      patienceElsewhere = core.interop.patienceElsewhere
      elsewhere = core.interop.elsewhere
    }
  }

  /// Makes this the ambient stage; called whenever a stage is made or used.
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
    /// The task in which the stage was used; nil outside of tasks.
    let task: Int?
  }

  // Tests run in parallel and interleave at `await`, but each in its own task. All of this is used
  // on the main queue only, like all of UIKit.
  private nonisolated(unsafe) static var tasks: [Int: Reference] = [:]
  private nonisolated(unsafe) static var latest: Reference?
  /// Used as long as no stage has been made.
  private nonisolated(unsafe) static var spare: StageCore?

  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  private static func ofTask() -> StageCore? {
    tasks.isEmpty ? nil : task.flatMap { tasks[$0]?.core }
  }
}
