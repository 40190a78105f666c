import Dispatch
import Foundation
import Timeline

// Delays on queues other than the main one, and delays that other queues ask for, on a stage that
// drives them: they pass on its clock, and what comes then is waited for.

extension StageCore {
  /// The stage of the running code, on any queue, if it drives what other queues do later.
  static var driver: Home? {
    let current = ofMainThread.map(Home.init) ?? home
    return current?.patienceElsewhere == nil ? nil : current
  }
}

extension StageCore.Home {
  func run(
    on queue: DispatchQueue,
    after delay: TimeInterval,
    holds: Bool,
    _ work: @escaping @Sendable () -> Void
  ) {
    guard !StageCore.isOnMainQueue else {
      return schedule(on: queue, after: delay, holds: holds, work)
    }
    // The clock belongs to the main queue.
    elsewhere.sendBack { schedule(on: queue, after: delay, holds: holds, work) }
  }

  private func schedule(
    on queue: DispatchQueue,
    after delay: TimeInterval,
    holds: Bool,
    _ work: @escaping @Sendable () -> Void
  ) {
    guard let core, let limit = patienceElsewhere else { return }
    core.run(after: delay, holds: holds) {
      guard !queue.isMain else { return work() }
      let counted = elsewhere.counting(.work(queue: queue.label), work)
      queue.async(group: nil, qos: .unspecified, flags: [], execute: counted)
      MainActor.assumeIsolated { _ = StageCore.waitForWorkElsewhere(atMost: limit) }
    }
  }
}
