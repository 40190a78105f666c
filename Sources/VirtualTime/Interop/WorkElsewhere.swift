import Foundation

/// The work that code has given to other queues, with what that sends back, until it has run.
final class WorkElsewhere: @unchecked Sendable {
  /// That of code on other queues which no stage has sent there.
  static let ofNobody = WorkElsewhere()

  /// That of the stage to which the running code belongs.
  static var current: WorkElsewhere {
    StageCore.ofMainThread?.interop.elsewhere ?? StageCore.home?.elsewhere ?? ofNobody
  }

  private struct Returned {
    let work: OnceOnly
    let isOfTask: Bool
  }

  private let lock = NSLock()
  /// The number of the last piece or operation.
  private var count = 0
  /// What is waited for, by number.
  private var pieces: Set<Int> = []
  /// What has not ended, and was not given up.
  private var kinds: [Int: Unfinished] = [:]
  /// The tasks among all pieces that have not ended, whether or not they are still waited for.
  private var tasks: Set<Int> = []
  /// Those of them that a film goes on without, and that are waited for after it.
  private var parked: Set<Int> = []
  private var sleepers = Sleepers()
  private var operations: [Int: WaitingOperation] = [:]
  /// What other queues have sent to the main queue, in order, until it has run.
  private var returned: [Returned] = []
  /// Whether any of it has come back to the main queue, or may have, since that was asked last.
  private var hasReturns = false

  var isOver: Bool {
    let (isIdle, waiting) = lock.withLock { (pieces.isEmpty, Array(operations.values)) }
    // Outside of the lock: whoever asks an operation last also ends it, with all that it holds.
    return isIdle && waiting.allSatisfy(\.isOver)
  }

  /// Wraps work so that it counts until it has run.
  func counting(
    _ kind: Unfinished,
    comesBack: Bool = false,
    _ work: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let piece = begin(kind, comesBack: comesBack)
    return { [self] in
      StageCore.$piece.withValue(piece) { work() }
      end(piece)
    }
  }

  /// Counts something until it is ended by the returned number.
  private func begin(_ kind: Unfinished, comesBack: Bool) -> Int {
    lock.withLock {
      if comesBack { hasReturns = true }
      count += 1
      pieces.insert(count)
      kinds[count] = kind
      return count
    }
  }

  /// The same for a task, which may sleep meanwhile.
  func beginTask() -> Int {
    let piece = begin(.task, comesBack: true)
    lock.withLock { _ = tasks.insert(piece) }
    return piece
  }

  func end(_ piece: Int) {
    lock.withLock {
      pieces.remove(piece)
      kinds[piece] = nil
      tasks.remove(piece)
      parked.remove(piece)
    }
  }

  /// Counts an operation until it is finished.
  func add(_ operation: WaitingOperation, comesBack: Bool) {
    let over = lock.withLock { operations }.filter { $0.value.isOver }.keys
    lock.withLock {
      if comesBack { hasReturns = true }
      for piece in over { operations[piece] = nil }
      count += 1
      operations[count] = operation
    }
  }

  /// Sends work to the main queue: it runs in real time, or while the stage waits, whichever comes
  /// first.
  ///
  /// The code that waits may itself run on the main queue, which does not go on meanwhile.
  func sendBack(_ work: @escaping @Sendable () -> Void) {
    let once = OnceOnly(counting(.workOfMainQueue, comesBack: true, work))
    let sender = StageCore.piece
    lock.withLock {
      let isOfTask = sender.map(tasks.contains) ?? false
      returned.append(Returned(work: once, isOfTask: isOfTask))
    }
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { [self] in
      lock.withLock { returned.removeAll { $0.work === once } }
      once.run()
    }
  }

  /// Runs what has been sent back, on the main thread.
  func runReturned() {
    let works = lock.withLock { () -> [OnceOnly] in
      defer { returned = [] }
      return returned.map(\.work)
    }
    for work in works { work.run() }
  }

  /// Called when something has come back that was not counted.
  func noteReturn() {
    lock.withLock { hasReturns = true }
  }

  /// Whether any of it has come back since the last call.
  func takeReturns() -> Bool {
    lock.withLock {
      defer { hasReturns = false }
      return hasReturns
    }
  }

  /// Whether any task has not ended, or a sleeper has to be put on the clock or woken.
  var hasTasks: Bool { lock.withLock { !tasks.isEmpty || sleepers.areWaiting } }

  /// Whether something that a task has sent back has not run.
  var hasReturnsOfTasks: Bool { lock.withLock { returned.contains(where: \.isOfTask) } }

  /// Whether every task has ended, sleeps, or is no longer waited for.
  var areTasksOver: Bool {
    lock.withLock { pieces.isDisjoint(with: tasks) && !sleepers.areSettling }
  }

  /// Waits no longer for tasks that have not ended until `unparkTasks` is called.
  func parkTasks() {
    lock.withLock {
      parked.formUnion(pieces.intersection(tasks))
      pieces.subtract(tasks)
    }
  }

  func unparkTasks() {
    lock.withLock {
      pieces.formUnion(parked)
      parked = []
    }
  }

  /// Forgets tasks that have not ended, and returns them.
  func giveUpTasks() -> [Unfinished] {
    lock.withLock {
      let unfinished = pieces.intersection(tasks)
      defer { forget(unfinished) }
      return unfinished.compactMap { kinds[$0] }
    }
  }

  // MARK: Sleeping

  /// The sleeper's piece of work is not waited for until it wakes.
  ///
  /// Work on other queues begins when it likes: it is on the clock from when it is waited for.
  func fallAsleep(_ sleeper: Sleeper) {
    lock.withLock { sleepers.add(sleeper) }
    if !sleeper.isOfTask { sendBack { sleeper.enterForWorkElsewhere() } }
    lock.withLock {
      guard let piece = sleeper.piece else { return }
      pieces.remove(piece)
      parked.remove(piece)
    }
  }

  /// Called before a sleeper goes on.
  func wakeUp(_ sleeper: Sleeper) {
    lock.withLock {
      hasReturns = true
      let isAwake = sleepers.remove(sleeper)
      // What the piece has begun may outlive it.
      if let piece = sleeper.piece, isAwake, kinds[piece] != nil { pieces.insert(piece) }
    }
  }

  /// Returns who has fallen asleep since the last call, in the order in which their tasks were made.
  func takeSleepers() -> [Sleeper] {
    lock.withLock { sleepers.takeNew() }
  }

  /// Lets a sleeper wake once all tasks are over.
  func addDue(_ sleeper: Sleeper) {
    lock.withLock { sleepers.addDue(sleeper) }
  }

  func takeDue() -> Sleeper? {
    lock.withLock { sleepers.takeDue() }
  }

  /// Forgets all that has not ended, and returns it.
  func giveUp() -> [Unfinished] {
    // Whoever asks an operation last also ends it, with all that it holds.
    let waiting = lock.withLock { Array(operations.values) }
    let unfinished = waiting.filter { !$0.isOver }.map(\.kind)
    return lock.withLock {
      defer { forget() }
      return unfinished + pieces.compactMap { kinds[$0] }
    }
  }

  private func forget() {
    hasReturns = false
    forget(pieces.union(parked))
    operations = [:]
  }

  /// They are not waited for again, even if they sleep and wake later.
  private func forget(_ unfinished: Set<Int>) {
    for piece in unfinished { kinds[piece] = nil }
    pieces.subtract(unfinished)
    parked.subtract(unfinished)
  }
}
