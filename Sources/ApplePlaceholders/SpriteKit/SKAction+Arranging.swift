public import Dispatch
public import Foundation

extension SKAction {
  public class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(
      .sequence(actions),
      duration: actions.reduce(0) { $0 + $1.duration },
      opposite: { sequence(actions.reversed().map { $0.reversed() }) }
    )
  }

  public class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(
      .group(actions),
      duration: actions.map(\.duration).max() ?? 0,
      opposite: { group(actions.map { $0.reversed() }) }
    )
  }

  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(
      .repetition(action, count: max(count, 0)),
      duration: action.duration * Double(max(count, 0)),
      opposite: { `repeat`(action.reversed(), count: count) }
    )
  }

  public class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(
      .repetition(action, count: nil),
      duration: .infinity,
      opposite: { repeatForever(action.reversed()) }
    )
  }

  /// [D] Ends at once; the child's action goes on by itself.
  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(
      .onChild(name, action),
      duration: 0,
      opposite: { run(action.reversed(), onChildWithName: name) }
    )
  }

  public class func wait(forDuration duration: TimeInterval) -> SKAction {
    course(duration) { _ in { _ in } }
  }

  /// Within half of `range` around `duration`, each time it begins; here always `duration`.
  public class func wait(
    forDuration duration: TimeInterval,
    withRange durationRange: TimeInterval
  ) -> SKAction { wait(forDuration: duration) }

  public class func run(_ block: @escaping @MainActor () -> Void) -> SKAction {
    instant { _ in block() }
  }

  /// The block runs on the main queue, as all of a film's work does.
  public class func run(_ block: @escaping @MainActor () -> Void, queue: DispatchQueue) -> SKAction
  {
    run(block)
  }

  public class func customAction(
    withDuration duration: TimeInterval,
    actionBlock block: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction {
    course(duration) { node in
      { [unowned node] share in block(node, CGFloat(share * duration)) }
    }
  }

  public class func removeFromParent() -> SKAction { instant { $0.removeFromParent() } }

  // MARK: Making

  // What `begin` returns is kept by the node, and must not keep it in turn.
  static func course(
    _ duration: TimeInterval,
    opposite: (() -> SKAction)? = nil,
    _ begin: @escaping @MainActor (SKNode) -> @MainActor (Double) -> Void
  ) -> SKAction {
    SKAction(.course(begin), duration: max(duration, 0), opposite: opposite)
  }

  static func instant(
    opposite: (() -> SKAction)? = nil,
    _ body: @escaping @MainActor (SKNode) -> Void
  ) -> SKAction {
    course(0, opposite: opposite) { node in { [unowned node] _ in body(node) } }
  }

  /// Adds parts of a change as time passes, so that several such actions add up.
  static func adding(
    _ duration: TimeInterval,
    opposite: (() -> SKAction)?,
    _ add: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction {
    course(duration, opposite: opposite) { node in
      var done = 0.0
      return { [unowned node] progress in
        add(node, CGFloat(progress - done))
        done = progress
      }
    }
  }

  /// Changes a number from its value at the beginning to another.
  static func reaching<Node: SKNode>(
    _ duration: TimeInterval,
    _ path: @escaping @MainActor (Node, CGFloat) -> Void,
    from value: @escaping @MainActor (Node) -> CGFloat,
    to end: CGFloat
  ) -> SKAction {
    course(duration) { node in
      guard let node = node as? Node else { return { _ in } }
      let start = value(node)
      return { [unowned node] share in path(node, start + (end - start) * CGFloat(share)) }
    }
  }
}
