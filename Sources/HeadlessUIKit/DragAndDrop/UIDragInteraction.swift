public import Foundation

/// Lets a view be dragged.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  private let press = UILongPressGestureRecognizer()
  private lazy var gate = PressDelegate(self)
  /// The drag that the current press would begin.
  private var pending: DragSession?
  private var flight: DragFlight?

  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open class var isEnabledByDefault: Bool { true }
  open var isEnabled = true {
    didSet { press.isEnabled = isEnabled }
  }
  open var allowsSimultaneousRecognitionDuringLift = false

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addTarget(self, action: Selector("pressed", UIDragInteraction.pressed))
    press.delegate = gate
  }

  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private func ask() -> Bool {
    guard flight == nil, let delegate, let window = view?.window else { return false }
    let session = DragSession(in: window, at: press.location(in: nil))
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    pending = session.items.isEmpty ? nil : session
    return pending != nil
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    let place = press.location(in: nil)
    switch press.state {
    case .began:
      guard let session = pending else { return }
      pending = nil
      flight = DragFlight(session, from: self)
    case .changed: flight?.move(to: place)
    case .ended: end { $0.dropItems() }
    case .cancelled, .failed: end { $0.cancel() }
    case .possible: break
    }
  }

  private func end(_ act: (DragFlight) -> Void) {
    let flight = flight
    self.flight = nil
    flight.map(act)
  }

  /// Lets other recognizers have the press if nothing is dragged, and menus in any case.
  private final class PressDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) {
      self.interaction = interaction
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      interaction?.ask() ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      otherGestureRecognizer is MenuPress
        || interaction?.allowsSimultaneousRecognitionDuringLift == true
    }
  }
}
