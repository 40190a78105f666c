import UIKit

// A container that shows its two children side by side when there is room and one above the other
// when there is not, and animates between both along with the rotation.

class ShelfViewController: UIViewController {
  let first: UIViewController
  let second: UIViewController
  private(set) var log: [String] = []
  private var isSideBySide = false

  init(first: UIViewController, second: UIViewController) {
    self.first = first
    self.second = second
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [first, second] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    arrange(in: view.bounds.size)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange(in: view.bounds.size)
  }

  private func arrange(in size: CGSize) {
    isSideBySide = size.width > size.height
    let edge: CGRectEdge = isSideBySide ? .minXEdge : .minYEdge
    let middle = isSideBySide ? size.width / 2 : size.height / 2
    let halves = CGRect(origin: .zero, size: size).divided(atDistance: middle, from: edge)
    first.view.frame = halves.slice
    second.view.frame = halves.remainder
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize.width > parentSize.height
      ? CGSize(width: parentSize.width / 2, height: parentSize.height)
      : CGSize(width: parentSize.width, height: parentSize.height / 2)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("will \(Int(size.width))×\(Int(size.height))")
    coordinator.animate(
      alongsideTransition: { context in
        self.log.append("along \(context.transitionDuration) \(context.isAnimated)")
        self.arrange(in: size)
      },
      completion: { context in
        self.log.append(context.isCancelled ? "cancelled" : "done")
      }
    )
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.append("traits \(newCollection.verticalSizeClass == .compact ? "low" : "high")")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.append("changed")
  }
}

class SizeListener: UIViewController {
  private(set) var sizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}

/// A screen that stays upright while everything else turns.
class UprightViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var shouldAutorotate: Bool { true }
}

class ForwardingNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .all
  }
}
