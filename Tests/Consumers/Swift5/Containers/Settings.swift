import UIKit

// Sheets with detents, a form that asks before it goes, popovers from popovers.

final class PickerViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  let depth: Int
  init(depth: Int) {
    self.depth = depth
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(UIAction { [unowned self] _ in self.more() }, for: .touchUpInside)
    return button
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = depth % 2 == 0 ? .secondarySystemBackground : .systemBackground
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
    preferredContentSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    preferredContentSize = CGSize(width: 220, height: 160)
  }
  func more() {
    let next = PickerViewController(depth: depth + 1)
    next.modalPresentationStyle = .popover
    guard let popover = next.popoverPresentationController else { return }
    popover.sourceView = button
    popover.sourceRect = button.bounds
    popover.permittedArrowDirections = [.up, .left]
    popover.delegate = self
    popover.passthroughViews = [button]
    present(next, animated: true)
  }
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
}

final class FormViewController: UIViewController, UIAdaptivePresentationControllerDelegate,
  UITextViewDelegate
{
  let textView = UITextView()
  var onClose: ((String) -> Void)?
  var hasChanges: Bool { !textView.text.isEmpty }
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.confirm() }
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.onClose?(self.textView.text)
        self.dismiss(animated: true)
      }
    )
    textView.frame = view.bounds.insetBy(dx: 16, dy: 120)
    textView.delegate = self
    view.addSubview(textView)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    isModalInPresentation = hasChanges
    navigationController?.isModalInPresentation = hasChanges
    navigationItem.rightBarButtonItem?.isEnabled = hasChanges
  }
  func textViewDidChange(_ textView: UITextView) { view.setNeedsLayout() }
  func confirm() {
    guard hasChanges else { return dismiss(animated: true) }
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Discard Changes", style: .destructive) { _ in
        self.dismiss(animated: true)
      }
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(alert, animated: true)
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  {
    log.append("attempt")
    confirm()
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("did")
  }
}

final class ComposeHomeViewController: UIViewController {
  var saved: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .compose,
      target: nil,
      action: nil
    )
    navigationItem.rightBarButtonItem?.primaryAction = UIAction(title: "New") { [weak self] _ in
      self?.compose()
    }
  }
  func compose() {
    let form = FormViewController()
    form.onClose = { [weak self] in self?.saved.append($0) }
    let nav = UINavigationController(rootViewController: form)
    nav.presentationController?.delegate = form
    if let sheet = nav.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.preferredCornerRadius = 24
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    present(nav, animated: true)
  }
  func pick() {
    let picker = PickerViewController(depth: 0)
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    picker.popoverPresentationController?.delegate = picker
    present(picker, animated: true)
  }
}
