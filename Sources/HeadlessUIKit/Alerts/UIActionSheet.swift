@preconcurrency public import Foundation
import Scene

/// [D] UIActionSheet.h: the styles are those of bars.
public enum UIActionSheetStyle: Int, Sendable {
  case automatic = -1
  case `default` = 0
  case blackOpaque = 1
  case blackTranslucent = 2
}

/// An action sheet of iOS up to 8, which tells a delegate the number of its button.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  private var buttons = AlertButtons() {
    didSet { alert?.show(buttons) }
  }
  /// On screen it is kept by its presenter, however it leaves.
  private weak var alert: NumberedAlert?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// [W] The destructive button comes first, then the one that cancels.
  public convenience init(
    title: String?,
    delegate: (any UIActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String?,
    delegate: (any UIActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle
    )
    buttons.addOthers([firstButtonTitle] + moreButtonTitles)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UIActionSheetDelegate)?
  open var title = "" {
    didSet { alert?.title = shownTitle }
  }
  /// [D] Has no effect since iOS 7.
  open var actionSheetStyle = UIActionSheetStyle.automatic

  // MARK: Buttons

  /// [D] Returns the number of the button; they start at 0.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttons.title(at: buttonIndex, of: self)
  }
  open var numberOfButtons: Int { buttons.titles.count }
  open var cancelButtonIndex: Int {
    get { buttons.cancel }
    set { buttons.cancel = newValue }
  }
  open var destructiveButtonIndex: Int {
    get { buttons.destructive }
    set { buttons.destructive = newValue }
  }
  open var firstOtherButtonIndex: Int { buttons.firstOther }

  // MARK: Showing

  open var isVisible: Bool { alert?.isShown ?? false }

  /// [D] On pads it is a popover at the middle of the view; here it has an arrow.
  open func show(in view: UIView) {
    let middle = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    show(from: middle, in: view, animated: true)
  }
  open func show(from view: UITabBar) { show(from: view.bounds, in: view, animated: true) }
  open func show(from view: UIToolbar) { show(from: view.bounds, in: view, animated: true) }
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(above: view, animated: animated) { popover in
      (popover.sourceView, popover.sourceRect) = (view, rect)
    }
  }
  open func show(from item: UIBarButtonItem, animated: Bool) {
    show(above: item.shownView, animated: animated) { $0.barButtonItem = item }
  }

  /// [D] Like a tap on the button, but the delegate is not told of a click.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let alert, !alert.isOver, !alert.isLeaving else { return }
    willLeave(buttonIndex)
    alert.leave(animated: animated) { [self] in hasLeft(buttonIndex) }
  }

  private func show(
    above view: UIView?,
    animated: Bool,
    _ place: (UIPopoverPresentationController) -> Void
  ) {
    guard alert?.isOver ?? true else { return }
    let alert = makeAlert()
    guard let popover = alert.popoverPresentationController else {
      return begin(alert) { alert.comeInWindow(animated: animated, $0) }
    }
    guard let presenter = presenter(of: alert, above: view) else { return }
    place(popover)
    popover.delegate = alert
    begin(alert) { alert.come(from: presenter, animated: animated, $0) }
  }

  /// The controller that can present it now; nil after a message.
  private func presenter(of alert: NumberedAlert, above view: UIView?) -> UIViewController? {
    guard let presenter = (view ?? alert.stage.window).presenterAbove else {
      alert.stage.core.warn(
        "UIActionSheet",
        "Sheet can not be presented because the view is not in a window.",  // [W]
        remedy: "show it in a view that is on screen",
        kind: .presentation
      )
      return nil
    }
    presenter.endInstantChanges()
    let refusal = PresentationRefusal(presenter, presenting: alert)
    return refusal.presenterIfAllowed == nil ? nil : presenter
  }

  private func begin(_ alert: NumberedAlert, _ come: (@escaping () -> Void) -> Void) {
    self.alert = alert
    tell("willPresent(_:)") { $0.willPresent(self) }
    come { [self] in tell("didPresent(_:)") { $0.didPresent(self) } }
  }

  private var shownTitle: String? { title.isEmpty ? nil : title }

  private func makeAlert() -> NumberedAlert {
    let alert = NumberedAlert(title: shownTitle, message: nil, preferredStyle: .actionSheet)
    alert.show(buttons)
    // The alert keeps its action sheet until it has left the screen.
    alert.clicked = { [self] in
      click($0)
      dismiss(withClickedButtonIndex: $0, animated: true)
    }
    // [W] A tap outside of the popover counts as one on the cancel button.
    alert.willLeave = { [self] in
      click(cancelButtonIndex)
      willLeave(cancelButtonIndex)
    }
    alert.hasLeft = { [self] in hasLeft(cancelButtonIndex) }
    return alert
  }

  // MARK: The delegate

  private func click(_ index: Int) {
    tell("actionSheet(_:clickedButtonAt:)", button: index) {
      $0.actionSheet(self, clickedButtonAt: index)
    }
  }

  private func willLeave(_ index: Int) {
    tell("actionSheet(_:willDismissWithButtonIndex:)", button: index) {
      $0.actionSheet(self, willDismissWithButtonIndex: index)
    }
  }

  private func hasLeft(_ index: Int) {
    tell("actionSheet(_:didDismissWithButtonIndex:)", button: index) {
      $0.actionSheet(self, didDismissWithButtonIndex: index)
    }
  }

  private func tell(
    _ method: String,
    button: Int? = nil,
    _ body: (any UIActionSheetDelegate) -> Void
  ) {
    guard let delegate, let alert else { return }
    alert.tell(delegate, method, button: button) { body(delegate) }
  }
}
