/// Which stage code without a window runs in.
extension StageCore {
  /// The stage last made or used in the running task; else the one last made or used at all.
  package static var ambient: StageCore {
    if let core = ofTask() ?? inherited ?? latest?.core { return core }
    let core = StageCore()
    spare = core
    latest = Reference(core: core)
    return core
  }

  /// The ambient stage's, unless no stage has been made at all.
  package static var inUse: StageCore? { ofTask() ?? inherited ?? latest?.core }

  /// Runs `body` so that the tasks it makes belong to this stage, as long as they have no other.
  func adoptingTasks<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$home.withValue(Home(core: self), operation: body)
  }

  /// Of the code that made the running task.
  private static var inherited: StageCore? { home?.core }

  @TaskLocal private static var home: Home?

  private struct Home: @unchecked Sendable {
    // Read on the main thread only.
    weak var core: StageCore?
  }

  /// Called whenever a stage is made or used.
  package func becomeAmbient() {
    Self.latest = Reference(core: self)
    guard let task = Self.task else { return }
    if Self.tasks[task]?.core === self { return }
    Self.tasks = Self.tasks.filter { $0.value.core != nil }
    Self.tasks[task] = Reference(core: self)
  }

  private struct Reference {
    weak var core: StageCore?
  }

  // Tests run in parallel and interleave at `await`, but each in a task of its own. All of this
  // is touched on the main thread only, as everything of UIKit is.
  private nonisolated(unsafe) static var tasks: [Int: Reference] = [:]
  private nonisolated(unsafe) static var latest: Reference?
  /// Stands in while no stage has been made.
  private nonisolated(unsafe) static var spare: StageCore?

  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  private static func ofTask() -> StageCore? {
    tasks.isEmpty ? nil : task.flatMap { tasks[$0]?.core }
  }
}
