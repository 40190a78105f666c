public import Foundation
import Geometry

// `beginAnimations` … `commitAnimations`: settings between them apply to later changes.

extension UIView {
  public class func beginAnimations(
    _ animationID: String?,
    context: UnsafeMutableRawPointer?
  ) {
    BlocklessAnimation.begin(animationID, context)
  }

  public class func commitAnimations() { BlocklessAnimation.commit() }
  public class func setAnimationDelegate(_ delegate: Any?) {
    BlocklessAnimation.current?.delegate = delegate as AnyObject?
  }
  public class func setAnimationWillStart(_ selector: Selector?) {
    BlocklessAnimation.current?.willStart = selector
  }
  public class func setAnimationDidStop(_ selector: Selector?) {
    BlocklessAnimation.current?.didStop = selector
  }
  public class func setAnimationDuration(_ duration: TimeInterval) {
    BlocklessAnimation.change { $0.duration = duration }
  }
  public class func setAnimationDelay(_ delay: TimeInterval) {
    BlocklessAnimation.change { $0.delay = delay }
  }
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    BlocklessAnimation.change { $0.curve = curve }
  }
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    BlocklessAnimation.changeRepeats { $0.count = repeatCount > 0 ? repeatCount : 1 }
  }
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BlocklessAnimation.changeRepeats { $0.autoreverses = repeatAutoreverses }
  }
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    BlocklessAnimation.change {
      if fromCurrentState {
        $0.options.insert(.beginFromCurrentState)
      } else {
        $0.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Animates from the view's last committed picture to the one after the block.
  public class func setAnimationTransition(
    _ transition: AnimationTransition,
    for view: UIView,
    cache: Bool
  ) {
    BlocklessAnimation.current?.addTransition(transition, to: view)
  }
}

/// A `beginAnimations` without its `commitAnimations`.
@MainActor
final class BlocklessAnimation {
  struct Settings {
    var duration: TimeInterval = 0.2  // [D] Numbers.md
    var delay: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var repeats: AnimationContext.Repeats = (1, false)
    var options: UIView.AnimationOptions = []
  }

  private static var stack: [BlocklessAnimation] = []
  static var current: BlocklessAnimation? { stack.last }

  /// What the app calls it, and hands over to its own methods.
  private let id: String?
  private let pointer: UnsafeMutableRawPointer?
  private var settings = Settings()
  private let block: AnimationBlock
  private let end: End
  private let core = StageCore.ambient
  /// The animation context since the last setting.
  private var pushed: AnimationContext?
  var willStart: Selector?
  var delegate: AnyObject? {
    get { end.delegate }
    set { end.delegate = newValue }
  }
  var didStop: Selector? {
    get { end.selector }
    set { end.selector = newValue }
  }

  /// The receiver of the end, set between begin and commit.
  private final class End {
    var delegate: AnyObject?
    var selector: Selector?
  }

  private init(_ id: String?, _ context: UnsafeMutableRawPointer?) {
    let end = End()
    (self.id, pointer, self.end) = (id, context, end)
    block = AnimationBlock { finished in
      guard let delegate = end.delegate, let selector = end.selector else { return }
      selector.send(to: delegate, with: [id, NSNumber(value: finished), context])
    }
  }

  static func begin(_ id: String?, _ context: UnsafeMutableRawPointer?) {
    let animation = BlocklessAnimation(id, context)
    stack.append(animation)
    animation.pushContext()
  }

  private func pushContext() {
    pushed = context
    AnimationContext.push(pushed)
  }

  static func commit() {
    guard let animation = stack.popLast() else { return }
    AnimationContext.pop()
    if animation.block.isPending, let delegate = animation.delegate {
      animation.willStart?.send(to: delegate, with: [animation.id, animation.pointer])
    }
    animation.block.close(animation.core)
  }

  static func change(_ body: (inout Settings) -> Void) {
    guard let animation = innermost else { return }
    body(&animation.settings)
    AnimationContext.pop()
    animation.pushContext()
  }

  /// Nil inside a block that has begun since.
  private static var innermost: BlocklessAnimation? {
    current.flatMap { $0.pushed === AnimationContext.current ? $0 : nil }
  }

  /// [W] Inside a block, the repeat count can also be set this way.
  static func changeRepeats(_ body: (inout AnimationContext.Repeats) -> Void) {
    if innermost == nil, let block = AnimationContext.current {
      body(&block.repeats)
    } else {
      change { body(&$0.repeats) }
    }
  }

  private var context: AnimationContext? {
    guard core.areAnimationsEnabled, settings.duration > 0 else { return nil }
    let context = AnimationContext(
      duration: settings.duration,
      delay: settings.delay,
      pacing: .option(UInt(settings.curve.rawValue)),
      options: settings.options,
      block: block
    )
    context.repeats = settings.repeats
    return context
  }

  func addTransition(_ transition: UIView.AnimationTransition, to view: UIView) {
    guard core.areAnimationsEnabled, settings.duration > 0 else { return }
    let number = UInt(settings.curve.rawValue) << 16 | UInt(transition.rawValue) << 20
    UIView.addPicture(
      UIView.AnimationOptions(rawValue: number),
      over: settings.duration,
      to: view,
      block
    )
  }
}
