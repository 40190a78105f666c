public import Foundation

/// An animation of the property that a key path names.
open class CAPropertyAnimation: CAAnimation {
  public override init() {
    super.init()
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  open override func copy(with zone: NSZone? = nil) -> Any {
    filledProperty(Self.fresh())
  }

  func filledProperty<Copy: CAPropertyAnimation>(_ copy: Copy) -> Copy {
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
    return filled(copy)
  }

  package var motion: Motion? { nil }

  package override func courses(pace: Pace) -> [PathCourse] {
    let path = [keyPath, valueFunction?.component].compactMap(\.self).joined(separator: ".")
    guard let motion else { return [] }
    let course = Course(
      pace: pace,
      motion: motion,
      isAdditive: isAdditive,
      isCumulative: isCumulative
    )
    return [PathCourse(path: path, course: course)]
  }
}
