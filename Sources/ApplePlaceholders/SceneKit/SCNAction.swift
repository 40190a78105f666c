public import Foundation

public enum SCNActionTimingMode: Int, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut
}

public typealias SCNActionTimingFunction = (Float) -> Float

/// What a node does in a time of the virtual clock: its values jump at the end.
open class SCNAction: NSObject, NSCopying, @unchecked Sendable {
  enum Kind {
    case change((SCNNode) -> Void)
    case sequence([SCNAction])
    case group([SCNAction])
    /// Without a count for ever.
    case repetition(SCNAction, count: Int?)
  }

  let kind: Kind
  private let opposite: (() -> SCNAction)?
  open var duration: TimeInterval
  open var timingMode = SCNActionTimingMode.linear
  open var timingFunction: SCNActionTimingFunction?
  open var speed: CGFloat = 1

  init(_ kind: Kind, duration: TimeInterval, opposite: (() -> SCNAction)? = nil) {
    (self.kind, self.duration, self.opposite) = (kind, duration, opposite)
    super.init()
  }

  /// [D] The opposite; actions that have none are repeated as they are.
  open func reversed() -> SCNAction { opposite?() ?? self }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNAction(kind, duration: duration, opposite: opposite)
    (copy.timingMode, copy.speed) = (timingMode, speed)
    return copy
  }

  // MARK: Arranging

  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(
      .sequence(actions),
      duration: actions.reduce(0) { $0 + $1.duration },
      opposite: { sequence(actions.reversed().map { $0.reversed() }) }
    )
  }

  open class func group(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(
      .group(actions),
      duration: actions.map(\.duration).max() ?? 0,
      opposite: { group(actions.map { $0.reversed() }) }
    )
  }

  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(
      .repetition(action, count: max(count, 0)),
      duration: action.duration * Double(max(count, 0)),
      opposite: { `repeat`(action.reversed(), count: count) }
    )
  }

  /// Goes on without a change that could be seen.
  open class func repeatForever(_ action: SCNAction) -> SCNAction {
    SCNAction(
      .repetition(action, count: nil),
      duration: .infinity,
      opposite: { repeatForever(action.reversed()) }
    )
  }

  static func change(
    _ duration: TimeInterval,
    opposite: (() -> SCNAction)? = nil,
    _ body: @escaping (SCNNode) -> Void
  ) -> SCNAction {
    SCNAction(.change(body), duration: max(duration, 0), opposite: opposite)
  }
}
