// Typed as the guides print it.
// swift-format-ignore-file

import UIKit

/// The third guide's steps, the view first.
func addViewFirst(_ child: UIViewController, to parent: UIViewController) {
  // First, add the view of the child to the view of the parent
  parent.view.addSubview(child.view)

  // Then, add the child to the parent
  parent.addChild(child)

  // Finally, notify the child that it was moved to a parent
  child.didMove(toParent: parent)
}

func removeLinkFirst(_ child: UIViewController) {
  // First, notify the child that it's about to be removed
  child.willMove(toParent: nil)

  // Then, remove the child from its parent
  child.removeFromParent()

  // Finally, remove the child's view from the parent's
  child.view.removeFromSuperview()
}

extension UIViewController {
  func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func remove() {
    // Just to be safe, we check that this view controller
    // is actually added to a parent before removing it.
    guard parent != nil else {
      return
    }

    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
