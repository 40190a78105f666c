import Foundation

/// A lock that code keeps in its own memory and passes by address.
public struct os_unfair_lock_s {
  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  UnfairLocks.shared.lock(at: lock).lock()
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  UnfairLocks.shared.lock(at: lock).unlock()
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  UnfairLocks.shared.lock(at: lock).try()
}

/// The lock behind each address.
private final class UnfairLocks: @unchecked Sendable {
  static let shared = UnfairLocks()

  private let access = NSLock()
  private var locks: [UnsafeMutablePointer<os_unfair_lock_s>: NSLock] = [:]

  func lock(at address: UnsafeMutablePointer<os_unfair_lock_s>) -> NSLock {
    access.withLock {
      if let known = locks[address] { return known }
      let lock = NSLock()
      locks[address] = lock
      return lock
    }
  }
}
