import Foundation
import Catalogue

extension UIView {
  /// Does nothing for options without a transition.
  static func addPicture(
    _ options: AnimationOptions,
    over duration: TimeInterval,
    to view: UIView,
    _ block: AnimationBlock
  ) {
    guard let style = options.pictureStyle else { return }
    addPicture(style, options, over: duration, to: view, block)
  }

  private static func addPicture(
    _ style: any SceneTransition,
    _ options: AnimationOptions,
    over duration: TimeInterval,
    to view: UIView,
    _ block: AnimationBlock
  ) {
    let animation = PictureAnimation(style)
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(
      curve: Pacing.option(options.curveNumber).curve(over: duration)
    )
    animation.block = block
    view.layer.add(animation, forKey: nil)
  }

  /// `transition(with:duration:options:)` in a style that no option names.
  static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions,
    style: any SceneTransition,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let core = view.layer.core
    let block = AnimationBlock(completion: completion)
    defer { block.close(core) }
    if duration > 0, core.areAnimationsEnabled {
      addPicture(style, options, over: duration, to: view, block)
    }
    AnimationContext.with(nil, animations)
  }
}

extension UIView.AnimationOptions {
  /// Whether they name a transition from a picture to another.
  var hasPictures: Bool { pictureStyle != nil }

  // [D] The values of UIView.h (rule view-animation.option-bits).
  fileprivate var pictureStyle: (any SceneTransition)? {
    switch transitionNumber {
    case 1: Flip(from: .left)
    case 2: Flip(from: .right)
    case 3: CurlUp()
    case 4: CurlUp().reversed()
    case 5: CrossDissolve()
    case 6: Flip(from: .up)
    case 7: Flip(from: .down)
    default: nil
    }
  }
}
