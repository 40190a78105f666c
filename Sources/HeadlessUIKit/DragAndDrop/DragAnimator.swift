import Foundation

/// What delegates add to the animation of a lift, a drop or a cancelled drag.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func animate() {
    for animation in animations.takeAll() { animation() }
  }

  func complete() {
    for completion in completions.takeAll() { completion(.end) }
  }
}
