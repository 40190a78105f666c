import Foundation
import Geometry
import Timeline

/// Passes the changes in a property animator's block to the animator.
final class AnimatorRecorder: ChangeRecorder {
  private(set) var rides: [AnimatorRide] = []
  private let splitsAxes: Bool
  private let course: (AnimatorRide.Axis) -> Course

  init(splitsAxes: Bool, course: @escaping (AnimatorRide.Axis) -> Course) {
    (self.splitsAxes, self.course) = (splitsAxes, course)
  }

  // [M] A vector velocity makes one animation for each axis.
  func record(_ change: LayerChange, in context: AnimationContext) {
    guard splitsAxes, let axes = change.axes else {
      board(change, \.dx, in: context)
      return
    }
    if axes.x.isReal { board(axes.x, \.dx, in: context) }
    if axes.y.isReal { board(axes.y, \.dy, in: context) }
  }

  private func board(_ change: LayerChange, _ axis: AnimatorRide.Axis, in context: AnimationContext)
  {
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
    _ axis: AnimatorRide.Axis
  ) {
    let ride = AnimatorRide(change: change, axis: axis, course: course(axis))
    animation.ride = ride
    animation.duration = 1
    animation.fillMode = .both
    let path = change.key.description
    ride.key = animation.isAdditive ? change.layer.animationTable.freeKey(path) : path
    change.layer.add(animation, forKey: ride.key)
    rides.append(ride)
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
