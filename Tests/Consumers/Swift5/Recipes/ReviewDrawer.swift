import UIKit

// Property animator recipes: interruptible drawer with several animators.
enum DrawerState {
  case open, closed
  var opposite: DrawerState { self == .open ? .closed : .open }
}

final class InstantPanGestureRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began { return }
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

class DrawerViewController: UIViewController {
  lazy var overlay: UIView = {
    let view = UIView(); view.backgroundColor = .black; view.alpha = 0; return view
  }()
  lazy var popup: UIView = {
    let v = UIView()
    v.backgroundColor = .white
    v.layer.shadowColor = UIColor.black.cgColor
    v.layer.shadowOpacity = 0.1
    v.layer.shadowRadius = 10
    return v
  }()
  lazy var closedTitle: UILabel = {
    let l = UILabel(); l.text = "Reviews"; l.font = UIFont.systemFont(ofSize: 15, weight: .medium)
    l.textColor = #colorLiteral(red: 0, green: 0.59, blue: 1, alpha: 1); l.textAlignment = .center
    return l
  }()
  private lazy var openTitle: UILabel = {
    let l = UILabel(); l.text = "Reviews"; l.font = UIFont.systemFont(ofSize: 24, weight: .heavy)
    l.alpha = 0; l.textAlignment = .center
    l.transform = CGAffineTransform(scaleX: 0.65, y: 0.65).concatenating(
      CGAffineTransform(translationX: 0, y: -15)
    )
    return l
  }()
  private let popupOffset: CGFloat = 440
  private var bottomConstraint = NSLayoutConstraint()
  var currentState: DrawerState = .closed
  private var runningAnimators = [UIViewPropertyAnimator]()
  private var animationProgress = [CGFloat]()
  private lazy var panRecognizer: InstantPanGestureRecognizer = {
    let recognizer = InstantPanGestureRecognizer()
    recognizer.addTarget(
      self,
      action: Selector("popupViewPanned", DrawerViewController.popupViewPanned)
    )
    return recognizer
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    layout()
    popup.addGestureRecognizer(panRecognizer)
  }
  private func layout() {
    for v in [overlay, popup] {
      v.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(v)
    }
    overlay.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    overlay.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    overlay.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    overlay.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    popup.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    popup.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    bottomConstraint = popup.bottomAnchor.constraint(
      equalTo: view.bottomAnchor,
      constant: popupOffset
    )
    bottomConstraint.isActive = true
    popup.heightAnchor.constraint(equalToConstant: 500).isActive = true
    for (l, top) in [(closedTitle, 20), (openTitle, 30)] as [(UILabel, CGFloat)] {
      l.translatesAutoresizingMaskIntoConstraints = false
      popup.addSubview(l)
      l.leadingAnchor.constraint(equalTo: popup.leadingAnchor).isActive = true
      l.trailingAnchor.constraint(equalTo: popup.trailingAnchor).isActive = true
      l.topAnchor.constraint(equalTo: popup.topAnchor, constant: top).isActive = true
    }
  }
  private func animateTransitionIfNeeded(to state: DrawerState, duration: TimeInterval) {
    guard runningAnimators.isEmpty else { return }
    let transitionAnimator = UIViewPropertyAnimator(
      duration: duration,
      dampingRatio: 1,
      animations: {
        switch state {
        case .open:
          self.bottomConstraint.constant = 0
          self.popup.layer.cornerRadius = 20
          self.overlay.alpha = 0.5
          self.closedTitle.transform = CGAffineTransform(scaleX: 1.6, y: 1.6).concatenating(
            CGAffineTransform(translationX: 0, y: 15)
          )
          self.openTitle.transform = .identity
        case .closed:
          self.bottomConstraint.constant = self.popupOffset
          self.popup.layer.cornerRadius = 0
          self.overlay.alpha = 0
          self.closedTitle.transform = .identity
          self.openTitle.transform = CGAffineTransform(scaleX: 0.65, y: 0.65).concatenating(
            CGAffineTransform(translationX: 0, y: -15)
          )
        }
        self.view.layoutIfNeeded()
      }
    )
    transitionAnimator.addCompletion { position in
      switch position {
      case .start: self.currentState = state.opposite
      case .end: self.currentState = state
      case .current: ()
      @unknown default: ()
      }
      switch self.currentState {
      case .open: self.bottomConstraint.constant = 0
      case .closed: self.bottomConstraint.constant = self.popupOffset
      }
      self.runningAnimators.removeAll()
    }
    let inTitleAnimator = UIViewPropertyAnimator(
      duration: duration,
      curve: .easeIn,
      animations: {
        switch state {
        case .open: self.openTitle.alpha = 1
        case .closed: self.closedTitle.alpha = 1
        }
      }
    )
    inTitleAnimator.scrubsLinearly = false
    let outTitleAnimator = UIViewPropertyAnimator(
      duration: duration,
      curve: .easeOut,
      animations: {
        switch state {
        case .open: self.closedTitle.alpha = 0
        case .closed: self.openTitle.alpha = 0
        }
      }
    )
    outTitleAnimator.scrubsLinearly = false
    transitionAnimator.startAnimation(); inTitleAnimator.startAnimation();
    outTitleAnimator.startAnimation()
    runningAnimators.append(transitionAnimator)
    runningAnimators.append(inTitleAnimator)
    runningAnimators.append(outTitleAnimator)
  }
  private func popupViewPanned(recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      animateTransitionIfNeeded(to: currentState.opposite, duration: 1)
      runningAnimators.forEach { $0.pauseAnimation() }
      animationProgress = runningAnimators.map { $0.fractionComplete }
    case .changed:
      let translation = recognizer.translation(in: popup)
      var fraction = -translation.y / popupOffset
      if currentState == .open { fraction *= -1 }
      if runningAnimators[0].isReversed { fraction *= -1 }
      for (index, animator) in runningAnimators.enumerated() {
        animator.fractionComplete = fraction + animationProgress[index]
      }
    case .ended:
      let yVelocity = recognizer.velocity(in: popup).y
      let shouldClose = yVelocity > 0
      if yVelocity == 0 {
        runningAnimators.forEach {
          $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        break
      }
      switch currentState {
      case .open:
        if !shouldClose && !runningAnimators[0].isReversed {
          runningAnimators.forEach { $0.isReversed = !$0.isReversed }
        }
        if shouldClose && runningAnimators[0].isReversed {
          runningAnimators.forEach { $0.isReversed = !$0.isReversed }
        }
      case .closed:
        if shouldClose && !runningAnimators[0].isReversed {
          runningAnimators.forEach { $0.isReversed = !$0.isReversed }
        }
        if !shouldClose && runningAnimators[0].isReversed {
          runningAnimators.forEach { $0.isReversed = !$0.isReversed }
        }
      }
      runningAnimators.forEach {
        $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    default: ()
    }
  }
}
