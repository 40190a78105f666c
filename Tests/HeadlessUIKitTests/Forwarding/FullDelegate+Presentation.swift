import Foundation
import Geometry
import VirtualTime

@testable import HeadlessUIKit

extension FullDelegate: UIActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    hear(actionSheet, buttonIndex)
  }
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    hear(actionSheet, buttonIndex)
  }
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    hear(actionSheet, buttonIndex)
  }
  func willPresent(_ actionSheet: UIActionSheet) { hear(actionSheet) }
  func didPresent(_ actionSheet: UIActionSheet) { hear(actionSheet) }
  func actionSheetCancel(_ actionSheet: UIActionSheet) { hear(actionSheet) }
}

extension FullDelegate: UIAlertViewDelegate {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    hear(alertView, buttonIndex)
  }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    hear(alertView, buttonIndex)
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    hear(alertView, buttonIndex)
  }
  func willPresent(_ alertView: UIAlertView) { hear(alertView) }
  func didPresent(_ alertView: UIAlertView) { hear(alertView) }
  func alertViewCancel(_ alertView: UIAlertView) { hear(alertView) }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    answer(false, to: alertView)
  }
}

extension FullDelegate: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { answer(.overFullScreen, to: controller) }
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { answer(.overFullScreen, to: controller, traitCollection) }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { answer(ownController, to: controller, style) }
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { hear(presentationController, adaptivePresentationController) }
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { hear(presentationController, style, transitionCoordinator) }
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { answer(false, to: presentationController) }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    hear(presentationController)
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    hear(presentationController)
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { hear(presentationController) }
}

extension FullDelegate: UIPopoverPresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { hear(popoverPresentationController) }
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { answer(false, to: popoverPresentationController) }
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { hear(popoverPresentationController) }
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { hear(popoverPresentationController, rect, view) }
}

extension FullDelegate: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { hear(sheetPresentationController) }
}

extension FullDelegate: UIPopoverControllerDelegate {
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
    answer(false, to: popoverController)
  }
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
    hear(popoverController)
  }
  func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { hear(popoverController, rect, view) }
}

extension FullDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    answer(ownAnimator, to: presented, presenting, source)
  }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { answer(ownAnimator, to: dismissed) }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { answer(ownInteraction, to: animator) }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { answer(ownInteraction, to: animator) }
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { answer(ownPresentation, to: presented, presenting, source) }
}
