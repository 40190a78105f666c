@preconcurrency public import Foundation

public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}

/// What an edit menu points at.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    // [I] One without a name is told from others by its place.
    self.identifier = identifier ?? AnyHashable([sourcePoint.x, sourcePoint.y])
    self.sourcePoint = sourcePoint
    super.init()
  }
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Shows an edit menu, as of iOS 16.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }
  open func didMove(to view: UIView?) { self.view = view }

  /// What the open menu points at.
  private var shown: UIEditMenuConfiguration?
  private weak var session: EditMenuSession?

  /// [D] Dismisses the menu that is open; an empty one is not presented.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view else { return }
    var opening = EditMenuSession.Opening(
      view: view,
      sender: self,
      menu: { [weak self] in self?.menu(for: configuration) ?? UIMenu() },
      target: { [weak self] in self?.target(of: configuration) ?? .zero }
    )
    opening.arrow = configuration.preferredArrowDirection
    opening.willOpen = { [weak self] animator in
      guard let self else { return }
      delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    }
    opening.willClose = { [weak self] animator in
      guard let self else { return }
      if shown === configuration { shown = nil }
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    }
    shown = configuration
    session = EditMenuSession.open(opening)
    if session == nil { shown = nil }
  }

  open func dismissMenu() { session?.close() }

  /// [D] Asks for the menu again.
  open func reloadVisibleMenu() { session?.reload() }

  /// [D] Asks for the rectangle again.
  open func updateVisibleMenuPosition(animated: Bool) { session?.updatePlace(animated: animated) }

  /// Where the open menu points.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }

  /// [D] Without a menu of the delegate there is one of the suggested actions.
  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
    let suggested = view?.suggestedEditing() ?? []
    let own = delegate?.editMenuInteraction(
      self,
      menuFor: configuration,
      suggestedActions: suggested
    )
    return own ?? UIMenu(children: suggested)
  }

  /// [D] The point itself, unless the delegate gives a rectangle.
  private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
    let given = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return given.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : given
  }
}
