import Foundation
import HeadlessUIKit

/// An action that a node is running.
@MainActor
final class RunningAction {
  let action: SKAction
  let key: String?
  private let course: ActionCourse
  /// When it was started; nil after its first step.
  private var start: TimeInterval?

  init(_ action: SKAction, key: String?, at now: TimeInterval) {
    (self.action, self.key, start) = (action, key, now)
    course = ActionCourse.of(action)
  }

  /// Advances to `now`, and returns whether it has ended.
  ///
  /// Its first step counts from its start, not from the last refresh.
  func step(_ node: SKNode, by seconds: TimeInterval, to now: TimeInterval, speed: CGFloat) -> Bool
  {
    let passed = start.map { min(max(now - $0, 0), seconds) } ?? seconds
    start = nil
    return course.advance(node, by: passed * Double(speed)) != nil
  }
}

extension SKNode {
  func start(_ action: SKAction, key: String?) {
    running.append(RunningAction(action, key: key, at: CACurrentMediaTime()))
    if !action.isEndless { scene?.hold() }
  }

  /// Advances the actions of a node and of all below.
  func stepActions(by seconds: TimeInterval, to now: TimeInterval, speed: CGFloat = 1) {
    guard !isPaused else { return }
    let speed = speed * self.speed
    for run in running where running.contains(where: { $0 === run }) {
      let hasEnded = run.step(self, by: seconds, to: now, speed: speed)
      if hasEnded { running.removeAll { $0 === run } }
    }
    for child in children where child.parent === self {
      child.stepActions(by: seconds, to: now, speed: speed)
    }
  }

  /// Whether an action that ends is running here or below.
  var hasEndingActions: Bool {
    guard !isPaused, speed > 0 else { return false }
    return running.contains { !$0.action.isEndless } || children.contains(where: \.hasEndingActions)
  }
}
