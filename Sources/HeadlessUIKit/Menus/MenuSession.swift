import Foundation
import Geometry

/// One opening of a menu, from the lift to the end.
@MainActor
final class MenuSession: NSObject {
  /// What a menu is opened with.
  struct Opening {
    let menu: UIMenu?
    /// The view that the menu belongs to.
    let view: UIView
    /// Who performs the actions.
    let sender: AnyObject
    /// Where the finger that opens the menu rests, in the window.
    var finger: CGPoint?
    /// The part of the view beside which the menu stands; nil for the whole.
    var source: CGRect?
    /// nil for a menu beside its control.
    var preview: UITargetedPreview?
    /// Whether the first elements are nearest to the control.
    var isByPriority = false
    /// Where the preview goes when the menu closes; nil for where it came from.
    var dismissal: () -> UITargetedPreview? = { nil }
    var controller: UIViewController?
    var willOpen: (MenuAnimator) -> Void = { _ in }
    var willEnd: (MenuAnimator) -> Void = { _ in }
    var willCommit: (MenuAnimator) -> Void = { _ in }
  }

  private let opening: Opening
  private var menu: UIMenu?
  /// The menu that was opened, of which a submenu may be shown.
  private var root: UIMenu?
  /// The menus from the first one to the one that has opened the submenu which is shown.
  private var parents: [UIMenu] = []
  private var entries: MenuEntries?
  private let deferred = DeferredElements()
  private weak var overlay: MenuOverlay?
  private lazy var card = MenuCard { [weak self] in self?.choose($0) }
  private let backdrop = UIVisualEffectView(effect: nil)
  private var lifted: LiftedPreview?
  private var isClosing = false
  /// Whether it has closed and nothing of it is left.
  private(set) var hasEnded = false
  private var isOpening = true

  private init(_ opening: Opening) {
    self.opening = opening
    (menu, root) = (opening.menu, opening.menu)
    super.init()
    deferred.arrived = { [weak self] in self?.elementsArrived() }
    readMenu()
  }

  /// Opens a menu above everything in the window; nil where there is nothing to show.
  @discardableResult
  static func open(_ opening: Opening) -> MenuSession? {
    guard let window = opening.view.window else { return nil }
    let session = MenuSession(opening)
    guard session.hasContent else { return nil }
    session.open(in: window)
    return session
  }

  private var hasContent: Bool { opening.controller != nil || entries?.all.isEmpty == false }

  private func readMenu() {
    entries = menu.map { menu in
      MenuEntries(menu, isSubmenu: !parents.isEmpty, deferred: deferred) { [opening] in
        $0.isValid(near: opening.view)
      }
    }
  }

  private func open(in window: UIWindow) {
    let overlay = MenuOverlay(self, frame: window.bounds)
    self.overlay = overlay
    let animator = MenuAnimator(opening.controller)
    opening.willOpen(animator)
    UIView.performWithoutAnimation {
      window.addSubview(overlay)
      prepare(in: overlay)
    }
    CardMotion.open(
      { [self] in
        arrive()
        animator.animate()
      },
      completion: { [weak self] _ in
        self?.isOpening = false
        animator.complete()
      }
    )
  }

  private func prepare(in overlay: MenuOverlay) {
    if let preview = opening.preview {
      backdrop.frame = overlay.bounds
      backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      backdrop.isUserInteractionEnabled = false
      overlay.addSubview(backdrop)
      let lifted = LiftedPreview(preview, controller: opening.controller, in: overlay.bounds.size)
      lifted.stand(in: lifted.sourceFrame(in: overlay))
      lifted.isUserInteractionEnabled = false
      overlay.addSubview(lifted)
      lifted.conceal(true)
      self.lifted = lifted
    }
    overlay.addSubview(card)
    fill()
    lay()
    card.layoutIfNeeded()
    leave()
  }

  private func fill() {
    guard let entries else { return }
    card.show(entries)
    // On which side of its control the card stands depends on how high it is.
    if opening.isByPriority, placement?.anchor.y == 1 { card.show(entries.fromBelow) }
  }

  // MARK: Layout

  private var placement: MenuPlacement? {
    guard let overlay else { return nil }
    let space = overlay.bounds.inset(by: overlay.safeAreaInsets)
    let size = menu == nil ? .zero : card.fittingSize
    guard let lifted else {
      let source = opening.view.convert(opening.source ?? opening.view.bounds, to: overlay)
      return MenuPlacement(menu: size, beside: source, in: space)
    }
    return MenuPlacement(
      menu: size,
      under: lifted.sourceFrame(in: overlay),
      preview: lifted.wantedSize,
      in: space
    )
  }

  func lay() {
    guard !isClosing, let placement else { return }
    card.bounds = CGRect(origin: .zero, size: placement.menu.size)
    card.center = CGPoint(x: placement.menu.midX, y: placement.menu.midY)
    if let lifted, let frame = placement.preview, !isOpening { lifted.stand(in: frame) }
  }

  private func arrive() {
    CardMotion.unfold(card)
    if opening.preview != nil { backdrop.effect = UIBlurEffect(style: .systemUltraThinMaterial) }
    lifted?.isRaised = true
    if let lifted, let frame = placement?.preview { lifted.stand(in: frame) }
  }

  /// The menu as small as at its start, at the point that it grows from.
  private func leave() {
    guard let placement else { return }
    CardMotion.shrink(card, size: placement.menu.size, to: placement.anchor)
  }

