import Catalogue
import Foundation
import Scene
import Timeline

/// The animation controller of the modal styles.
@MainActor
final class StyleAnimator: NSObject, UIViewControllerAnimatedTransitioning, SystemPart {
  private let style: UIModalTransitionStyle
  private let direction: ModalState.Direction
  /// What the disappearing screen showed at the last commit, in the space of the container's
  /// superview.
  private let before: Node?
  private weak var controller: UIPresentationController?
  /// Views that slide with the dismissed view.
  var companions: [UIView] = []

  init(
    _ style: UIModalTransitionStyle,
    direction: ModalState.Direction,
    before: Node?,
    of controller: UIPresentationController
  ) {
    (self.style, self.direction, self.before) = (style, direction, before)
    self.controller = controller
  }

  // [I] Popovers fade in and out.
  private var usedStyle: UIModalTransitionStyle {
    controller?.currentStyle == .popover ? .crossDissolve : style
  }

  /// Whether a view slides in front of a screen that stays.
  var slides: Bool { usedStyle == .coverVertical }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    switch usedStyle {
    case .coverVertical: Spring.systemDuration  // [M] Numbers.md
    case .crossDissolve: 0.35  // [D] Apple's sample
    case .flipHorizontal, .partialCurl: 0.75  // [I] Numbers.md
    }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.performWithoutAnimation { addViews(context) }
    switch usedStyle {
    case .coverVertical: cover(context)
    case .crossDissolve where !swapsScreens: fade(context)
    case .crossDissolve: change(context, CrossDissolve())
    case .flipHorizontal where !swapsScreens: turn(context)
    case .flipHorizontal:
      change(context, Flip(from: direction == .presentation ? .right : .left))
    case .partialCurl: curl(context)
    }
  }

  /// Whether one full screen replaces the other.
  private var swapsScreens: Bool { controller?.removesPresenter ?? false }

  private func addViews(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    if direction == .presentation {
      context.containerView.addSubview(to)
    } else if let controller, let presenter = controller.presenting, controller.staysHome {
      return controller.returnPresenterView(presenter)
    } else {
      context.containerView.insertSubview(to, at: 0)
    }
    if let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
    }
    to.layoutIfNeeded()
  }

  private func finish(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }

  private func cover(_ context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = direction == .presentation ? .to : .from
    guard let view = context.view(forKey: key) else { return finish(context) }
    let floor = context.containerView.bounds.maxY
    // An interaction drives one view only; otherwise the highest view determines the distance.
    let moving = context.isInteractive ? [view] : [view] + companions
    let distance = floor - (moving.map(\.frame.minY).min() ?? floor)
    let slide = Slide([view] + companions, distance: distance)
    if direction == .presentation { UIView.performWithoutAnimation { slide.leave() } }
    // An interaction moves the view linearly, without a spring.
    let pacing = context.isInteractive ? Pacing.curve(.linear) : .spring(.system, velocity: 0)
    animate(context, pacing: pacing) { [self] in
      if direction == .presentation { slide.rest() } else { slide.leave() }
    } end: { [self] in
      // Removed views are restored for their next appearance.
      if direction == .dismissal || context.transitionWasCancelled { slide.rest() }
    }
  }

  /// Views that slide down, and the distance.
  @MainActor
  private struct Slide {
    private let origins: [(view: UIView, center: CGPoint)]
    private let distance: CGFloat

    init(_ views: [UIView], distance: CGFloat) {
      origins = views.map { ($0, $0.center) }
      self.distance = distance
    }

    func rest() {
      for origin in origins { origin.view.center = origin.center }
    }

    func leave() {
      for origin in origins { origin.view.center.y = origin.center.y + distance }
    }
  }

  private func fade(_ context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = direction == .presentation ? .to : .from
    guard let view = context.view(forKey: key) else { return finish(context) }
    let alpha = view.alpha
    if direction == .presentation { UIView.performWithoutAnimation { view.alpha = 0 } }
    animate(context, pacing: .option(0)) { [self] in
      view.alpha = direction == .presentation ? alpha : 0
    } end: { [self] in
      // A removed view is restored for its next appearance.
      if direction == .dismissal || context.transitionWasCancelled { view.alpha = alpha }
    }
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning,
    pacing: Pacing,
    animations: () -> Void,
    end: @escaping () -> Void
  ) {
    let duration = transitionDuration(using: context)
    UIView.run(duration: duration, pacing: pacing, animations: animations) { [self] _ in
      end()
      finish(context)
    }
  }
}

