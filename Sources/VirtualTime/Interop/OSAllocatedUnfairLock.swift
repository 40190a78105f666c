import Foundation
import Synchronization

/// A lock with the state that it guards, at a place of its own in memory.
///
/// Copies are the same lock. The process ends, as on iOS, if a thread locks it twice or unlocks what it
/// has not locked.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    /// The thread that has the lock, or 0; others may look at it.
    let owner = Atomic<UInt>(0)
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  /// What a lock may be demanded to be.
  public enum Ownership: Hashable, Sendable {
    case owner, notOwner
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    acquire()
    defer { release() }
    return try body(&storage.state)
  }

  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Nil if somebody else has the lock.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard acquireIfAvailable() else { return nil }
    defer { release() }
    return try body(&storage.state)
  }

  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// [D] Ends the process if it is otherwise.
  public func precondition(_ condition: Ownership) {
    let isOwner = isOwner
    Swift.precondition(
      isOwner == (condition == .owner),
      "this thread \(isOwner ? "has" : "does not have") the lock"
    )
  }

  private var isOwner: Bool { storage.owner.load(ordering: .relaxed) == pthread_self() }

  private func acquire() {
    precondition(.notOwner)
    storage.lock.lock()
    storage.owner.store(pthread_self(), ordering: .relaxed)
  }

  private func acquireIfAvailable() -> Bool {
    guard storage.lock.try() else { return false }
    storage.owner.store(pthread_self(), ordering: .relaxed)
    return true
  }

  private func release() {
    precondition(.owner)
    storage.owner.store(0, ordering: .relaxed)
    storage.lock.unlock()
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() {
    self.init(uncheckedState: ())
  }

  public func lock() { acquire() }
  public func unlock() { release() }
  /// False if somebody else has the lock.
  public func lockIfAvailable() -> Bool { acquireIfAvailable() }

  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }

  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }
}
