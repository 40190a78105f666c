import Foundation
import Scene

// Preferred to the standard library's in code that imports UIKit: the same tasks, which the stage
// counts. A film made with `record` cannot wait for them, and reports them.

extension Task where Failure == Never {
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) {
    // Passed on once, to the task that is made here.
    nonisolated(unsafe) let operation = operation
    self = WaitingTasks.adopting {
      Task(name: nil, priority: nil, operation: operation)
    }
  }

  @discardableResult
  public init(
    priority: TaskPriority?,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) {
    // Passed on once, to the task that is made here.
    nonisolated(unsafe) let operation = operation
    self = WaitingTasks.adopting {
      Task(name: nil, priority: priority, operation: operation)
    }
  }

  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    // Passed on once, to the task that is made here.
    nonisolated(unsafe) let operation = operation
    return WaitingTasks.adopting {
      detached(name: nil, priority: nil, operation: operation)
    }
  }
}

extension Task where Failure == any Error {
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    // Passed on once, to the task that is made here.
    nonisolated(unsafe) let operation = operation
    self = WaitingTasks.adopting {
      Task(name: nil, priority: nil, operation: operation)
    }
  }

  @discardableResult
  public init(
    priority: TaskPriority?,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    // Passed on once, to the task that is made here.
    nonisolated(unsafe) let operation = operation
    self = WaitingTasks.adopting {
      Task(name: nil, priority: priority, operation: operation)
    }
  }

  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    // Passed on once, to the task that is made here.
    nonisolated(unsafe) let operation = operation
    return WaitingTasks.adopting {
      detached(name: nil, priority: nil, operation: operation)
    }
  }
}

/// Tasks that have not started, because the main actor was not free.
enum WaitingTasks {
  /// Assigns a task that is made on the main queue to the current stage.
  static func adopting<Success: Sendable, Failure: Error>(
    _ make: () -> Task<Success, Failure>
  ) -> Task<Success, Failure> {
    let task = StageCore.ofMainThread.map { $0.adoptingTasks(make) } ?? make()
    note()
    if StageCore.driver != nil { count(task) }
    return task
  }

  /// A stage that drives other queues also waits for tasks, which may run on them.
  private static func count<Success: Sendable, Failure: Error>(_ task: Task<Success, Failure>) {
    let end = WorkElsewhere.current.begin(comesBack: true)
    _ = Task<Void, Never>(name: nil, priority: nil) {
      _ = await task.result
      end()
    }
  }

  /// Called when a task was made on the main queue while a stage was in use.
  private static func note() {
    guard let core = StageCore.ofMainThread else { return }
    core.interop.noteTask()
    guard core.interop.waitingTasks == 1 else { return }
    nonisolated(unsafe) weak let reference = core
    // Runs after the task that was just made: the main actor runs jobs in order.
    _ = Task<Void, Never>(name: nil, priority: nil) { @MainActor in
      reference?.interop.tasksHaveRun()
    }
  }
}

extension StageCore {
  /// Called at the end of a film that occupies the main actor.
  ///
  /// A stage that drives other queues lets tasks run after it.
  package func reportWaitingTasks() {
    let count = interop.waitingTasks
    guard count > 0, interop.patienceElsewhere == nil else { return }
    warn(
      "Task",
      "\(count) \(count == 1 ? "task has" : "tasks have") not run yet; a film made"
        + " with record does not let tasks run",
      remedy: "film it with recordLive, or let tasks run first with await drain()",
      kind: .realTime
    )
    interop.tasksHaveRun()
  }
}
