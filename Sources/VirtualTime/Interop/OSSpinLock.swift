import Foundation

/// A number in memory that is a lock: 0 while nobody has it.
public typealias OSSpinLock = Int32

public let OS_SPINLOCK_INIT: OSSpinLock = 0

@discardableResult
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool {
  OSAtomicCompareAndSwap32Barrier(0, -1, lock)
}

public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
  while !OSSpinLockTry(lock) { sched_yield() }
}

public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
  OSAtomicCompareAndSwap32Barrier(-1, 0, lock)
}
