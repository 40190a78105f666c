import VirtualTime
public import Foundation
import Timeline

/// An animation from one value to another with a spring.
open class CASpringAnimation: CABasicAnimation {
  public override init() {
    super.init()
  }

  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(duration: perceptualDuration, bounce: bounce, overdamping: .clamped)
    (stiffness, damping) = (spring.stiffness, spring.damping)
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  open var mass: CGFloat = 1  // [D]
  open var stiffness: CGFloat = 100  // [D]
  open var damping: CGFloat = 10  // [D]
  open var initialVelocity: CGFloat = 0  // [D]
  open var allowsOverdamping = false

  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration(velocity: initialVelocity)
  }
  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }
  open var bounce: CGFloat { CGFloat(spring.bounce) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = filledBasic(Self.fresh())
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  private var spring: Spring {
    Spring(
      mass: mass,
      stiffness: stiffness,
      damping: damping,
      overdamping: allowsOverdamping ? .swapped : .clamped
    )
  }

  /// The timing function paces time; the spring converts that to progress.
  package override var motion: Motion? {
    super.motion.map {
      .paced(by: .spring(spring, over: runLength, velocity: initialVelocity), $0)
    }
  }

  private var runLength: CFTimeInterval { duration > 0 ? duration : CATransaction.standardDuration }
}
