import UIKit

/// A panel that is pulled up and down, and caught in flight.
class CardPanel: UIView {
  enum Position {
    case open, closed

    var opposite: Position { self == .open ? .closed : .open }
  }

  private(set) var position = Position.closed
  private(set) var runningAnimators = [UIViewPropertyAnimator]()
  private var progressWhenInterrupted = [CGFloat]()
  private let travel: CGFloat = 400

  let shade = UIView()
  let titleLabel = UILabel()

  private lazy var panRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.addTarget(self, action: Selector("panned:", CardPanel.panned))
    return recognizer
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 20
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowOpacity = 0.1
    titleLabel.text = "Reviews"
    titleLabel.transform = CGAffineTransform(scaleX: 0.65, y: 0.65)
    addSubview(titleLabel)
    shade.alpha = 0
    addGestureRecognizer(panRecognizer)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func animateTransitionIfNeeded(to goal: Position, duration: TimeInterval) {
    guard runningAnimators.isEmpty else { return }
    let transitionAnimator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1) {
      switch goal {
      case .open:
        self.transform = CGAffineTransform(translationX: 0, y: -self.travel)
        self.layer.cornerRadius = 0
        self.shade.alpha = 0.5
      case .closed:
        self.transform = .identity
        self.layer.cornerRadius = 20
        self.shade.alpha = 0
      }
    }
    transitionAnimator.addCompletion { [weak self] end in
      guard let self = self else { return }
      switch end {
      case .start: self.position = goal.opposite
      case .end: self.position = goal
      case .current: break
      @unknown default: break
      }
      self.runningAnimators.removeAll()
    }
    let titleAnimator = UIViewPropertyAnimator(duration: duration, curve: .easeIn) {
      self.titleLabel.transform =
        goal == .open ? .identity : CGAffineTransform(scaleX: 0.65, y: 0.65)
    }
    titleAnimator.scrubsLinearly = false
    transitionAnimator.startAnimation()
    titleAnimator.startAnimation()
    runningAnimators = [transitionAnimator, titleAnimator]
  }

  func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      animateTransitionIfNeeded(to: position.opposite, duration: 1)
      runningAnimators.forEach { $0.pauseAnimation() }
      progressWhenInterrupted = runningAnimators.map { $0.fractionComplete }
    case .changed:
      var fraction = -recognizer.translation(in: superview).y / travel
      if position == .open { fraction *= -1 }
      if runningAnimators.first?.isReversed == true { fraction *= -1 }
      for (index, animator) in runningAnimators.enumerated() {
        animator.fractionComplete = fraction + progressWhenInterrupted[index]
      }
    case .ended:
      let velocity = recognizer.velocity(in: superview).y
      let shouldClose = velocity > 0
      if velocity == 0 {
        runningAnimators.forEach {
          $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        break
      }
      if (position == .open) != shouldClose {
        runningAnimators.forEach { $0.isReversed = !$0.isReversed }
      }
      runningAnimators.forEach {
        $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    default:
      break
    }
  }
}
