import Foundation

/// A sheet of the system that an object presents which is no controller itself.
final class StandInSheetController: UIViewController {
  private let text: String
  private let heading: String
  private let button: UIBarButtonItem.SystemItem
  private let leave: () -> Void
  private let left: () -> Void

  /// `leave` is called by the button, `left` when the user has dismissed the sheet otherwise.
  init(
    _ text: String,
    heading: String,
    button: UIBarButtonItem.SystemItem,
    leave: @escaping () -> Void,
    left: @escaping () -> Void
  ) {
    (self.text, self.heading, self.button) = (text, heading, button)
    (self.leave, self.left) = (leave, left)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a sheet of the system has no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    StandInSheet.add(text, title: heading, button: button, to: self, leave: leave)
  }

  override func wasDismissedByUser() { left() }
}
