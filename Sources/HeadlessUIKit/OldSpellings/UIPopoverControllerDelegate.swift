public import Foundation

/// Decides whether the user may dismiss a popover of iOS up to 8, and is told of it.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
  func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  )
}

extension UIPopoverControllerDelegate {
  public func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool {
    standIn()?.popoverControllerShouldDismissPopover(popoverController) ?? true
  }
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
    standIn()?.popoverControllerDidDismissPopover(popoverController)
  }
  public func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    standIn()?.popoverController(popoverController, willRepositionPopoverTo: rect, in: view)
  }

  private func standIn(_ requirement: String = #function) -> (any UIPopoverControllerDelegate)? {
    standIn(as: (any UIPopoverControllerDelegate).self, for: requirement)
  }
}
