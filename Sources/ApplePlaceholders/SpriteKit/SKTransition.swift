public import Foundation
public import HeadlessUIKit

public enum SKTransitionDirection: Int, Sendable {
  case up, down, right, left
}

/// How one scene takes the place of another.
open class SKTransition: NSObject, @unchecked Sendable {
  private enum Kind {
    case crossFade
    case fade(UIColor)
    case push(SKTransitionDirection)
    case moveIn(SKTransitionDirection)
    case reveal(SKTransitionDirection)
    /// One that is not drawn here.
    case other(String)
  }

  private let kind: Kind
  private let duration: TimeInterval
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true

  private init(_ kind: Kind, _ duration: TimeInterval) {
    (self.kind, self.duration) = (kind, duration)
    super.init()
  }

  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.crossFade, sec)
  }
  /// Through black.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition {
    fade(with: .black, duration: sec)
  }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition(.fade(color), sec)
  }
  open class func push(
    with direction: SKTransitionDirection,
    duration sec: TimeInterval
  ) -> SKTransition { SKTransition(.push(direction), sec) }
  open class func moveIn(
    with direction: SKTransitionDirection,
    duration sec: TimeInterval
  ) -> SKTransition { SKTransition(.moveIn(direction), sec) }
  open class func reveal(
    with direction: SKTransitionDirection,
    duration sec: TimeInterval
  ) -> SKTransition { SKTransition(.reveal(direction), sec) }

  open class func doorway(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.other("doorway"), sec)
  }
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.other("doorsOpenHorizontal"), sec)
  }
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.other("doorsOpenVertical"), sec)
  }
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.other("doorsCloseHorizontal"), sec)
  }
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.other("doorsCloseVertical"), sec)
  }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.other("flipHorizontal"), sec)
  }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(.other("flipVertical"), sec)
  }

  // MARK: Running

  /// Animates the canvases of both scenes, which lie in one view, the new one above.
  @MainActor
  func run(from old: SKScene, to new: SKScene, completion: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    switch kind {
    case .crossFade: fade(new)
    case .fade(let color): fade(from: old, to: new, through: color)
    case .push(let direction):
      slide(new.canvas, from: direction.start, to: 0, direction)
      slide(old.canvas, from: 0, to: -direction.start, direction)
    case .moveIn(let direction): slide(new.canvas, from: direction.start, to: 0, direction)
    case .reveal(let direction):
      old.canvas.superlayer?.addSublayer(old.canvas)
      slide(old.canvas, from: 0, to: -direction.start, direction)
    case .other(let name):
      SpriteKitGap.transition(name).report()
      fade(new)
    }
    CATransaction.commit()
  }

  @MainActor
  private func fade(_ new: SKScene) {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (0, 1)
    add(fade, to: new.canvas)
  }

  /// The old scene until the half, then the new one, below a colour that comes and goes.
  @MainActor
  private func fade(from old: SKScene, to new: SKScene, through color: UIColor) {
    let cover = CALayer()
    cover.frame = new.canvas.frame
    cover.backgroundColor = color.cgColor
    cover.opacity = 0
    new.canvas.superlayer?.addSublayer(cover)
    let veil = CAKeyframeAnimation(keyPath: "opacity")
    veil.values = [0, 1, 0]
    add(veil, to: cover)
    let change = CAKeyframeAnimation(keyPath: "opacity")
    (change.values, change.calculationMode) = ([0, 1], .discrete)
    add(change, to: new.canvas)
    let completion = CATransaction.completionBlock()
    CATransaction.setCompletionBlock {
      cover.removeFromSuperlayer()
      completion?()
    }
  }

  /// Along the axis of a direction, in shares of the canvas's size.
  @MainActor
  private func slide(
    _ canvas: CALayer,
    from start: CGFloat,
    to end: CGFloat,
    _ direction: SKTransitionDirection
  ) {
    let slide = CABasicAnimation(keyPath: "transform.translation.\(direction.axis)")
    let size = direction.axis == "x" ? canvas.bounds.width : canvas.bounds.height
    (slide.fromValue, slide.toValue) = (start * size, end * size)
    // The old scene stays where it went until it is taken away.
    slide.fillMode = .forwards
    slide.isRemovedOnCompletion = end == 0
    slide.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    add(slide, to: canvas)
  }

  private func add(_ animation: CAAnimation, to layer: CALayer) {
    animation.duration = duration
    layer.add(animation, forKey: "transition")
  }
}

extension SKTransitionDirection {
  fileprivate var axis: String { self == .up || self == .down ? "y" : "x" }

  /// Where the new scene comes from, with y downwards.
  fileprivate var start: CGFloat {
    switch self {
    case .up, .left: 1
    case .down, .right: -1
    }
  }
}
