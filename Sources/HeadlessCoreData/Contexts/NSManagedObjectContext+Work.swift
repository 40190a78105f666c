import VirtualTime

extension NSManagedObjectContext {
  /// In a later turn of the main queue, on which all contexts work here.
  public func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let (context, block) = (self, block)
    DispatchQueue.main.async { context.performing(block) }
  }

  public func performAndWait(_ block: () -> Void) { performing(block) }

  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try performing(block)
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
    try performing(block)
  }

  // MARK: The running block

  private static let key = "transrender.performingContext"

  /// The context whose block runs on this thread, the innermost one.
  static var performing: NSManagedObjectContext? {
    Thread.current.threadDictionary[key] as? NSManagedObjectContext
  }

  private func performing<Result>(_ block: () throws -> Result) rethrows -> Result {
    let outer = Self.performing
    Thread.current.threadDictionary[Self.key] = self
    defer { Thread.current.threadDictionary[Self.key] = outer }
    return try block()
  }
}
