import Foundation
import Testing
import VirtualTime

/// Locks and atomic numbers of Darwin, which threads really wait for.
@Suite struct LockTests {
  /// How far a number gets that many threads count up.
  private func count(_ step: @escaping @Sendable () -> Void) {
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<250 { step() }
    }
  }

  @Test func anAllocatedLockGuardsItsState() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    count { lock.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 1000)
  }

  @Test func aLockThatIsTakenIsNotAvailable() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    lock.precondition(.owner)
    #expect(!lock.lockIfAvailable())
    #expect(lock.withLockIfAvailable { 1 } == nil)
    lock.unlock()
    lock.precondition(.notOwner)
    #expect(lock.withLockIfAvailable { 1 } == 1)
  }

  @Test func aThreadThatHasALockCannotWaitForIt() async {
    await #expect(processExitsWith: .failure) {
      let lock = OSAllocatedUnfairLock()
      lock.lock()
      lock.lock()
    }
    await #expect(processExitsWith: .failure) { OSAllocatedUnfairLock().unlock() }
  }

  @Test func aThreadThatHasNoLockIsNotItsOwner() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    let other = Thread { lock.precondition(.notOwner) }
    other.start()
    while !other.isFinished { usleep(1000) }
    lock.unlock()
  }

  @Test func copiesAreOneLock() {
    let lock = OSAllocatedUnfairLock(uncheckedState: NSObject())
    let copy = lock
    #expect(lock.withLockUnchecked { _ in copy.withLockIfAvailableUnchecked { $0 } } == nil)
  }

  @Test func theStateIsFreeAfterAnError() {
    struct Failure: Error {}
    let lock = OSAllocatedUnfairLock()
    #expect(throws: Failure.self) { try lock.withLock { throw Failure() } }
    #expect(lock.lockIfAvailable())
    lock.unlock()
  }

  @Test func atomicNumbersLoseNothing() {
    let value = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    defer { value.deallocate() }
    value.initialize(to: 0)
    let address = UInt(bitPattern: value)
    count { OSAtomicIncrement32(UnsafeMutablePointer(bitPattern: address)!) }
    #expect(OSAtomicAdd32(0, value) == 1000)
    #expect(OSAtomicDecrement32Barrier(value) == 999)
  }

  @Test func numbersAreSwappedIfTheyAreAsExpected() {
    var value: Int64 = 3
    #expect(!OSAtomicCompareAndSwap64Barrier(2, 4, &value))
    #expect(OSAtomicCompareAndSwap64(3, 4, &value))
    #expect(value == 4)
  }

  @Test func numbersWrapAround() {
    var value = Int32.max
    #expect(OSAtomicIncrement32Barrier(&value) == .min)
  }

  @Test func aSpinLockIsTakenOnce() {
    var lock = OS_SPINLOCK_INIT
    OSSpinLockLock(&lock)
    #expect(!OSSpinLockTry(&lock))
    OSSpinLockUnlock(&lock)
    #expect(OSSpinLockTry(&lock))
  }

  @Test func aMutexIsRecursiveWithoutConversion() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
    var type: Int32 = 0
    pthread_mutexattr_gettype(&attributes, &type)
    #expect(type == Int32(PTHREAD_MUTEX_RECURSIVE))
    let (first, fair) = (PTHREAD_MUTEX_POLICY_FIRSTFIT_NP, PTHREAD_MUTEX_POLICY_FAIRSHARE_NP)
    #expect(pthread_mutexattr_setpolicy_np(&attributes, first) == 0)
    #expect(pthread_mutexattr_setpolicy_np(&attributes, fair) == EINVAL)
    pthread_mutexattr_destroy(&attributes)
  }
}
