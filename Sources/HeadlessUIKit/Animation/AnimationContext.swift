import Foundation

/// The parameters of a UIView animation block, for every change inside it.
final class AnimationContext {
  let duration: TimeInterval
  let delay: TimeInterval
  let pacing: Pacing
  let options: UIView.AnimationOptions
  let block: AnimationBlock
  let recorder: any ChangeRecorder
  typealias Repeats = (count: Float, autoreverses: Bool)

  var repeats: Repeats
  /// Views whose properties have changed, in order.
  private(set) var views: [UIView] = []

  init(
    duration: TimeInterval,
    delay: TimeInterval,
    pacing: Pacing,
    options: UIView.AnimationOptions,
    block: AnimationBlock,
    recorder: any ChangeRecorder = PropertyRecorder()
  ) {
    (self.duration, self.delay, self.pacing) = (duration, delay, pacing)
    (self.options, self.block, self.recorder) = (options, block, recorder)
    repeats = (
      options.contains(.repeat) ? .infinity : 1, options.contains(.autoreverse)
    )
  }

  // A block runs without interruption, so one stack serves all stages.
  private nonisolated(unsafe) static var stack: [AnimationContext?] = []

  /// The innermost block; nil outside of any and if animations are disabled.
  static var current: AnimationContext? { stack.last.flatMap(\.self) }

  static func with<Result>(_ context: AnimationContext?, _ body: () -> Result) -> Result {
    push(context)
    defer { pop() }
    return body()
  }

  static func push(_ context: AnimationContext?) { stack.append(context) }
  static func pop() { stack.removeLast() }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let property = LayerProperty(rawValue: event), let old = layer.values[property] else {
      return nil
    }
    return ChangeAction(context: self, property: property, old: old)
  }

  func touch(_ view: UIView) {
    guard !views.contains(where: { $0 === view }) else { return }
    views.append(view)
  }
}

/// Converts the change of a property to an animation.
protocol ChangeRecorder {
  func record(_ change: LayerChange, in context: AnimationContext)
  /// Adopts an animation that was made inside the block.
  func add(_ animation: CAPropertyAnimation, for change: LayerChange, in context: AnimationContext)
  /// Called at the end of the block.
  func finish(in context: AnimationContext)
}

extension ChangeRecorder {
  func finish(in context: AnimationContext) {}
}

/// The action of a view's layer inside an animation block.
private final class ChangeAction: CAAction {
  let context: AnimationContext
  let property: LayerProperty
  let old: AnimatableValue

  init(context: AnimationContext, property: LayerProperty, old: AnimatableValue) {
    (self.context, self.property, self.old) = (context, property, old)
  }

  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer, let new = layer.values[property] else { return }
    if let view = layer.delegate as? UIView { context.touch(view) }
    for change in changes(of: layer, to: new) { context.recorder.record(change, in: context) }
  }

  // [M] Origin and size of bounds are animated separately.
  private func changes(of layer: CALayer, to new: AnimatableValue) -> [LayerChange] {
    guard property == .bounds, let from = old.rect, let to = new.rect else {
      return [LayerChange(layer: layer, key: LayerKeyPath(property), old: old, new: new)]
    }
    var changes: [LayerChange] = []
    if from.origin != to.origin {
      changes.append(
        LayerChange(
          layer: layer,
          key: LayerKeyPath(.bounds, .origin),
          old: .point(from.origin),
          new: .point(to.origin)
        )
      )
    }
    if from.size != to.size {
      changes.append(
        LayerChange(
          layer: layer,
          key: LayerKeyPath(.bounds, .size),
          old: .size(from.size),
          new: .size(to.size)
        )
      )
    }
    return changes
  }
}
