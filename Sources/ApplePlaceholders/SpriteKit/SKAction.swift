public import Foundation

public enum SKActionTimingMode: Int, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut
}

public typealias SKActionTimingFunction = (Float) -> Float

/// What a node does in a time: a change of its values, or an arrangement of other actions.
open class SKAction: NSObject, NSCopying, @unchecked Sendable {
  enum Kind {
    /// Begun with the node, it is called with the progress from 0 to 1.
    case course(@MainActor (SKNode) -> @MainActor (Double) -> Void)
    case sequence([SKAction])
    case group([SKAction])
    /// Without a count for ever.
    case repetition(SKAction, count: Int?)
    case onChild(String, SKAction)
  }

  let kind: Kind
  private let opposite: (() -> SKAction)?

  open var duration: TimeInterval
  open var timingMode = SKActionTimingMode.linear
  open var timingFunction: SKActionTimingFunction = { $0 }
  open var speed: CGFloat = 1

  /// Does nothing.
  public override convenience init() { self.init(.sequence([]), duration: 0) }

  init(_ kind: Kind, duration: TimeInterval, opposite: (() -> SKAction)? = nil) {
    (self.kind, self.duration, self.opposite) = (kind, duration, opposite)
    super.init()
  }

  /// [D] The opposite; actions that have none are repeated as they are.
  open func reversed() -> SKAction {
    guard let made = opposite?() else { return self }
    (made.timingMode, made.timingFunction, made.speed) = (timingMode, timingFunction, speed)
    return made
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKAction(kind, duration: duration, opposite: opposite)
    (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
    return copy
  }

  /// Whether it never ends.
  var isEndless: Bool {
    guard speed > 0, duration.isFinite else { return true }
    return switch kind {
    case .course: false
    case .sequence(let actions), .group(let actions): actions.contains(where: \.isEndless)
    case .repetition(let action, let count): count == nil || action.isEndless
    case .onChild: false
    }
  }

  /// The progress of the values at a share of the duration.
  func shaped(_ share: Double) -> Double {
    let eased =
      switch timingMode {
      // [I] Quadratic, as close to SpriteKit's as is known.
      case .linear: share
      case .easeIn: share * share
      case .easeOut: 1 - (1 - share) * (1 - share)
      case .easeInEaseOut:
        share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share)
      }
    return Double(timingFunction(Float(eased))) + (eased - Double(Float(eased)))
  }
}
