import Foundation
import Geometry
import Testing
import VirtualTime

@testable import HeadlessUIKit

extension ForwardingTests {
  @Test func `a UIActionSheetDelegate that leaves all out`() throws {
    let relay = Relay<any UIActionSheetDelegate>()
    let sheet = UIActionSheet(frame: .zero)
    try relay.passesOn { $0.actionSheet(sheet, clickedButtonAt: 1) }
    try relay.passesOn { $0.actionSheet(sheet, willDismissWithButtonIndex: 1) }
    try relay.passesOn { $0.actionSheet(sheet, didDismissWithButtonIndex: 1) }
    try relay.passesOn { $0.willPresent(sheet) }
    try relay.passesOn { $0.didPresent(sheet) }
    try relay.passesOn { $0.actionSheetCancel(sheet) }
  }

  @Test func `a UIAlertViewDelegate that leaves all out`() throws {
    let relay = Relay<any UIAlertViewDelegate>()
    let alert = UIAlertView(frame: .zero)
    try relay.passesOn { $0.alertView(alert, clickedButtonAt: 1) }
    try relay.passesOn { $0.alertView(alert, willDismissWithButtonIndex: 1) }
    try relay.passesOn { $0.alertView(alert, didDismissWithButtonIndex: 1) }
    try relay.passesOn { $0.willPresent(alert) }
    try relay.passesOn { $0.didPresent(alert) }
    try relay.passesOn { $0.alertViewCancel(alert) }
    try relay.passesOn { $0.alertViewShouldEnableFirstOtherButton(alert) }
  }

  @Test func `a UIAdaptivePresentationControllerDelegate that leaves all out`() throws {
    let relay = Relay<any UIAdaptivePresentationControllerDelegate>()
    let shown = UIPresentationController(
      presentedViewController: UIViewController(),
      presenting: nil
    )
    let other = UIPresentationController(
      presentedViewController: UIViewController(),
      presenting: nil
    )
    let traits = UITraitCollection()
    try relay.passesOn { $0.adaptivePresentationStyle(for: shown) }
    try relay.passesOn {
      $0.adaptivePresentationStyle(for: shown, traitCollection: traits)
    }
    try relay.passesOn {
      $0.presentationController(shown, viewControllerForAdaptivePresentationStyle: .pageSheet)
    }
    try relay.passesOn { $0.presentationController(shown, prepare: other) }
    try relay.passesOn {
      $0.presentationController(
        shown,
        willPresentWithAdaptiveStyle: .pageSheet,
        transitionCoordinator: nil
      )
    }
    try relay.passesOn { $0.presentationControllerShouldDismiss(shown) }
    try relay.passesOn { $0.presentationControllerWillDismiss(shown) }
    try relay.passesOn { $0.presentationControllerDidDismiss(shown) }
    try relay.passesOn { $0.presentationControllerDidAttemptToDismiss(shown) }
  }

  @Test func `a UIPopoverPresentationControllerDelegate that leaves all out`() throws {
    let relay = Relay<any UIPopoverPresentationControllerDelegate>()
    let popover = UIPopoverPresentationController(
      presentedViewController: UIViewController(),
      presenting: nil
    )
    let rect = UnsafeMutablePointer<CGRect>.allocate(capacity: 1)
    let views = UnsafeMutablePointer<UIView>.allocate(capacity: 1)
    defer { rect.deallocate() }
    defer { views.deallocate() }
    try relay.passesOn { $0.prepareForPopoverPresentation(popover) }
    try relay.passesOn { $0.popoverPresentationControllerShouldDismissPopover(popover) }
    try relay.passesOn { $0.popoverPresentationControllerDidDismissPopover(popover) }
    try relay.passesOn {
      $0.popoverPresentationController(
        popover,
        willRepositionPopoverTo: rect,
        in: AutoreleasingUnsafeMutablePointer(views)
      )
    }
  }

  @Test func `a UISheetPresentationControllerDelegate that leaves all out`() throws {
    let relay = Relay<any UISheetPresentationControllerDelegate>()
    let sheet = UISheetPresentationController(
      presentedViewController: UIViewController(),
      presenting: nil
    )
    try relay.passesOn { $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet) }
  }

  @Test func `a UIPopoverControllerDelegate that leaves all out`() throws {
    let relay = Relay<any UIPopoverControllerDelegate>()
    let popover = UIPopoverController(contentViewController: UIViewController())
    let rect = UnsafeMutablePointer<CGRect>.allocate(capacity: 1)
    let views = UnsafeMutablePointer<UIView>.allocate(capacity: 1)
    defer { rect.deallocate() }
    defer { views.deallocate() }
    try relay.passesOn { $0.popoverControllerShouldDismissPopover(popover) }
    try relay.passesOn { $0.popoverControllerDidDismissPopover(popover) }
    try relay.passesOn {
      $0.popoverController(
        popover,
        willRepositionPopoverTo: rect,
        in: AutoreleasingUnsafeMutablePointer(views)
      )
    }
  }

  @Test func `a UIViewControllerTransitioningDelegate that leaves all out`() throws {
    let relay = Relay<any UIViewControllerTransitioningDelegate>()
    let controller = UIViewController()
    let animator = StillAnimator()
    let other = UIViewController()
    let third = UIViewController()
    try relay.passesOn {
      $0.animationController(forPresented: controller, presenting: other, source: third)
    }
    try relay.passesOn { $0.animationController(forDismissed: controller) }
    try relay.passesOn { $0.interactionControllerForPresentation(using: animator) }
    try relay.passesOn { $0.interactionControllerForDismissal(using: animator) }
    try relay.passesOn {
      $0.presentationController(forPresented: controller, presenting: other, source: third)
    }
  }
}
