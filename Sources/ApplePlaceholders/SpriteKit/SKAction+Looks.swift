public import Foundation
public import HeadlessUIKit

extension SKAction {
  // MARK: Scaling

  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(by: scale, y: scale, duration: duration)
  }

  public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    course(duration, opposite: { scaleX(by: 1 / xScale, y: 1 / yScale, duration: duration) }) {
      node in
      let (x, y) = (node.xScale, node.yScale)
      return { [unowned node] share in
        node.xScale = x * (1 + (xScale - 1) * CGFloat(share))
        node.yScale = y * (1 + (yScale - 1) * CGFloat(share))
      }
    }
  }

  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(to: scale, y: scale, duration: duration)
  }

  public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval)
    -> SKAction
  { group([scaleX(to: xScale, duration: duration), scaleY(to: yScale, duration: duration)]) }

  public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(duration, { $0.xScale = $1 }, from: { $0.xScale }, to: scale)
  }

  public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(duration, { $0.yScale = $1 }, from: { $0.yScale }, to: scale)
  }

  // MARK: Sizes of sprites

  public class func resize(
    byWidth width: CGFloat,
    height: CGFloat,
    duration: TimeInterval
  ) -> SKAction {
    adding(
      duration,
      opposite: { resize(byWidth: -width, height: -height, duration: duration) }
    ) { node, share in
      guard let sprite = node as? SKSpriteNode else { return }
      sprite.size.width += width * share
      sprite.size.height += height * share
    }
  }

  public class func resize(
    toWidth width: CGFloat,
    height: CGFloat,
    duration: TimeInterval
  ) -> SKAction {
    group([
      resize(toWidth: width, duration: duration), resize(toHeight: height, duration: duration),
    ])
  }

  public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(
      duration,
      { (node: SKSpriteNode, width) in node.size.width = width },
      from: { $0.size.width },
      to: width
    )
  }

  public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
    reaching(
      duration,
      { (node: SKSpriteNode, height) in node.size.height = height },
      from: { $0.size.height },
      to: height
    )
  }

  // MARK: Fading

  public class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    fade(to: 1, duration, opposite: { fadeOut(withDuration: duration) })
  }

  public class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    fade(to: 0, duration, opposite: { fadeIn(withDuration: duration) })
  }

  public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    fade(to: alpha, duration)
  }

  public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    adding(duration, opposite: { fadeAlpha(by: -factor, duration: duration) }) {
      $0.alpha += factor * $1
    }
  }

  private class func fade(
    to alpha: CGFloat,
    _ duration: TimeInterval,
    opposite: (() -> SKAction)? = nil
  ) -> SKAction {
    course(duration, opposite: opposite) { node in
      let start = node.alpha
      return { [unowned node] share in node.alpha = start + (alpha - start) * CGFloat(share) }
    }
  }

  public class func hide() -> SKAction { instant(opposite: { unhide() }) { $0.isHidden = true } }
  public class func unhide() -> SKAction { instant(opposite: { hide() }) { $0.isHidden = false } }

  // MARK: Pictures and colours

  public class func setTexture(_ texture: SKTexture) -> SKAction {
    setTexture(texture, resize: false)
  }

  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    instant { ($0 as? SKSpriteNode)?.show(texture, resize: resize) }
  }

  public class func animate(
    with textures: [SKTexture],
    timePerFrame sec: TimeInterval
  ) -> SKAction {
    animate(with: textures, timePerFrame: sec, resize: false, restore: true)
  }

  public class func animate(
    with textures: [SKTexture],
    timePerFrame sec: TimeInterval,
    resize: Bool,
    restore: Bool
  ) -> SKAction {
    course(
      sec * Double(textures.count),
      opposite: {
        animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore)
      }
    ) { node in
      guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
      let before = sprite.texture
      return { [unowned sprite] progress in
        // A frame that is due now is shown, although the share is a rounded number.
        // An app's own timing may overshoot.
        let share = progress.isFinite ? min(max(progress, 0), 1) : 1
        let index = Int(share * Double(textures.count) + 1e-9)
        let isOver = progress >= 1 && restore
        let texture = isOver ? before : textures[min(index, textures.count - 1)]
        if sprite.texture !== texture { sprite.show(texture, resize: resize) }
      }
    }
  }

  public class func colorize(
    with color: UIColor,
    colorBlendFactor: CGFloat,
    duration: TimeInterval
  ) -> SKAction {
    course(duration) { node in
      guard let sprite = node as? SKSpriteNode else { return { _ in } }
      let (start, factor) = (sprite.color, sprite.colorBlendFactor)
      return { [unowned sprite] progress in
        sprite.color = start.mixed(with: color, CGFloat(progress))
        sprite.colorBlendFactor = factor + (colorBlendFactor - factor) * CGFloat(progress)
      }
    }
  }

  public class func colorize(
    withColorBlendFactor colorBlendFactor: CGFloat,
    duration: TimeInterval
  ) -> SKAction {
    reaching(
      duration,
      { (sprite: SKSpriteNode, factor) in sprite.colorBlendFactor = factor },
      from: { $0.colorBlendFactor },
      to: colorBlendFactor
    )
  }
}

extension UIColor {
  /// Between two colours, component by component.
  fileprivate func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
    let (a, b) = (components, other.components)
    let mixed = zip(a, b).map { $0 + ($1 - $0) * share }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }

  private var components: [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
