import Foundation

/// A sheet of the system that does not exist here: a labelled box below the bar that leaves it.
@MainActor
package enum StandInSheet {
  package static func add(
    _ text: String,
    title: String,
    button: UIBarButtonItem.SystemItem,
    to controller: UIViewController,
    leave: @escaping () -> Void
  ) {
    StandInLabel.add(text, to: controller.view)
    SheetBar.add(title: title, button: button, to: controller, leave: leave)
  }
}
