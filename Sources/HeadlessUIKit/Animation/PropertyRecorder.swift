import Foundation
import Geometry

/// [M] Additive animations for geometry, replacement for the rest.
///
/// Rules view-animation.additive, view-animation.replacing.
struct PropertyRecorder: ChangeRecorder {
  func record(_ change: LayerChange, in context: AnimationContext) {
    guard context.duration > 0, let animation = animation(for: change, in: context) else { return }
    add(animation, for: change, in: context)
  }

  func add(_ animation: CAPropertyAnimation, for change: LayerChange, in context: AnimationContext)
  {
    animation.fillMode = .both
    animation.delay = context.delay
    animation.repeatCount = context.repeats.count
    animation.autoreverses = context.repeats.autoreverses
    animation.block = context.block
    let path = change.key.description
    let key = animation.isAdditive ? change.layer.animationTable.freeKey(path) : path
    change.layer.add(animation, forKey: key)
  }

  func animation(for change: LayerChange, in context: AnimationContext) -> CABasicAnimation? {
    let path = change.key.description
    let animation = context.pacing.animation(keyPath: path, duration: context.duration)
    if change.key.property.isAdditive, let offset = change.offset {
      animation.isAdditive = true
      animation.fromValue = offset.from.boxed
      animation.toValue = offset.to.boxed
      return animation
    }
    guard change.isAnimatable else { return nil }
    animation.fromValue = start(of: change, in: context).boxed
    animation.toValue = change.new.boxed
    return animation
  }

  // [M] Rule view-animation.replacing: from the value on screen, if requested and if it is
  // animated; otherwise the old model value.
  private func start(of change: LayerChange, in context: AnimationContext) -> AnimatableValue {
    guard context.options.contains(.beginFromCurrentState),
      change.layer.animationTable[change.key.description] != nil
    else { return change.old }
    return change.layer.presentedValues[at: change.key] ?? change.old
  }
}

extension LayerChange {
  /// The offset that is added to the new value so that the old one is shown, and its animation to
  /// zero.
  var offset: (from: AnimatableValue, to: AnimatableValue)? {
    switch (old, new) {
    case (.transform(let old), .transform(let new)):
      guard new.rows.inverse != nil else { return nil }
      let from = CATransform3DConcat(old, CATransform3DInvert(new))
      return (.transform(from), .transform(CATransform3DIdentity))
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect):
      guard let kind = new.laneKind, let from = old.lanes, let to = new.lanes else { return nil }
      return (kind.value(from - to), kind.value(.zero))
    default: return nil
    }
  }

  /// Properties such as `isHidden` change at once.
  var isAnimatable: Bool {
    switch key.property {
    case .isHidden, .isDoubleSided, .masksToBounds: false
    default: true
    }
  }
}
