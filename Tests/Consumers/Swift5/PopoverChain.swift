import UIKit

// A popover whose content presents another popover; on phones both stay popovers.

class PopoverMenuController: UITableViewController, UIPopoverPresentationControllerDelegate {
  var depth = 0
  var dismissals: [String] = []
  var onDismiss: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    preferredContentSize = CGSize(width: 220, height: 3 * 44)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    3
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Level \(depth), row \(indexPath.row)"
    return cell
  }

  @discardableResult
  func openNext(from sourceView: UIView) -> PopoverMenuController {
    let next = PopoverMenuController()
    next.depth = depth + 1
    next.modalPresentationStyle = .popover
    if let popover = next.popoverPresentationController {
      popover.sourceView = sourceView
      popover.sourceRect = sourceView.bounds
      popover.permittedArrowDirections = [.left, .up]
      popover.delegate = self
      popover.backgroundColor = .systemGray
    }
    present(next, animated: true)
    return next
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }

  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    dismissals.append("popover")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissals.append("presentation")
  }
}
