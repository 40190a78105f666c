import Foundation
import Geometry

/// One showing of an edit menu: a bar beside what it belongs to.
@MainActor
final class EditMenuSession: NSObject {
  /// What an edit menu is shown with.
  struct Opening {
    /// The view that the menu belongs to.
    let view: UIView
    /// Who performs the actions.
    let sender: AnyObject
    /// Gives what is shown, whenever it is read.
    let menu: () -> UIMenu
    /// Gives what the bar stands beside, in the view.
    let target: () -> CGRect
    var arrow = UIEditMenuArrowDirection.automatic
    var isAnimated = true
    /// Whether what is chosen leads to a new menu at a new place.
    var continues: (any UIMenuLeaf) -> Bool = { _ in false }
    /// Performs what is chosen, in place of the element itself.
    var perform: ((any UIMenuLeaf) -> Void)?
    var willOpen: (MenuAnimator) -> Void = { _ in }
    var didOpen: () -> Void = {}
    var willClose: (MenuAnimator) -> Void = { _ in }
    var didClose: () -> Void = {}
  }

  // [I] Looks like the system's, Numbers.md; nothing is published.
  private static let openDuration = 0.35
  private static let openDamping: CGFloat = 0.8
  private static let closeDuration = 0.2
  private static let startScale: CGFloat = 0.5

  private let opening: Opening
  private var root: UIMenu
  /// The submenus that were opened; the last one is shown.
  private var submenus: [UIMenu] = []
  private var choices: [MenuEntries.Entry] = []
  private let deferred = DeferredElements()
  private let bar = EditMenuBar(frame: .zero)
  private weak var overlay: EditMenuOverlay?
  private weak var stage: Stage?
  private var target = CGRect.zero
  private var placement: EditMenuPlacement?
  private(set) var isClosing = false

  private init(_ opening: Opening) {
    self.opening = opening
    root = opening.menu()
    super.init()
    deferred.arrived = { [weak self] in self?.refresh() }
    bar.chosen = { [weak self] in self?.choose($0) }
    bar.left = { [weak self] in self?.leaveSubmenu() }
    bar.turned = { [weak self] in self?.layAtOnce() }
    read()
  }

  /// Shows a menu in place of any other one; nil where there is nothing to show.
  @discardableResult
  static func open(_ opening: Opening) -> EditMenuSession? {
    guard let window = opening.view.window, let stage = window.stage else { return nil }
    let session = EditMenuSession(opening)
    guard !session.choices.isEmpty else { return nil }
    session.open(in: window, of: stage)
    return session
  }

  /// The view that the menu belongs to.
  var view: UIView { opening.view }
  /// Where the bar stands in the window.
  var frame: CGRect { placement?.frame ?? .zero }

  private func read() {
    let entries = MenuEntries(submenus.last ?? root, deferred: deferred) { [opening] in
      $0.isValid(near: opening.view)
    }
    choices = entries.choices
  }

  // MARK: Opening

  private func open(in window: UIWindow, of stage: Stage) {
    let state = stage.core.part(EditMenuState.self)
    state.session?.close()
    state.session = self
    self.stage = stage
    let overlay = EditMenuOverlay(self, frame: window.bounds)
    self.overlay = overlay
    target = opening.view.convert(opening.target(), to: window)
    let animator = MenuAnimator(nil)
    opening.willOpen(animator)
    guard !isClosing else { return }
    stage.arbiter.fingerCameDown = { [weak self] in self?.fingerCameDown($0) }
    UIView.performWithoutAnimation {
      // As light or dark as the view's own screen.
      overlay.overrideUserInterfaceStyle = opening.view.traitCollection.userInterfaceStyle
      window.addSubview(overlay)
      overlay.addSubview(bar)
      show()
      bar.layoutIfNeeded()
      shrink()
    }
    move(
      animated: opening.isAnimated,
      duration: Self.openDuration,
      damping: Self.openDamping
    ) { [self] in
      bar.alpha = 1
      bar.transform = .identity
      animator.animate()
    } then: { [self] in
      if !isClosing { opening.didOpen() }
      animator.complete()
    }
  }

  private func move(
    animated isAnimated: Bool,
    duration: TimeInterval,
    damping: CGFloat,
    _ change: @escaping () -> Void,
    then end: @escaping () -> Void
  ) {
    guard isAnimated else {
      UIView.performWithoutAnimation(change)
      // A later turn, so that observers find the menu shown, or gone.
      stage?.core.queue.later(end)
      return
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: damping,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: change,
      completion: { _ in end() }
    )
  }

