public import Foundation

public enum SCNActionTimingMode: Int, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut
}

public typealias SCNActionTimingFunction = (Float) -> Float

/// What a node does in a time of the virtual clock: its values jump at the end.
open class SCNAction: NSObject, NSCopying, @unchecked Sendable {
  enum Kind {
    case change((SCNNode) -> Void)
    case wait
    case sequence([SCNAction])
    case group([SCNAction])
    /// Without a count for ever.
    case repetition(SCNAction, count: Int?)
  }

  let kind: Kind
  private let opposite: (() -> SCNAction)?
  /// The duration that it was made with.
  let ownDuration: TimeInterval
  open var duration: TimeInterval
  open var timingMode = SCNActionTimingMode.linear
  open var timingFunction: SCNActionTimingFunction?
  open var speed: CGFloat = 1

  /// Does nothing.
  public override convenience init() { self.init(.wait, duration: 0) }

  init(_ kind: Kind, duration: TimeInterval, opposite: (() -> SCNAction)? = nil) {
    (self.kind, self.duration, self.opposite) = (kind, duration, opposite)
    ownDuration = duration
    super.init()
  }

  /// [D] The opposite; actions that have none are repeated as they are.
  open func reversed() -> SCNAction { opposite?() ?? self }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNAction(kind, duration: ownDuration, opposite: opposite)
    (copy.timingMode, copy.timingFunction) = (timingMode, timingFunction)
    (copy.duration, copy.speed) = (duration, speed)
    return copy
  }

  /// Whether it changes values over a time, which are seen to jump.
  var isGradual: Bool {
    switch kind {
    case .change: duration > 0
    case .wait: false
    case .sequence(let actions), .group(let actions): actions.contains(where: \.isGradual)
    case .repetition(let part, _): part.isGradual
    }
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

  /// No recording waits for its end.
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
