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

/// The edit menu of iOS 16; it is not drawn.
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
  private static let duration = 0.2  // [I]

  /// [D] Dismisses the menu that is open; an empty one is not presented.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard hasElements(configuration) else { return }
    shown = configuration
    askForPlace()
    let animator = MenuAnimator(nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    run(animator)
    StageCore.ambient.warnOnce(
      "UIEditMenuInteraction",
      "an edit menu was presented, which is not drawn",
      remedy: "call the action of its item yourself"
    )
  }

  open func dismissMenu() {
    guard let configuration = shown else { return }
    shown = nil
    let animator = MenuAnimator(nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    run(animator)
  }

  /// [D] Asks for the menu again.
  open func reloadVisibleMenu() {
    if let shown, !hasElements(shown) { dismissMenu() }
  }

  /// [D] Asks for the rectangle again.
  open func updateVisibleMenuPosition(animated: Bool) { askForPlace() }

  /// Where the open menu points.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }

  /// [D] Without a menu of the delegate there is one of the suggested actions.
  private func hasElements(_ configuration: UIEditMenuConfiguration) -> Bool {
    guard let view else { return false }
    let suggested = view.suggestedEditing
    let menu = delegate?.editMenuInteraction(
      self,
      menuFor: configuration,
      suggestedActions: suggested
    )
    return !(menu?.children ?? suggested).isEmpty
  }

  /// The menu is not drawn, so only the question matters.
  private func askForPlace() {
    guard let shown else { return }
    _ = delegate?.editMenuInteraction(self, targetRectFor: shown)
  }

  private func run(_ animator: MenuAnimator) {
    UIView.animate(withDuration: Self.duration) {
      animator.animate()
    } completion: { _ in
      animator.complete()
    }
  }
}

extension UIView {
  private static let editing: [(title: String, action: Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"),
    ("Select", "select:"), ("Select All", "selectAll:"),
  ]

  /// [D] The standard commands that somebody in the responder chain performs, in a group; every
  /// responder in the chain may change the menu.
  fileprivate var suggestedEditing: [UIMenuElement] {
    let commands = Self.editing.compactMap { title, action -> UICommand? in
      let app = UIApplication.shared
      guard target(forAction: action, withSender: app) != nil else { return nil }
      return UICommand(title: title, action: action)
    }
    let group = UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)
    let builder = MenuBuilder(.context, root: UIMenu(identifier: .root, children: [group]))
    var builds: UIResponder? = self
    while let responder = builds {
      responder.buildMenu(with: builder)
      builds = responder.next
    }
    return builder.root.children.filter { ($0 as? UIMenu)?.children.isEmpty != true }
  }
}
