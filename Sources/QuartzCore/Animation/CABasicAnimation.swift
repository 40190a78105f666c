public import Foundation

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  public override init() {
    super.init()
  }

  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  open override func copy(with zone: NSZone? = nil) -> Any { filledBasic(Self.fresh()) }

  func filledBasic<Copy: CABasicAnimation>(_ copy: Copy) -> Copy {
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return filledProperty(copy)
  }

  package override var motion: Motion? {
    .basic(
      from: fromValue.map { AnimatableValue($0) },
      to: toValue.map { AnimatableValue($0) },
      by: byValue.map { AnimatableValue($0) }
    )
  }
}
