@preconcurrency public import Foundation

/// Requests a context menu on a long press.
///
/// [I] Menus are not drawn; opening one is reported as a fault.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: Int, Sendable {
    case unknown, rich, compact
  }

  private let press = UILongPressGestureRecognizer()
  private lazy var gate = PressDelegate(self)
  /// The delegate's configuration for the current press.
  private var pending: UIContextMenuConfiguration?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addTarget(self, action: Selector("pressed", UIContextMenuInteraction.pressed))
    press.delegate = gate
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var menuAppearance: Appearance { .rich }
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  // [D] Both have no effect while no menu is shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  open func dismissMenu() {}

  private func ask() -> Bool {
    let location = press.location(in: view)
    pending = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    return pending != nil
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, let configuration = pending, let view else { return }
    pending = nil
    if configuration.isShown { UIMenu.wouldOpen(from: view) }
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
