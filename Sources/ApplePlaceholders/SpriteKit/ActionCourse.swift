import Foundation

/// The progress of one action on one node.
@MainActor
class ActionCourse {
  static func of(_ action: SKAction) -> ActionCourse {
    switch action.kind {
    case .course(let begin): ValueCourse(action, begin)
    case .sequence(let actions): SequenceCourse(action, actions)
    case .group(let actions): GroupCourse(action, actions)
    case .repetition(let part, let count): RepetitionCourse(action, part, count)
    case .onChild(let name, let part): ChildCourse(action, name, part)
    }
  }

  let action: SKAction

  init(_ action: SKAction) {
    self.action = action
  }

  /// Advances; the seconds that are left over when it has ended, otherwise nil.
  final func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
    let speed = Double(action.speed)
    guard speed > 0 else { return nil }
    return step(node, by: seconds * speed).map { $0 / speed }
  }

  func step(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? { seconds }
}

/// Changes values of the node.
private final class ValueCourse: ActionCourse {
  private let begin: @MainActor (SKNode) -> @MainActor (Double) -> Void
  private var show: (@MainActor (Double) -> Void)?
  private var elapsed = 0.0

  init(_ action: SKAction, _ begin: @escaping @MainActor (SKNode) -> @MainActor (Double) -> Void) {
    self.begin = begin
    super.init(action)
  }

  override func step(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
    let show = self.show ?? begin(node)
    self.show = show
    elapsed += seconds
    let left = elapsed - action.duration
    // Sums of refreshes are rounded numbers.
    guard left < -1e-9 else {
      show(action.shaped(1))
      return max(left, 0)
    }
    show(action.shaped(elapsed / action.duration))
    return nil
  }
}

private final class SequenceCourse: ActionCourse {
  private var waiting: ArraySlice<SKAction>
  private var current: ActionCourse?

  init(_ action: SKAction, _ actions: [SKAction]) {
    waiting = actions[...]
    super.init(action)
  }

  override func step(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
    var left = seconds
    while let part = current ?? waiting.popFirst().map(ActionCourse.of) {
      current = part
      guard let rest = part.advance(node, by: left) else { return nil }
      (left, current) = (rest, nil)
    }
    return left
  }
}

private final class GroupCourse: ActionCourse {
  private var running: [ActionCourse]

  init(_ action: SKAction, _ actions: [SKAction]) {
    running = actions.map(ActionCourse.of)
    super.init(action)
  }

  override func step(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
    var left = seconds
    running = running.filter { part in
      guard let rest = part.advance(node, by: seconds) else { return true }
      left = min(left, rest)
      return false
    }
    return running.isEmpty ? left : nil
  }
}

private final class RepetitionCourse: ActionCourse {
  private let part: SKAction
  private var current: ActionCourse
  private var count: Int?
  /// What is left to repeat after so many turns of one refresh waits for the next one.
  private static let mostTurns = 10_000

  init(_ action: SKAction, _ part: SKAction, _ count: Int?) {
    (self.part, self.count) = (part, count)
    current = ActionCourse.of(part)
    super.init(action)
  }

  override func step(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
    var left = seconds
    for _ in 0..<Self.mostTurns where count != 0 {
      guard let rest = current.advance(node, by: left) else { return nil }
      let isStanding = left - rest < 1e-9
      left = rest
      count = count.map { $0 - 1 }
      current = ActionCourse.of(part)
      // An endless action that takes no time runs once at every refresh.
      if count == nil, isStanding || left <= 0 { return nil }
    }
    return count == 0 ? left : nil
  }
}

private final class ChildCourse: ActionCourse {
  private let name: String
  private let part: SKAction

  init(_ action: SKAction, _ name: String, _ part: SKAction) {
    (self.name, self.part) = (name, part)
    super.init(action)
  }

  override func step(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
    node.childNode(withName: name)?.run(part)
    return seconds
  }
}
