import VirtualTime

extension NSManagedObjectContext {
  /// In a later turn of the main queue, on which all contexts work here.
  public func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block() }
  }

  public func performAndWait(_ block: () -> Void) { block() }

  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }

  public enum ScheduledTaskType: Sendable {
    case immediate, enqueued
  }

  /// At once, however it is scheduled: there is one queue.
  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate,
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping () throws -> Result
  ) async rethrows -> Result {
    try block()
  }
}
