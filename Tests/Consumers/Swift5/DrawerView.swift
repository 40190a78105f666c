import UIKit

class DrawerView: UIView {
  enum Place {
    case open, closed
  }

  private(set) var place = Place.closed
  private var animator: UIViewPropertyAnimator?
  private var progressWhenInterrupted: CGFloat = 0
  let travel: CGFloat = 300

  func animate(to target: Place, duration: TimeInterval) {
    if let running = animator, running.isRunning { return }
    let timing = UISpringTimingParameters(dampingRatio: 1)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations {
      switch target {
      case .open:
        self.transform = CGAffineTransform(translationX: 0, y: -self.travel)
        self.layer.cornerRadius = 20
      case .closed:
        self.transform = .identity
        self.layer.cornerRadius = 0
      }
    }
    animator.addCompletion { position in
      switch position {
      case .end: self.place = target
      case .start, .current: break
      @unknown default: break
      }
      self.animator = nil
    }
    animator.startAnimation()
    self.animator = animator
  }

  // What a pan recogniser's states would call.

  func panBegan() {
    animate(to: place == .closed ? .open : .closed, duration: 1)
    animator?.pauseAnimation()
    progressWhenInterrupted = animator?.fractionComplete ?? 0
  }

  func panChanged(translation: CGFloat) {
    let fraction = -translation / travel
    animator?.fractionComplete = max(0, min(1, progressWhenInterrupted + fraction))
  }

  func panEnded(velocity: CGFloat) {
    guard let animator = animator else { return }
    if velocity > 0 { animator.isReversed = !animator.isReversed }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}
