import VirtualTime
public import Foundation
import Timeline

/// Animations with a common clock.
open class CAAnimationGroup: CAAnimation {
  public override init() {
    super.init()
  }

  open var animations: [CAAnimation]?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = filled(Self.fresh())
    copy.animations = animations?.map { $0.copied }
    return copy
  }

  package override func courses(pace: Pace) -> [PathCourse] {
    let length = pace.duration
    return (animations ?? []).flatMap { member in
      // [D] A member without a duration takes the group's.
      let duration = member.duration > 0 ? member.duration : length
      let timing = member.timing(begin: Instant(seconds: member.beginTime), duration: duration)
      return member.courses(pace: pace.inside(timing))
    }
  }
}

extension CAAnimation {
  var copied: Self {
    let copy = copy(with: nil)
    if let copy = copy as? Self { return copy }
    StageCore.ambient.raise(
      "\(Self.self)",
      "copy(with:) returned \(type(of: copy)), which is not a \(Self.self)",
      remedy: "return the result of super.copy(with:)"
    )
    return self
  }
}
