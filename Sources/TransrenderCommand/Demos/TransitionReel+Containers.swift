import Foundation
import HeadlessUIKit

/// Child controllers, and rotation of the device.
extension TransitionReel {
  static let childToChild = TransitionReel(
    "child-to-child",
    "transition(from:to:), one child after another"
  ) { stage in
    let parent = UIViewController()
    let (first, second) = (AlbumsController(), PlayerController())
    stage.show(parent)
    parent.addChild(first)
    first.view.frame = parent.view.bounds
    parent.view.addSubview(first.view)
    first.didMove(toParent: parent)
    return { [weak first] in
      guard let first else { return }
      first.willMove(toParent: nil)
      parent.addChild(second)
      second.view.frame = parent.view.bounds
      parent.transition(
        from: first,
        to: second,
        duration: 0.5,
        options: .transitionCrossDissolve,
        animations: nil
      ) { _ in
        first.removeFromParent()
        second.didMove(toParent: parent)
      }
    }
  }

  static let rotation = TransitionReel("rotation", "the device is turned") { stage in
    stage.show(MapController())
    // The upright screen is seen for a moment.
    return { stage.schedule(at: 0.2) { stage.rotate(to: .landscapeRight) } }
  }
}