  // MARK: Layout

  private var space: CGRect { overlay.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .zero }

  private func show() {
    let limit = space.width - 2 * EditMenuPlacement.margin
    bar.show(choices, within: limit, isSubmenu: !submenus.isEmpty)
    lay()
  }

  private func lay() {
    let place = EditMenuPlacement(
      size: bar.fittingSize,
      beside: target,
      in: space,
      arrow: opening.arrow
    )
    placement = place
    bar.bounds = CGRect(origin: .zero, size: place.frame.size)
    bar.center = CGPoint(x: place.frame.midX, y: place.frame.midY)
  }

  private func layAtOnce() {
    UIView.performWithoutAnimation {
      lay()
      bar.layoutIfNeeded()
    }
  }

  /// The bar as small as at its start, at the point that it grows from.
  private func shrink() {
    bar.alpha = 0
    guard let placement else { return }
    bar.transform = CGAffineTransform(
      scale: Self.startScale,
      about: placement.anchor,
      of: placement.frame.size
    )
  }

  /// Asks again for the place that the bar stands beside.
  func updatePlace(animated: Bool) {
    guard !isClosing, let overlay else { return }
    target = opening.view.convert(opening.target(), to: overlay)
    guard animated else { return layAtOnce() }
    UIView.animate(withDuration: Self.closeDuration) { [self] in lay() }
  }

  // MARK: Choosing

  private func choose(_ choice: MenuChoice) {
    guard !isClosing else { return }
    switch choice.entry {
    case .leaf(let leaf): perform(leaf)
    case .submenu(let menu):
      submenus.append(menu)
      refresh()
    case .title, .back, .unavailable, .tiles, .loading, .gap: break
    }
  }

  private func leaveSubmenu() {
    _ = submenus.popLast()
    refresh()
  }

  private func perform(_ leaf: any UIMenuLeaf) {
    let continues = opening.continues(leaf)
    let stays = leaf.attributes.contains(.keepsMenuPresented)
    let receiver = (leaf as? UICommand)?.receiver(near: opening.view)
    if !stays, !continues { close() }
    if let perform = opening.perform {
      perform(leaf)
    } else {
      leaf.performWithSender(opening.sender, target: receiver)
    }
    if continues {
      updatePlace(animated: false)
      reload()
    } else if stays {
      refresh()
    }
  }

  /// Asks again for what is shown.
  func reload() {
    guard !isClosing else { return }
    root = opening.menu()
    submenus = []
    refresh()
  }

  private func refresh() {
    guard !isClosing, overlay?.superview != nil else { return }
    read()
    // [I] A menu that turns out to be empty closes.
    guard !choices.isEmpty else { return close() }
    UIView.performWithoutAnimation {
      show()
      bar.layoutIfNeeded()
    }
  }

  // MARK: Closing

  /// [I] A touch beside the bar closes it as soon as it begins, and reaches what is below.
  private func fingerCameDown(_ touch: UITouch) {
    guard let overlay, touch.view?.isDescendant(of: overlay) != true else { return }
    close()
  }

  /// [I] A view that has left its window takes its menu along; an app may remove the menu, too.
  func followView() {
    if let window = overlay?.window, window === view.window { return }
    stage?.core.queue.later { [weak self] in self?.close() }
  }

  func close(animated: Bool = true) {
    guard !isClosing else { return }
    let overlay = overlay
    isClosing = true
    if let state = stage?.core.part(EditMenuState.self), state.session === self {
      state.session = nil
      stage?.arbiter.fingerCameDown = nil
    }
    let animator = MenuAnimator(nil)
    opening.willClose(animator)
    overlay?.isUserInteractionEnabled = false
    move(animated: animated, duration: Self.closeDuration, damping: 1) { [self] in
      shrink()
      animator.animate()
    } then: { [self] in
      overlay?.removeFromSuperview()
      opening.didClose()
      animator.complete()
    }
  }
}

extension MenuEntries {
  /// What a bar shows: neither titles nor gaps, and only what can be performed.
  fileprivate var choices: [Entry] {
    all.flatMap { entry -> [Entry] in
      switch entry {
      case .leaf, .submenu, .loading: [entry]
      case .tiles(let tiles, _):
        tiles.filter { if case .unavailable = $0 { false } else { true } }
      case .title, .back, .unavailable, .gap: []
      }
    }
  }
}
