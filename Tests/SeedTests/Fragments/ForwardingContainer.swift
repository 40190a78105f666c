// Typed as the guides print it.
// swift-format-ignore-file

import UIKit

/// A container that passes appearance on by hand, as the first guide shows it.
class ForwardingContainer: UIViewController {
  let child: UIViewController

  init(child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    return false
  }

  override func viewWillAppear(_ animated: Bool) {
    child.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    child.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    child.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    child.endAppearanceTransition()
  }
}
