import Foundation
import HeadlessUIKit

/// An action that a node is running.
final class RunningSceneAction {
  typealias Next = (SCNNode) -> Void

  /// How the time of a part passes.
  private struct Pace {
    /// Seconds of the part in a second of the clock.
    var rate = 1.0
    /// Whether a recording waits for the part: not for what never ends.
    var isAwaited = true
  }

  let action: SCNAction
  let key: String?
  var isCancelled = false

  // [I] The refreshes of a device, at which the parts of endless actions begin.
  private static let refresh: TimeInterval = 1 / 60
  /// What is left to repeat after so many turns of one refresh waits for the next one.
  private static let mostTurns = 1_000

  init(_ action: SCNAction, key: String?) {
    (self.action, self.key) = (action, key)
  }

  /// Calls `then` when the action has ended, not if it is removed.
  func start(on node: SCNNode, then: @escaping Next) {
    perform(action, on: node, Pace(), then: then)
  }

  private func perform(
    _ action: SCNAction,
    on node: SCNNode,
    _ outer: Pace,
    then: @escaping Next
  ) {
    let pace = Pace(rate: outer.rate * action.rate, isAwaited: outer.isAwaited)
    guard pace.rate > 0 else { return }
    switch action.kind {
    case .change(let body):
      wait(action.duration / pace.rate, on: node, pace) { node in
        body(node)
        then(node)
      }
    case .wait: wait(action.duration / pace.rate, on: node, pace, then: then)
    case .sequence(let actions): performAll(actions[...], on: node, pace, then: then)
    case .group(let actions): performTogether(actions, on: node, pace, then: then)
    case .repetition(let part, let count?):
      performAgain(part, count: count, on: node, pace, then: then)
    case .repetition(let part, nil):
      performForever(part, on: node, Pace(rate: pace.rate, isAwaited: false))
    }
  }

  private func performAll(
    _ actions: ArraySlice<SCNAction>,
    on node: SCNNode,
    _ pace: Pace,
    then: @escaping Next
  ) {
    guard let first = actions.first else { return wait(0, on: node, pace, then: then) }
    let rest = actions.dropFirst()
    perform(first, on: node, pace) { [self] node in
      if rest.isEmpty { then(node) } else { performAll(rest, on: node, pace, then: then) }
    }
  }

  private func performTogether(
    _ actions: [SCNAction],
    on node: SCNNode,
    _ pace: Pace,
    then: @escaping Next
  ) {
    guard !actions.isEmpty else { return wait(0, on: node, pace, then: then) }
    var left = actions.count
    for action in actions {
      perform(action, on: node, pace) { node in
        left -= 1
        if left == 0 { then(node) }
      }
    }
  }

  private func performAgain(
    _ part: SCNAction,
    count: Int,
    on node: SCNNode,
    _ pace: Pace,
    then: @escaping Next
  ) {
    guard count > 0 else { return wait(0, on: node, pace, then: then) }
    perform(part, on: node, pace) { [self] node in
      guard count > 1 else { return then(node) }
      let isFull = part.duration <= 0 && count % Self.mostTurns == 0
      wait(isFull ? Self.refresh : 0, on: node, pace) { [self] node in
        performAgain(part, count: count - 1, on: node, pace, then: then)
      }
    }
  }

  /// A part that takes no time runs once at every refresh.
  private func performForever(_ part: SCNAction, on node: SCNNode, _ pace: Pace) {
    let start = CACurrentMediaTime()
    perform(part, on: node, pace) { [self] node in
      let isStanding = CACurrentMediaTime() <= start
      wait(isStanding ? Self.refresh : 0, on: node, pace) { [self] node in
        performForever(part, on: node, pace)
      }
    }
  }

  private func wait(
    _ seconds: TimeInterval,
    on node: SCNNode,
    _ pace: Pace,
    then: @escaping Next
  ) {
    guard seconds.isFinite else { return }
    // What never ends must not keep its node.
    let kept = pace.isAwaited ? node : nil
    SceneDelay.call(after: seconds, isAwaited: pace.isAwaited) { [self, weak node] in
      withExtendedLifetime(kept) { if let node, !isCancelled { then(node) } }
    }
  }
}

extension SCNAction {
  /// Seconds of the parts in a second of the action around it.
  ///
  /// A duration that was set later stretches what the action is made of.
  fileprivate var rate: Double {
    let isStretched = duration != ownDuration && ownDuration.isFinite && ownDuration > 0
    guard isStretched, !isSimple else { return Double(speed) }
    // The shortest time is a refresh's: what takes none would have an infinite rate.
    return Double(speed) * ownDuration / max(duration, 1e-9)
  }

  private var isSimple: Bool {
    switch kind {
    case .change, .wait: true
    case .sequence, .group, .repetition: false
    }
  }
}
