import Foundation
import Scene

/// The container view and its contents.
extension UIPresentationController {
  func tell(_ callback: Film.Event.Kind, _ body: () -> Void) {
    let core = (presenting ?? presented)?.stage.core ?? .ambient
    core.log(TypeNames.of(self), callback)
    core.journal.depth += 1
    defer { core.journal.depth -= 1 }
    body()
  }

  func standInForPresented() -> UIViewController {
    StageCore.ambient.warn(
      TypeNames.of(self),
      "the presented controller has been deallocated; an empty one stands for it",
      remedy: "keep it as long as you use its presentation controller",
      kind: .presentation
    )
    return UIViewController()
  }

  func willPresent(_ shown: UIViewController) {
    if let coordinator = shown.activeTransition?.coordinator {
      announce(currentStyle, coordinator)
    }
    begin()
    chrome.willAppear(with: shown.activeTransition?.coordinator)
  }

  private func begin() {
    send(.presentationTransitionWillBegin) {
      hasBegun = true
      presentationTransitionWillBegin()
    }
  }

  /// [I] Does not notify a subclass while a built-in style replaces its own.
  func send(_ callback: Film.Event.Presentation, _ body: () -> Void) {
    if !isReplaced { tell(.presentation(callback), body) }
  }

  /// [I] Its own style begins and ends at once when it replaces the built-in one again.
  func beginIfNew() {
    guard !isReplaced, !hasBegun else { return }
    begin()
    send(.presentationTransitionDidEnd(true)) { presentationTransitionDidEnd(true) }
  }

  func willDismiss() {
    send(.dismissalTransitionWillBegin) { dismissalTransitionWillBegin() }
    chrome.willDisappear(with: presenting?.activeTransition?.coordinator)
  }

  /// Makes the container, above everything or above the context's view, and fills it.
  func moveIn(above presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return }
    let isWhole = shouldPresentInFullscreen || view.superview === window
    let container = PresentationContainerView(frame: isWhole ? window.bounds : view.frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.container = container
    removesPresenter = takesPresenterAway
    home = OriginalPosition(of: view)
    UIView.performWithoutAnimation {
      insert(container, above: view, in: window)
      // Assigned late, so that the container's initial traits are not reported as a change.
      container.controller = self
      presenterFrame = home?.frame(in: container) ?? container.bounds
      chrome = PresentationChrome(for: self, in: container)
      // [D] Rule transition-context.container-view: a view that will be removed is moved into the
      // container for the transition; one that would look different there is not. [I]
      staysHome = view.isFramed
      if removesPresenter, !staysHome { relocate(view, into: container) }
    }
  }

  /// The frame of the presenter's view after a dismissal that begins now.
  var presenterFrameNow: CGRect {
    guard removesPresenter, let home, let container, home.hasNewSpace else { return presenterFrame }
    return home.frameNow(in: container)
  }

  /// On top of the window, or just above the context's view and below what covers it.
  private func insert(_ container: UIView, above view: UIView?, in window: UIWindow) {
    guard !shouldPresentInFullscreen, let view, let space = view.superview else {
      return window.addSubview(container)
    }
    space.insertSubview(container, aboveSubview: view)
  }

  private func relocate(_ view: UIView, into container: UIView) {
    let center = container.convert(view.center, from: view.superview)
    container.insertSubview(view, at: 0)
    view.center = center
  }

  /// Inserts the kept container of a presentation that was dismissed with one below it.
  func moveInAgain() {
    guard let presenter = presenting, let container else { return }
    let view = presenter.viewIfLoaded
    insert(container, above: view, in: view?.window ?? presenter.stage.window)
    if removesPresenter { view?.removeFromSuperview() }
  }

  /// Restacks the container after the style of its context has changed.
  func restack(above presenter: UIViewController) {
    guard let container, let view = presenter.viewIfLoaded else { return }
    insert(container, above: view, in: presenter.stage.window)
    container.frame = view.frame
    viewInContainer?.frame = frameInContainer
  }

  /// [D] Rule presentation.size-before-animator: sheets and popovers are sized later.
  var sizesBeforeAnimator: Bool {
    switch currentStyle {
    case .custom, .overFullScreen, .overCurrentContext: true
    default: removesPresenter
    }
  }

  func sizePresented() {
    UIView.performWithoutAnimation { viewInContainer?.frame = frameInContainer }
  }

  /// Brings the views to their final state while the controller is presented.
  func settlePresented(at frame: CGRect? = nil) {
    guard let view = viewInContainer, let container else { return }
    UIView.performWithoutAnimation {
      if view.superview !== container { container.addSubview(view) }
      if let frame { view.frame = frame }
      chrome.settle()
      if removesPresenter { presenting?.viewIfLoaded?.removeFromSuperview() }
    }
  }

  /// Brings the views to their final state after the dismissal.
  func settleDismissed(_ presenter: UIViewController) {
    if !hasLeftWithContext { returnPresenterView(presenter) }
    UIView.performWithoutAnimation {
      dimTint(false)
      viewInContainer?.removeFromSuperview()
      container?.removeFromSuperview()
    }
  }

  var isSeen: Bool { container?.window != nil }

  /// Whether the container around the context has removed its view, and this container with it.
  private var hasLeftWithContext: Bool {
    !shouldPresentInFullscreen && container?.superview == nil && presenting?.parent != nil
  }

  func returnPresenterView(_ presenter: UIViewController) {
    guard removesPresenter, let view = presenter.viewIfLoaded else { return }
    home?.take(view)
  }

  /// Releases everything that was made for this presentation.
  func moveOut() {
    dimTint(false)
    container?.removeFromSuperview()
    chrome.leave(presented: (wrapper ?? presented)?.viewIfLoaded)
    chrome = PresentationChrome()
    container = nil
    home = nil
    shownStyle = nil
    comingStyle = nil
    removesPresenter = false
    hasBegun = false
    formerOrientation = nil
    usedStyle = nil
    pull = 0
  }

  /// Called when the presented controller's preferred size has changed.
  func contentSizeChanged() {
    guard container != nil, chrome.panel != nil else { return }
    viewInContainer?.frame = frameInContainer
    chrome.settle()
    container?.setNeedsLayout()
  }
}

/// Changes of size.
extension UIPresentationController {
  /// [D] Rule size.forwarding: notifies the presented controller unless its size stays the same.
  func forwardSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let shown = wrapper ?? presented else { return }
    let own = self.size(forChildContentContainer: shown, withParentContainerSize: size)
    if own != shown.viewIfLoaded?.bounds.size { shown.announceSize(own, coordinator) }
  }

  /// [I] Popovers and form sheets keep their size, all others change with their container.
  func sizeOfPresented(in space: CGSize) -> CGSize {
    let keeps = currentStyle == .popover || (currentStyle == .formSheet && !isCard)
    guard keeps, let view = (wrapper ?? presented)?.viewIfLoaded else { return space }
    return view.bounds.size
  }
}
