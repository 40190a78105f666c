public import Foundation
import Timeline

/// Animations that share one clock.
open class CAAnimationGroup: CAAnimation {
  public override init() {
    super.init()
  }

  open var animations: [CAAnimation]?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = filled(CAAnimationGroup())
    copy.animations = animations?.map { $0.copied }
    return copy
  }

  override func parts(pace: Pace) -> [LayerAnimation] {
    let length = pace.duration
    return (animations ?? []).flatMap { member in
      // [D] A member without a duration takes the group's.
      let duration = member.duration > 0 ? member.duration : length
      let timing = member.timing(begin: Instant(seconds: member.beginTime), duration: duration)
      return member.parts(pace: pace.inside(timing))
    }
  }
}

extension CAAnimation {
  var copied: Self {
    // `copy(with:)` of every animation class makes its own class.
    (copy(with: nil) as? Self) ?? self
  }
}
