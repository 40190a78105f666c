import Foundation

/// The stand-in sheet of a class that is not a view controller itself.
final class StandInSheetController: UIViewController {
  private let text: String
  private let heading: String
  private let button: UIBarButtonItem.SystemItem
  private let leave: () -> Void
  private let wasDismissed: () -> Void

  /// The button calls `leave`; `wasDismissed` is called when the user has pulled the sheet down.
  init(
    _ text: String,
    heading: String,
    button: UIBarButtonItem.SystemItem,
    leave: @escaping () -> Void,
    wasDismissed: @escaping () -> Void
  ) {
    (self.text, self.heading, self.button) = (text, heading, button)
    (self.leave, self.wasDismissed) = (leave, wasDismissed)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    StandInSheet.add(text, title: heading, button: button, to: self, leave: leave)
  }

  override func wasDismissedByUser() { wasDismissed() }
}
