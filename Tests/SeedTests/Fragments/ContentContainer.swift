// Typed as the guides print it.
// swift-format-ignore-file

import UIKit

/// Apple's container, as the first guide shows it, with its open names filled in.
class ContentContainer: UIViewController {
  var currentClientView: UIView!

  var frameForContentController: CGRect { view.bounds.insetBy(dx: 10, dy: 20) }
  var newViewStartFrame: CGRect { frameForContentController.offsetBy(dx: view.bounds.width, dy: 0) }
  var oldViewEndFrame: CGRect { frameForContentController.offsetBy(dx: -view.bounds.width, dy: 0) }

  func displayContentController(_ content: UIViewController) {
    addChild(content)
    content.view.frame = frameForContentController
    currentClientView = content.view
    view.addSubview(currentClientView)
    content.didMove(toParent: self)
  }

  func hideContentController(_ content: UIViewController) {
    content.willMove(toParent: nil)
    content.view.removeFromSuperview()
    content.removeFromParent()
  }

  func cycleFromViewController(_ oldVC: UIViewController, to newVC: UIViewController) {
    oldVC.willMove(toParent: nil)
    addChild(newVC)

    newVC.view.frame = newViewStartFrame
    let endFrame = oldViewEndFrame

    transition(from: oldVC, to: newVC, duration: 0.25, options: [], animations: {
      newVC.view.frame = oldVC.view.frame
      oldVC.view.frame = endFrame
    }, completion: { finished in
      oldVC.removeFromParent()
      newVC.didMove(toParent: self)
    })
  }
}
