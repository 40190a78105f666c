import Foundation
import Scene

// Preferred to the standard library's in code that imports UIKit: the same tasks, of which the
// stage takes note. A film made with `record` cannot wait for them, and says so.

extension Task where Failure == Never {
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) {
    // Handed on once, to the task that is made here.
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
    // Handed on once, to the task that is made here.
    nonisolated(unsafe) let operation = operation
    self = WaitingTasks.adopting {
      Task(name: nil, priority: priority, operation: operation)
    }
  }

  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    defer { WaitingTasks.note() }
    return detached(name: nil, priority: nil, operation: operation)
  }
}

extension Task where Failure == any Error {
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    // Handed on once, to the task that is made here.
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
    // Handed on once, to the task that is made here.
    nonisolated(unsafe) let operation = operation
    self = WaitingTasks.adopting {
      Task(name: nil, priority: priority, operation: operation)
    }
  }

  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    defer { WaitingTasks.note() }
    return detached(name: nil, priority: nil, operation: operation)
  }
}

/// Tasks that have not had their first turn, because nobody has let go of the main actor.
enum WaitingTasks {
  /// A task that is made on the main queue belongs to the stage in use.
  static func adopting<Made>(_ make: () -> Made) -> Made {
    defer { note() }
    return StageCore.ofMainThread.map { $0.adoptingTasks(make) } ?? make()
  }

  /// A task was made on the main queue, while a stage was in use.
  static func note() {
    guard let core = StageCore.ofMainThread else { return }
    core.interop.noteTask()
    guard core.interop.waitingTasks == 1 else { return }
    nonisolated(unsafe) weak let reference = core
    // Runs after the task that was just made: the main actor's work is done in its order.
    _ = Task<Void, Never>(name: nil, priority: nil) { @MainActor in
      reference?.interop.tasksHaveRun()
    }
  }
}

extension StageCore {
  /// At the end of a film that lets nobody else on the main actor.
  package func reportWaitingTasks() {
    let count = interop.waitingTasks
    guard count > 0 else { return }
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
