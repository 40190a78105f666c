public import Dispatch
import Foundation
import Scene
import Timeline

// Code that imports UIKit prefers these to Dispatch's own, which have more parameters: work for the
// main queue becomes part of the stage's turns. Other queues run in real time, which is reported;
// their delays are virtual on a stage that drives them.
// The last parameter says nothing, but lets an app's own overload be preferred in turn.

extension DispatchQueue {
  /// On the main queue: runs at the end of this turn, or in real time, whichever comes first.
  public func async(
    execute work: @escaping @Sendable @convention(block) () -> Void,
    onStage: Void = ()
  ) {
    guard let core = stageCore else {
      StageCore.ofMainThread?.report(self, waits: false)
      return send(StageCore.following(work))
    }
    let once = OnceOnly(work)
    core.queue.later { once.run() }
    async(group: nil, qos: .unspecified, flags: []) { once.run() }
  }

  /// The same for work of a group.
  public func async(
    group: DispatchGroup,
    execute work: @escaping @Sendable @convention(block) () -> Void,
    onStage: Void = ()
  ) {
    guard stageCore == nil else {
      group.enter()
      return async(execute: {
        work()
        group.leave()
      })
    }
    StageCore.ofMainThread?.report(self, waits: false)
    group.enter()
    // It leaves the group before it counts as over: after that nobody waits for it.
    let leaving = StageCore.following {
      work()
      group.leave()
    }
    send(leaving)
  }

  /// Runs work in real time, which counts as work elsewhere.
  private func send(_ work: @escaping @Sendable () -> Void) {
    let elsewhere = WorkElsewhere.current
    guard !isMain else { return elsewhere.sendBack(work) }
    let counted = elsewhere.counting(.work(queue: label), work)
    async(group: nil, qos: .unspecified, flags: [], execute: counted)
  }

  /// On the main queue: runs after that much virtual time.
  public func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable @convention(block) () -> Void,
    onStage: Void = ()
  ) {
    guard let core = stageCore else {
      if let driver = StageCore.driver {
        let (delay, work) = (deadline.virtualDelay, StageCore.following(work))
        // Work on the side often starts itself again, which must hold no film open.
        return driver.run(on: self, after: delay, holds: isMain, work)
      }
      StageCore.ofMainThread?.report(self, waits: true)
      asyncAfter(
        deadline: deadline,
        qos: .unspecified,
        flags: [],
        execute: StageCore.following(work)
      )
      return
    }
    core.queue.at(core.now + Instant(seconds: deadline.virtualDelay)) { work() }
  }

  private var stageCore: StageCore? {
    isMain ? .ofMainThread : nil
  }

  // On Linux `.main` returns a new object each time; the label identifies the queue.
  var isMain: Bool { label == DispatchQueue.main.label }

  // On Linux the main queue may run on another thread, so the thread cannot be tested.
  fileprivate static let mainMark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

extension StageCore {
  /// The current stage, for code on the main queue.
  static var ofMainThread: StageCore? {
    isOnMainQueue ? .inUse : nil
  }

  package static var isOnMainQueue: Bool {
    DispatchQueue.getSpecific(key: DispatchQueue.mainMark) == true
  }

  /// Work that leaves the main queue during a recording may return after its end.
  ///
  /// A stage that drives other queues waits for it after the recording.
  fileprivate func report(_ queue: DispatchQueue, waits: Bool) {
    guard recording.start != nil, waits || !recording.isLive, interop.patienceElsewhere == nil
    else { return }
    warnOnce(
      "DispatchQueue",
      waits
        ? "work on the queue '\(queue.label)' waits on the real clock; the film does not"
        : "work on the queue '\(queue.label)' runs in real time; the film does not wait for it",
      remedy: waits
        ? "delay it with DispatchQueue.main.asyncAfter, which follows the virtual clock"
        : "film it with recordLive, or do the work on the main queue",
      kind: .realTime
    )
  }
}

/// Work that is on two queues, one of which runs it.
final class OnceOnly: @unchecked Sendable {
  // Both queues run on the main thread.
  private var work: (() -> Void)?
  var hasRun: Bool { work == nil }

  init(_ work: @escaping () -> Void) {
    self.work = work
  }

  func run() {
    let work = work
    self.work = nil
    work?()
  }
}