  // MARK: Choosing

  /// A touch that ended beside the menu.
  func touched(at point: CGPoint) {
    guard !isClosing else { return }
    guard let lifted, lifted.frame.contains(point) else { return close() }
    let animator = MenuAnimator(opening.controller)
    opening.willCommit(animator)
    close(with: animator)
  }

  /// [I] A finger that has only trembled chooses nothing, even if a choice now lies under it.
  private var fingerHasMoved = false
  private static let tremor: CGFloat = 10

  /// The finger that opened the menu moves on: choices light up under it.
  func finger(at point: CGPoint) {
    let start = opening.finger ?? point
    fingerHasMoved = fingerHasMoved || start.distance(to: point) > Self.tremor
    guard fingerHasMoved else { return }
    for choice in card.choices {
      choice.isHighlighted = isOver(choice, point) && choice.isEnabled
    }
  }

  /// It is lifted: the choice under it is made; elsewhere the menu stays.
  func fingerLifted(at point: CGPoint) {
    guard fingerHasMoved, let choice = card.choices.first(where: { isOver($0, point) }),
      choice.isEnabled
    else { return }
    choice.isHighlighted = false
    choose(choice)
  }

  private func isOver(_ choice: MenuChoice, _ point: CGPoint) -> Bool {
    choice.bounds.contains(choice.convert(point, from: overlay))
  }

  private func choose(_ choice: MenuChoice) {
    guard !isClosing else { return }
    switch choice.entry {
    case .leaf(let leaf): perform(leaf)
    case .submenu(let submenu):
      if let menu { parents.append(menu) }
      show(submenu)
    case .back: if let parent = parents.popLast() { show(parent) }
    case .title, .unavailable, .tiles, .loading, .gap: break
    }
  }

  private func perform(_ leaf: any UIMenuLeaf) {
    let target = (leaf as? UICommand)?.receiver(near: opening.view)
    root?.select(leaf, deferred)
    if leaf.attributes.contains(.keepsMenuPresented) {
      leaf.performWithSender(opening.sender, target: target)
      refresh()
      return
    }
    close()
    leaf.performWithSender(opening.sender, target: target)
    (opening.sender as? UIButton)?.menuChose(leaf)
    (opening.sender as? UIBarButtonItem)?.menuChose(leaf)
  }

  /// Replaces what the menu shows.
  func update(_ change: (UIMenu) -> UIMenu) {
    guard let old = menu, !isClosing else { return }
    let new = change(old)
    if root === old { root = new }
    show(new)
  }

  private func show(_ shown: UIMenu) {
    menu = shown
    refresh()
  }

  /// What was awaited takes the place of its row.
  private func elementsArrived() {
    guard !isClosing else { return }
    refresh()
    // [I] A menu that turns out to be empty closes.
    if !hasContent { close() }
  }

  private func refresh() {
    readMenu()
    guard entries != nil else { return }
    UIView.performWithoutAnimation { fill() }
    UIView.animate(withDuration: CardMotion.closeDuration) { [self] in
      lay()
      card.layoutIfNeeded()
    }
  }

  // MARK: Ending

  func close() { close(with: MenuAnimator(opening.controller)) }

  private func close(with animator: MenuAnimator) {
    guard !isClosing, let overlay else { return }
    isClosing = true
    let pops = animator.preferredCommitStyle == .pop
    // [I] Asked before the delegate hears of the end; [D] a preview that pops does not go back.
    let goal = pops ? nil : opening.dismissal()
    opening.willEnd(animator)
    overlay.isUserInteractionEnabled = false
    goal?.conceal(true, besides: opening.preview)
    if pops { lifted?.conceal(false) }
    CardMotion.close(
      { [self] in
        leave()
        backdrop.effect = nil
        if pops { lifted?.pop(over: overlay) } else { lifted?.land(on: goal, in: overlay) }
        animator.animate()
      },
      completion: { [self] _ in
        lifted?.conceal(false)
        goal?.conceal(false, besides: opening.preview)
        overlay.removeFromSuperview()
        hasEnded = true
        animator.complete()
      }
    )
  }
}

extension UITargetedPreview {
  /// Hides what a lifted preview flies to while it flies, unless it came from there.
  fileprivate func conceal(_ isConcealed: Bool, besides source: UITargetedPreview?) {
    if view !== source?.view, view.window != nil { view.layer.isConcealed = isConcealed }
  }
}

extension UIMenu {
  /// [D] Of a menu with a single selection and of its submenus one element at a time is on.
  fileprivate func select(_ chosen: any UIMenuLeaf, _ deferred: DeferredElements) {
    let all = UIMenu.leaves(of: children, deferred)
    guard all.contains(where: { $0 === chosen }) else { return }
    guard options.contains(.singleSelection) else {
      for case let menu as UIMenu in deferred.filled(children) { menu.select(chosen, deferred) }
      return
    }
    for leaf in all { leaf.state = leaf === chosen ? .on : .off }
  }

  private static func leaves(
    of elements: [UIMenuElement],
    _ deferred: DeferredElements
  ) -> [any UIMenuLeaf] {
    deferred.filled(elements).flatMap { element -> [any UIMenuLeaf] in
      if let leaf = element as? any UIMenuLeaf { return [leaf] }
      return (element as? UIMenu).map { leaves(of: $0.children, deferred) } ?? []
    }
  }
}
