import Dispatch
import Foundation

/// A timer of Dispatch's on the clock of a stage that drives other queues.
final class VirtualTimerSource: DispatchSourceTimer, @unchecked Sendable {
  private let home: StageCore.Home
  private let queue: DispatchQueue
  private let lock = NSLock()
  private var handler: (@Sendable () -> Void)?
  private var cancelHandler: (@Sendable () -> Void)?
  private var registrationHandler: (@Sendable () -> Void)?
  /// How often it has been suspended and not resumed; a new timer is suspended.
  private var suspensions = 1
  /// Whether it has never been resumed.
  private var isNew = true
  /// Whether its time has come, and its handler has not been called since.
  private var isLate = false
  private var interval: TimeInterval?
  /// The number of its schedules; another one replaces the last.
  private var schedules = 0
  private(set) var isCancelled = false

  init(_ home: StageCore.Home, queue: DispatchQueue?) {
    (self.home, self.queue) = (home, queue ?? .global())
  }

  // MARK: Scheduling

  // [I] A year; later times mean never.
  private static let farthest: TimeInterval = 31_536_000

  /// Replaces what was scheduled before; without an interval, or with an endless one, it fires once.
  func schedule(after delay: TimeInterval, every interval: TimeInterval?) {
    let number = lock.withLock {
      schedules += 1
      isLate = false
      self.interval = interval.flatMap { $0.isFinite ? $0 : nil }
      return schedules
    }
    fire(number, after: delay)
  }

  private func fire(_ number: Int, after delay: TimeInterval) {
    guard delay < Self.farthest else { return }
    let isOnce = lock.withLock { interval == nil }
    home.run(on: queue, after: delay, holds: isOnce && queue.isMain) { [weak self] in
      self?.fire(number)
    }
  }

  private func fire(_ number: Int) {
    let isDue = lock.withLock {
      guard !isCancelled, number == schedules else { return false }
      isLate = true
      return true
    }
    guard isDue else { return }
    catchUp()
    guard let next = lock.withLock({ isCancelled ? nil : interval }) else { return }
    fire(number, after: next)
  }

  /// [D] What has come while it was suspended comes once, and nothing later is put off.
  private func catchUp() {
    let work: (@Sendable () -> Void)? = lock.withLock {
      guard isLate, suspensions == 0 else { return nil }
      isLate = false
      return handler
    }
    work?()
  }

  // MARK: Its life

  func resume() {
    let (begins, isBehind) = lock.withLock { () -> ((@Sendable () -> Void)?, Bool) in
      suspensions = max(suspensions - 1, 0)
      isNew = false
      guard suspensions == 0 else { return (nil, false) }
      defer { registrationHandler = nil }
      return (registrationHandler, isLate)
    }
    if let begins { home.run(on: queue, after: 0, holds: false, begins) }
    guard isBehind else { return }
    home.run(on: queue, after: 0, holds: false) { [weak self] in self?.catchUp() }
  }

  /// [D] Changes nothing for a timer that is active already, even if it is suspended.
  func activate() {
    if lock.withLock({ isNew }) { resume() }
  }

  func suspend() {
    lock.withLock { suspensions += 1 }
  }

  func cancel() {
    let end = lock.withLock { () -> (@Sendable () -> Void)? in
      defer { (isCancelled, isLate, handler, cancelHandler) = (true, false, nil, nil) }
      return cancelHandler
    }
    if let end { home.run(on: queue, after: 0, holds: false, end) }
  }

  // MARK: Handlers

  func setEventHandler(
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    handler: DispatchSourceHandler?
  ) {
    let work = following(handler)
    lock.withLock { self.handler = work }
  }

  func setCancelHandler(
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    handler: DispatchSourceHandler?
  ) {
    let work = following(handler)
    lock.withLock { cancelHandler = work }
  }

  func setRegistrationHandler(
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    handler: DispatchSourceHandler?
  ) {
    let work = following(handler)
    lock.withLock { registrationHandler = work }
  }

  private func following(_ handler: DispatchSourceHandler?) -> (@Sendable () -> Void)? {
    // Called on the timer's queue only.
    nonisolated(unsafe) let handler = handler
    return handler == nil ? nil : StageCore.following { handler?() }
  }

  func setEventHandler(handler: DispatchWorkItem) {
    nonisolated(unsafe) let item = handler
    setEventHandler(qos: .unspecified, flags: []) { item.perform() }
  }

  func setCancelHandler(handler: DispatchWorkItem) {
    nonisolated(unsafe) let item = handler
    setCancelHandler(qos: .unspecified, flags: []) { item.perform() }
  }

  func setRegistrationHandler(handler: DispatchWorkItem) {
    nonisolated(unsafe) let item = handler
    setRegistrationHandler(qos: .unspecified, flags: []) { item.perform() }
  }

  // MARK: What every source has

  var handle: UInt { 0 }
  var mask: UInt { 0 }
  /// How often it has fired since its handler was called last.
  var data: UInt { 1 }
}
