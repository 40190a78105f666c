@preconcurrency public import Foundation

public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// An alert of iOS up to 8, which shows itself and tells a delegate the number of its button.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  private var buttons = AlertButtons()
  private var fields: [UITextField] = []
  private var showing: AlertShowing?
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
    didSet { showing?.alert.title = title }
  }
  open var message: String? {
    didSet { showing?.alert.message = message }
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
    guard let showing, let first = buttons.firstNotCancel else { return }
    let answer = showing.alert.stage.core.ask(
      asked,
      question: "alertViewShouldEnableFirstOtherButton(_:)"
    ) {
      asked?.alertViewShouldEnableFirstOtherButton(self)
    }
    showing.alert.actions[first].isEnabled = answer ?? true
  }

  // MARK: Showing

  open var isVisible: Bool { showing?.isThere ?? false }

  open func show() {
    guard showing == nil else { return }
    let showing = AlertShowing(makeAlert())
    self.showing = showing
    enableFirstButton()
    tell("willPresent(_:)") { $0.willPresent(self) }
    showing.comeInWindow { [self] in tell("didPresent(_:)") { $0.didPresent(self) } }
    if !showing.isThere { self.showing = nil }
  }

  /// [D] Like a tap on the button, but the delegate is not told of a click.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let showing, !showing.isLeaving else { return }
    tell("alertView(_:willDismissWithButtonIndex:)", button: buttonIndex) {
      $0.alertView(self, willDismissWithButtonIndex: buttonIndex)
    }
    showing.leave(animated: animated) { [self] in
      // The delegate may show it again.
      self.showing = nil
      tell("alertView(_:didDismissWithButtonIndex:)", button: buttonIndex, of: showing) {
        $0.alertView(self, didDismissWithButtonIndex: buttonIndex)
      }
    }
  }

  private func makeAlert() -> NumberedAlert {
    let alert = NumberedAlert(title: title, message: message, preferredStyle: .alert)
    for action in buttons.actions { alert.addAction(action) }
    if !fields.isEmpty { alert.textFields = fields }
    if let accessoryView { alert.contentController = controller(of: accessoryView) }
    // The alert keeps its alert view until it has left the screen.
    alert.clicked = { [self] in click($0) }
    return alert
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
    of ended: AlertShowing? = nil,
    _ body: (any UIAlertViewDelegate) -> Void
  ) {
    guard let asked, let showing = ended ?? showing else { return }
    showing.tell(asked, method, button: button) { body(asked) }
  }
}