// MARK: - Pictures

extension StyleAnimator {
  /// Replaces one picture of the container by another, in a style of the catalogue.
  private func change(
    _ context: any UIViewControllerContextTransitioning,
    _ style: any SceneTransition,
    from start: Float = 0,
    to end: Float = 1,
    then conclude: @escaping () -> Void = {}
  ) {
    UIView.performWithoutAnimation {
      context.view(forKey: .from)?.removeFromSuperview()
      if direction == .dismissal { controller?.chrome.curl?.removeFromSuperview() }
    }
    let container = context.containerView
    let playedStyle = PlayedStyle(style: style, from: start, to: end)
    let picture = picture(in: container)
    animate(context, layer: container.layer, style: playedStyle, before: picture) { [self] in
      conclude()
      if context.transitionWasCancelled { putBack(context) }
    }
  }

  /// Flips, fades or curls the view alone, in front of a screen that stays.
  private func turn(_ context: any UIViewControllerContextTransitioning) {
    let isComing = direction == .presentation
    guard let view = context.view(forKey: isComing ? .to : .from) else { return finish(context) }
    // [D] The dismissal reverses the presentation.
    let playedStyle = PlayedStyle(
      style: Flip(from: .right),
      from: isComing ? 0 : 1,
      to: isComing ? 1 : 0
    )
    animate(context, layer: view.layer, style: playedStyle, before: Node(Layer())) {}
  }

  /// A style of the catalogue, and the part of it that is played.
  private struct PlayedStyle {
    let style: any SceneTransition
    let from: Float
    let to: Float
  }

  private func animate(
    _ context: any UIViewControllerContextTransitioning,
    layer: CALayer,
    style playedStyle: PlayedStyle,
    before picture: Node?,
    end: @escaping () -> Void
  ) {
    let duration = transitionDuration(using: context)
    let block = AnimationBlock { [self] _ in
      end()
      finish(context)
    }
    defer { block.close(layer.core) }
    let isMoving = layer.core.areAnimationsEnabled
    UIView.run(duration: duration, pacing: .option(0), animations: {})
    guard isMoving, let picture else { return }
    let animation = PictureAnimation(playedStyle.style)
    animation.before = picture
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    (animation.startProgress, animation.endProgress) = (playedStyle.from, playedStyle.to)
    animation.block = block
    layer.add(animation, forKey: nil)
  }

  private func putBack(_ context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .to)?.removeFromSuperview()
    guard let from = context.view(forKey: .from) else { return }
    context.containerView.addSubview(from)
    if let curl = controller?.chrome.curl { context.containerView.addSubview(curl) }
  }

  /// The leaving screen as a picture of the container.
  private func picture(in container: UIView) -> Node? {
    guard let before else { return nil }
    var layer = Layer(frame: container.bounds, children: [before])
    // The covered screen is in the window, the leaving one in the container.
    if direction == .presentation {
      layer.bounds.origin = container.convert(.zero, to: nil)
      // Nothing is behind a window: what still stands there must not shine through soft edges.
      layer.background = .black
    }
    return Node(layer)
  }

  private func curl(_ context: any UIViewControllerContextTransitioning) {
    guard let controller, let container = controller.container,
      let picture = picture(in: container)
    else { return fade(context) }
    guard direction == .presentation else {
      guard let page = controller.chrome.curl else { return change(context, CrossDissolve()) }
      return change(context, page.unrolling, from: 1 - CurlView.restingProgress)
    }
    change(context, CurlView.style, to: CurlView.restingProgress) {
      guard !context.transitionWasCancelled else { return }
      let curl = CurlView(picture, frame: container.bounds, controller)
      controller.chrome.show(curl)
      container.addSubview(curl)
    }
  }
}
