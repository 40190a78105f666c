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
    let all = animations
    animations = []
    for animation in all { animation() }
  }

  func complete() {
    let all = completions
    completions = []
    for completion in all { completion(.end) }
  }
}
