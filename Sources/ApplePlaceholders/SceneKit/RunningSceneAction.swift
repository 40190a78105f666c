import Foundation

/// An action that a node is running.
final class RunningSceneAction {
  let action: SCNAction
  let key: String?
  var isCancelled = false

  init(_ action: SCNAction, key: String?) {
    (self.action, self.key) = (action, key)
  }

  /// Calls `then` when the action has ended, not if it is removed.
  func perform(_ action: SCNAction, on node: SCNNode, then: @escaping () -> Void) {
    switch action.kind {
    case .change(let body):
      wait(action.speed > 0 ? action.duration / Double(action.speed) : .infinity) {
        body(node)
        then()
      }
    case .sequence(let actions): performAll(actions[...], on: node, then: then)
    case .group(let actions):
      var left = actions.count
      guard left > 0 else { return then() }
      for action in actions {
        perform(action, on: node) {
          left -= 1
          if left == 0 { then() }
        }
      }
    // What never ends changes nothing that could be seen.
    case .repetition(_, nil): break
    case .repetition(let part, let count?):
      performAll(Array(repeating: part, count: count)[...], on: node, then: then)
    }
  }

  private func performAll(
    _ actions: ArraySlice<SCNAction>,
    on node: SCNNode,
    then: @escaping () -> Void
  ) {
    guard let first = actions.first else { return then() }
    perform(first, on: node) { [self] in
      performAll(actions.dropFirst(), on: node, then: then)
    }
  }

  private func wait(_ seconds: TimeInterval, then: @escaping () -> Void) {
    guard seconds.isFinite else { return }
    SceneDelay.call(after: seconds) { [self] in if !isCancelled { then() } }
  }
}
