@preconcurrency public import Foundation

public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// An alert of iOS up to 8, which shows itself and tells a delegate the number of its button.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  private var buttons = AlertButtons() {
    didSet { showButtons() }
  }
  private var fields: [UITextField] = []
  /// On screen it is kept by its window, however it leaves.
  private weak var alert: NumberedAlert?
  /// Set by name; see `KeyedAlerts.swift`.
  var accessoryView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(
    title: String?,
    message: String?,
    delegate: AnyObject?,
    cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String?,
    message: String?,
    delegate: AnyObject?,
    cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title,
      message: message,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle
    )
    buttons.addOthers([firstButtonTitle] + moreButtonTitles)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: AnyObject?
  open var title = "" {
    didSet { alert?.title = title }
  }
  open var message: String? {
    didSet { alert?.message = message }
  }
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if alertViewStyle != oldValue { makeFields() } }
  }

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
  open var firstOtherButtonIndex: Int { buttons.firstOther }

  // MARK: Text fields

  /// [D] Of a login, the field 0 is for the name and the field 1 for the password.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    guard !fields.indices.contains(textFieldIndex) else { return fields[textFieldIndex] }
    StageCore.ambient.raise(
      "UIAlertView",
      "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields",
      remedy: "set its alertViewStyle first"
    )
    return nil
  }

  private func makeFields() {
    let made: [(placeholder: String?, isSecure: Bool)] =
      switch alertViewStyle {
      case .default: []
      case .secureTextInput: [(nil, true)]
      case .plainTextInput: [(nil, false)]
      case .loginAndPasswordInput: [("Login", false), ("Password", true)]  // [W]
      }
    fields = made.map { placeholder, isSecure in
      let field = UITextField(frame: .zero)
      (field.placeholder, field.isSecureTextEntry) = (placeholder, isSecure)
      field.addAction(
        UIAction { [weak self] _ in self?.enableFirstButton() },
        for: .editingChanged
      )
      return field
    }
  }

  private func enableFirstButton() {
    guard let alert, let first = buttons.firstNotCancel else { return }
    let answer = alert.stage.core.ask(
      asked,
      question: "alertViewShouldEnableFirstOtherButton(_:)"
    ) {
      asked?.alertViewShouldEnableFirstOtherButton(self)
    }
    alert.actions[first].isEnabled = answer ?? true
  }

  // MARK: Showing

  /// [I] An alert that a later one hides is not visible.
  open var isVisible: Bool { alert?.isShown ?? false }

  open func show() {
    guard alert?.isOver ?? true else { return }
    let alert = makeAlert()
    self.alert = alert
    showButtons()
    tell("willPresent(_:)") { $0.willPresent(self) }
    alert.comeInWindow(animated: true) { [self] in
      tell("didPresent(_:)") { $0.didPresent(self) }
    }
  }

  /// [D] Like a tap on the button, but the delegate is not told of a click.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let alert, !alert.isOver, !alert.isLeaving else { return }
    tell("alertView(_:willDismissWithButtonIndex:)", button: buttonIndex) {
      $0.alertView(self, willDismissWithButtonIndex: buttonIndex)
    }
    alert.leave(animated: animated) { [self] in
      tell("alertView(_:didDismissWithButtonIndex:)", button: buttonIndex) {
        $0.alertView(self, didDismissWithButtonIndex: buttonIndex)
      }
    }
  }

  private func makeAlert() -> NumberedAlert {
    let alert = NumberedAlert(title: title, message: message, preferredStyle: .alert)
    if !fields.isEmpty { alert.textFields = fields }
    if let accessoryView { alert.contentController = controller(of: accessoryView) }
    // The alert keeps its alert view until it has left the screen.
    alert.clicked = { [self] in click($0) }
    return alert
  }

  private func showButtons() {
    alert?.show(buttons)
    enableFirstButton()
  }

  private func controller(of view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.preferredContentSize = view.bounds.size
    controller.view = view
    return controller
  }

  private func click(_ index: Int) {
    tell("alertView(_:clickedButtonAt:)", button: index) {
      $0.alertView(self, clickedButtonAt: index)
    }
    dismiss(withClickedButtonIndex: index, animated: true)
  }

  private var asked: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  private func tell(
    _ method: String,
    button: Int? = nil,
    _ body: (any UIAlertViewDelegate) -> Void
  ) {
    guard let asked, let alert else { return }
    alert.tell(asked, method, button: button) { body(asked) }
  }
}
