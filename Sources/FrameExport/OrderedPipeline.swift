internal import Foundation

/// Runs jobs in parallel on plain threads, and delivers their products in order.
///
/// A thread without a job helps each running job once, since a job may have parts. Adding a job
/// waits while too many are running, so that memory stays bounded. The first error stops
/// everything; products that were not delivered are discarded. If the system has fewer threads than
/// requested, those do all the work; if it has none, that is the error.
package final class OrderedPipeline<Job: Sendable, Product>: @unchecked Sendable {
  private let condition = NSCondition()
  private let window: Int
  private let deliver: (Product) throws -> Void
  private let discard: (Product) -> Void

  // Everything below is accessed only while the condition is locked.
  private var waiting: [(number: Int, job: Job)] = []
  private var underWay: [Int: Job] = [:]
  private var helped: Set<Int> = []
  private var finished: [Int: Product] = [:]
  private var added = 0
  private var delivered = 0
  private var isDelivering = false
  private var isClosed = false
  private var running: Int
  private var fault: (any Error)?

  /// `window` is the largest number of jobs that run or wait, by default twice the number of
  /// workers.
  package init(
    workers: Int,
    window: Int? = nil,
    work: @escaping @Sendable (Job) throws -> Product,
    help: @escaping @Sendable (Job) -> Void = { _ in },
    deliver: @escaping (Product) throws -> Void,
    discard: @escaping (Product) -> Void,
    start: (@escaping @Sendable () -> Void) -> Int32 = PlainThread.start
  ) {
    self.window = window ?? 2 * workers
    running = workers
    self.deliver = deliver
    self.discard = discard
    for _ in 1...workers {
      let code = start { [self] in run(work, help) }
      if code != 0 { lose(code) }
    }
  }

  /// Records that the system refused a thread.
  private func lose(_ code: Int32) {
    condition.withLock {
      running -= 1
      if running == 0, fault == nil { fault = ExportFault.noThread(reason: Reason.of(code)) }
    }
  }

  /// Adds a job; waits while the window is full.
  package func add(_ job: Job) throws {
    condition.lock()
    defer { condition.unlock() }
    while fault == nil, added - delivered >= window { condition.wait() }
    if let fault { throw fault }
    waiting.append((added, job))
    added += 1
    condition.broadcast()
  }

  /// Waits until everything is delivered, or throws the error that stopped it.
  package func finish() throws {
    condition.lock()
    defer { condition.unlock() }
    isClosed = true
    condition.broadcast()
    while running > 0 { condition.wait() }
    finished.values.forEach(discard)
    finished = [:]
    if let fault { throw fault }
  }

  package func stop(_ reason: any Error) {
    condition.withLock {
      fault = fault ?? reason
      condition.broadcast()
    }
  }

  private func run(_ work: (Job) throws -> Product, _ help: (Job) -> Void) {
    while let turn = next() {
      switch turn {
      case .help(let job): help(job)
      case .work(let number, let job):
        do {
          try complete(number, work(job))
        } catch {
          stop(error)
        }
      }
    }
    condition.withLock {
      running -= 1
      condition.broadcast()
    }
  }

  private enum Turn {
    case work(Int, Job)
    case help(Job)
  }

  private func next() -> Turn? {
    condition.lock()
    defer { condition.unlock() }
    while fault == nil {
      if let (number, job) = waiting.first {
        waiting.removeFirst()
        underWay[number] = job
        condition.broadcast()
        return .work(number, job)
      }
      if let number = underWay.keys.filter({ !helped.contains($0) }).min(),
        let job = underWay[number]
      {
        helped.insert(number)
        return .help(job)
      }
      if isClosed { return nil }
      condition.wait()
    }
    return nil
  }

  /// Delivers the product and all that waited for it, unless another worker is delivering.
  private func complete(_ number: Int, _ product: Product) throws {
    condition.lock()
    defer { condition.unlock() }
    finished[number] = product
    underWay[number] = nil
    helped.remove(number)
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while fault == nil, let product = finished.removeValue(forKey: delivered) {
      try outsideTheLock { try deliver(product) }
      delivered += 1
      condition.broadcast()
    }
  }

  /// Unlocks while delivering, which may take time and call back.
  private func outsideTheLock(_ body: () throws -> Void) rethrows {
    condition.unlock()
    defer { condition.lock() }
    try body()
  }
}
