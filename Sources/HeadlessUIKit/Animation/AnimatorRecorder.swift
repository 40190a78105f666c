import Foundation
import Geometry
import Timeline

/// Passes the changes in a property animator's block to the animator.
final class AnimatorRecorder: ChangeRecorder {
  private(set) var drivenAnimations: [DrivenAnimation] = []
  private let splitsAxes: Bool
  private let timing: (DrivenAnimation.Axis) -> AnimatorTiming

  init(splitsAxes: Bool, timing: @escaping (DrivenAnimation.Axis) -> AnimatorTiming) {
    (self.splitsAxes, self.timing) = (splitsAxes, timing)
  }

  // [M] A vector velocity makes one animation for each axis.
  func record(_ change: LayerChange, in context: AnimationContext) {
    guard splitsAxes, let axes = change.axes else {
      addAnimation(change, \.dx, in: context)
      return
    }
    if axes.x.isReal { addAnimation(axes.x, \.dx, in: context) }
    if axes.y.isReal { addAnimation(axes.y, \.dy, in: context) }
  }

  private func addAnimation(
    _ change: LayerChange,
    _ axis: DrivenAnimation.Axis,
    in context: AnimationContext
  ) {
    let plain = AnimationContext(
      duration: 1,
      delay: 0,
      pacing: .curve(.linear),
      options: context.options,
      block: context.block
    )
    guard let animation = PropertyRecorder().animation(for: change, in: plain) else { return }
    animation.block = context.block
    add(animation, for: change, axis)
  }

  func add(_ animation: CAPropertyAnimation, for change: LayerChange, in context: AnimationContext)
  {
    animation.block = context.block
    add(animation, for: change, \.dx)
  }

  private func add(
    _ animation: CAPropertyAnimation,
    for change: LayerChange,
    _ axis: DrivenAnimation.Axis
  ) {
    let drivenAnimation = DrivenAnimation(change: change, axis: axis, timing: timing(axis))
    animation.drivenAnimation = drivenAnimation
    animation.duration = 1
    animation.fillMode = .both
    let path = change.key.description
    drivenAnimation.key = animation.isAdditive ? change.layer.animationTable.freeKey(path) : path
    change.layer.add(animation, forKey: drivenAnimation.key)
    drivenAnimations.append(drivenAnimation)
  }
}

extension LayerChange {
  /// Whether there is a change.
  fileprivate var isReal: Bool { old.lanes != new.lanes }

  /// A point's change as those of two numbers.
  fileprivate var axes: (x: LayerChange, y: LayerChange)? {
    guard key.component == nil, case .point(let from) = old, case .point(let to) = new else {
      return nil
    }
    func axis(_ component: LayerComponent, _ path: KeyPath<CGPoint, CGFloat>) -> LayerChange {
      LayerChange(
        layer: layer,
        key: LayerKeyPath(key.property, component),
        old: .number(from[keyPath: path]),
        new: .number(to[keyPath: path])
      )
    }
    return (axis(.x, \.x), axis(.y, \.y))
  }
}
