// Typed as the guides print it.
// swift-format-ignore-file

import UIKit

/// The fifth guide's container, in the spellings of Swift 3.
class OldContainer: UIViewController {
  var startFrame: CGRect { return view.bounds.offsetBy(dx: 0, dy: view.bounds.height) }

  func disPlayContentController(vc:UIViewController) {
    addChildViewController(vc) // call willMove
    vc.view.frame = view.frame
    view.addSubview(vc.view)
    vc.didMove(toParentViewController: self)// call didMove
  }

  func hideContentController(vc:UIViewController) {
    vc.willMove(toParentViewController: nil)
    vc.view.removeFromSuperview()
    vc.removeFromParentViewController()
  }

  func transitionVC(oldVC: UIViewController, newVC: UIViewController) {
    oldVC.willMove(toParentViewController: nil)
    addChildViewController(newVC)

    newVC.view.frame = startFrame
    let endFrame = oldVC.view.frame

    transition(from: oldVC, to: newVC, duration: 0.25, options: UIViewAnimationOptions.curveLinear, animations: {
      newVC.view.frame = oldVC.view.frame
      oldVC.view.frame = endFrame
    }) { (finish) in
      oldVC.removeFromParentViewController()
      newVC.didMove(toParentViewController: self)
    }
  }
}
