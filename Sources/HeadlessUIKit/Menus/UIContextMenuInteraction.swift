@preconcurrency public import Foundation

/// Opens a context menu on a long press.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: Int, Sendable {
    case unknown, rich, compact
  }

  private let press = MenuPress()
  private lazy var gate = PressDelegate(self)
  /// The delegate's configuration for the current press.
  private var pending: UIContextMenuConfiguration?
  private weak var session: MenuSession?
  private var isOpening = false
  private var isShown: Bool { session?.hasEnded == false }

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addTarget(self, action: Selector("pressed", UIContextMenuInteraction.pressed))
    press.delegate = gate
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// [D] None without a menu; a control's menu has no preview.
  open var menuAppearance: Appearance {
    guard isOpening || isShown else { return .unknown }
    return isCompact ? .compact : .rich
  }
  private var isCompact: Bool { view is UIControl }
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  // [D] Both have no effect while no menu is shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }
  open func dismissMenu() { session?.close() }

  private func ask() -> Bool {
    // A menu that opened on touch down is open while the finger still rests.
    if isShown || (view as? UIControl)?.menuSession != nil { return false }
    let location = press.location(in: view)
    pending = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    return pending != nil || (delegate as? ListMenu)?.hasEditMenu == true
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    let place = press.location(in: nil)
    switch press.state {
    case .began:
      guard let view else { return }
      guard let configuration = pending else {
        (delegate as? ListMenu)?.showEditMenu()
        return
      }
      pending = nil
      open(configuration, over: view, finger: place)
    case .changed: session?.finger(at: place)
    case .ended: session?.fingerLifted(at: place)
    default: break
    }
  }

  /// Opens the menu of a control at once, as its primary action does.
  func open(at place: CGPoint) -> MenuSession? {
    guard let view, !isShown else { return nil }
    let configuration = delegate?.contextMenuInteraction(
      self,
      configurationForMenuAtLocation: view.convert(place, from: nil)
    )
    guard let configuration else { return nil }
    open(configuration, over: view, finger: place)
    return session
  }

  private func open(
    _ configuration: UIContextMenuConfiguration,
    over view: UIView,
    finger: CGPoint
  ) {
    isOpening = true
    defer { isOpening = false }
    let sender: AnyObject = (view as? UIControl)?.menuSender ?? self
    var opening = MenuSession.Opening(menu: configuration.makeMenu(), view: view, sender: sender)
    opening.finger = finger
    opening.willOpen = { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0)
    }
    opening.willEnd = { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: $0)
    }
    opening.willCommit = { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(
        self,
        willPerformPreviewActionForMenuWith: configuration,
        animator: $0
      )
    }
    if isCompact {
      opening.source = (view as? UIControl)?.menuSource(of: configuration)
      opening.isByPriority = configuration.isByPriority(in: view)
    } else {
      opening.controller = configuration.makePreview()
      opening.preview = preview(configuration, of: view)
      opening.dismissal = { [weak self] in self?.dismissal(configuration) }
    }
    session = MenuSession.open(opening)
  }

  /// [D] iOS 16 asks for the item's preview first.
  private func dismissal(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    let named = delegate?.contextMenuInteraction(
      self,
      configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier
    )
    return named
      ?? delegate?.contextMenuInteraction(
        self,
        previewForDismissingMenuWithConfiguration: configuration
      )
  }

  /// What the delegate wants to be lifted: the view itself unless it says otherwise.
  private func preview(
    _ configuration: UIContextMenuConfiguration,
    of view: UIView
  ) -> UITargetedPreview? {
    let named = delegate?.contextMenuInteraction(
      self,
      configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier
    )
    let asked =
      named
      ?? delegate?.contextMenuInteraction(
        self,
        previewForHighlightingMenuWithConfiguration: configuration
      )
    // [I] The menu of the space between a list's items lifts nothing.
    guard !(delegate is ListMenu), view.superview != nil else { return asked }
    return asked ?? UITargetedPreview(view: view)
  }

  /// Lets other recognizers handle the press if there is no menu.
  private final class PressDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var interaction: UIContextMenuInteraction?

    init(_ interaction: UIContextMenuInteraction) {
      self.interaction = interaction
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      interaction?.ask() ?? false
    }
  }
}

extension UIContextMenuConfiguration {
  /// [D] Menus in what scrolls and of pop-up buttons have a fixed order by default, all others one
  /// by priority.
  fileprivate func isByPriority(in view: UIView) -> Bool {
    switch preferredMenuElementOrder {
    case .automatic:
      (view as? UIButton)?.isPopUp != true
        && !sequence(first: view, next: \.superview).contains { $0 is UIScrollView }
    case .priority: true
    case .fixed: false
    }
  }
}

/// The long press of a context menu; a drag may begin out of the same one.
final class MenuPress: UILongPressGestureRecognizer {}

extension UIControl {
  /// What ends at the point that a subclass attaches its menu to; nil for the whole control.
  fileprivate func menuSource(of configuration: UIContextMenuConfiguration) -> CGRect? {
    let point = menuAttachmentPoint(for: configuration)
    guard point != CGPoint(x: bounds.midX, y: bounds.maxY) else { return nil }
    return CGRect(x: point.x, y: bounds.minY, width: 0, height: max(point.y - bounds.minY, 0))
  }
}
