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
    return detached(priority: nil, operation: operation)
  }

  @discardableResult
  public static func detached(
    priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    // Passed on once, to the task that is made here.
    nonisolated(unsafe) let operation = operation
    return WaitingTasks.adopting {
      guard let driver = StageCore.driver else {
        return detached(name: nil, priority: priority, operation: operation)
      }
      // A detached task inherits nothing.
      let piece = StageCore.piece
      return detached(name: nil, priority: priority) {
        await StageCore.$home.withValue(driver) {
          await StageCore.$piece.withValue(piece) { await operation() }
        }
      }
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
    return detached(priority: nil, operation: operation)
  }

  @discardableResult
  public static func detached(
    priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    // Passed on once, to the task that is made here.
    nonisolated(unsafe) let operation = operation
    return WaitingTasks.adopting {
      guard let driver = StageCore.driver else {
        return detached(name: nil, priority: priority, operation: operation)
      }
      let piece = StageCore.piece
      return detached(name: nil, priority: priority) {
        try await StageCore.$home.withValue(driver) {
          try await StageCore.$piece.withValue(piece) { try await operation() }
        }
      }
    }
  }
}

/// Tasks that have not started, because the main actor was not free.
enum WaitingTasks {
  /// Assigns a task that is made on the main queue to the current stage.
  static func adopting<Success: Sendable, Failure: Error>(
    _ make: () -> Task<Success, Failure>
  ) -> Task<Success, Failure> {
    let task =
      StageCore.driver.map { counting(on: $0, make) }
      ?? StageCore.ofMainThread.map { $0.adoptingTasks(make) } ?? make()
    note()
    return task
  }

  /// A stage that drives other queues also waits for tasks, which may run on them.
  private static func counting<Success: Sendable, Failure: Error>(
    on driver: StageCore.Home,
    _ make: () -> Task<Success, Failure>
  ) -> Task<Success, Failure> {
    let piece = driver.elsewhere.beginTask()
    let task = StageCore.$home.withValue(driver) {
      StageCore.$piece.withValue(piece, operation: make)
    }
    _ = Task<Void, Never>(name: nil, priority: nil) {
      _ = await task.result
      driver.elsewhere.end(piece)
    }
    return task
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
