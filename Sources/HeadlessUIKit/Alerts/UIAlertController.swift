@preconcurrency public import Foundation

/// A question with buttons, presented above everything.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  private let alertTransition = AlertTransition()
  private lazy var panel = AlertPanel(self)

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    // [D] On pads an action sheet is a popover; it needs a source.
    if preferredStyle == .actionSheet, stage.device.idiom == .pad {
      modalPresentationStyle = .popover
      return
    }
    modalPresentationStyle = .custom
    transitioningDelegate = alertTransition
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open private(set) var preferredStyle = Style.actionSheet
  open var isSpringLoaded = false
  open var message: String? {
    didSet { contentChanged() }
  }
  open override var title: String? {
    didSet { contentChanged() }
  }
  open internal(set) var actions: [UIAlertAction] = []
  open internal(set) var textFields: [UITextField]?
  /// Bold, in place of the cancel button's.
  open var preferredAction: UIAlertAction? {
    didSet {
      // [D] It must have been added.
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        raise(
          "The preferred action must be one of the alert's actions",
          remedy: "call addAction(_:) before you set preferredAction"
        )
        return self.preferredAction = oldValue
      }
      contentChanged()
    }
  }

  // Set by name; see `KeyedAlerts.swift`.
  var attributedTitle: NSAttributedString? {
    didSet { contentChanged() }
  }
  var attributedMessage: NSAttributedString? {
    didSet { contentChanged() }
  }
  /// The controller of the view between the texts and the buttons.
  var contentController: UIViewController? {
    didSet { replaceContent(oldValue) }
  }

  open func addAction(_ action: UIAlertAction) {
    // [D] UIKit raises with this text.
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return raise(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        remedy: "give the other action the style .default"
      )
    }
    // [W] UIKit raises with this text: a button without a title shows nothing.
    if action.title == nil {
      return raise(
        "Actions added to UIAlertController must have a title",
        remedy: "make the action with a title"
      )
    }
    actions.append(action)
    contentChanged()
  }

  /// [D] Alerts only.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return raise(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
        remedy: "make the controller with preferredStyle: .alert"
      )
    }
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: AlertMeasure.fieldTextSize)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentChanged()
  }

  open override func loadView() { view = panel }
  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    contentChanged()
  }

  private func replaceContent(_ old: UIViewController?) {
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    if let contentController {
      addChild(contentController)
      contentController.didMove(toParent: self)
    }
    contentChanged()
  }

  /// The content asks for another height.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    contentChanged()
  }

  func contentChanged() {
    guard isViewLoaded else { return }
    panel.rebuild()
    preferredContentSize = panel.fittingSize(in: stage.screen.bounds.size)
  }

  /// [D] A tap outside a popover chooses the cancel button, which is not shown.
  override func wasDismissedByUser() {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return }
    cancel.handler?(cancel)
  }

  /// [W] The handler runs after the alert is dismissed.
  func choose(_ action: UIAlertAction) {
    let dismisser = presentingViewController ?? self
    dismisser.dismiss(animated: true) { action.handler?(action) }
  }
}
