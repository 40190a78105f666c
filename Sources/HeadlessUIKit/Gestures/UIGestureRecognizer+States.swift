import Foundation

extension UIGestureRecognizer {
  func add(_ target: AnyObject, _ action: Selector) {
    removeReceivers(target, action)
    receivers.append(Receiver(target: target, action: action))
  }

  func removeReceivers(_ target: AnyObject?, _ action: Selector?) {
    receivers.removeAll { receiver in
      (target == nil || receiver.target === target) && (action == nil || receiver.action == action)
    }
  }

  var isOver: Bool { ownState == .ended || ownState == .cancelled || ownState == .failed }
  var isActive: Bool { ownState == .began || ownState == .changed }

  /// [D] The valid transitions between states; others are ignored.
  func request(_ new: State) {
    switch (ownState, new) {
    case (.possible, .began), (.possible, .ended): attempt(new)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      enter(new)
    case (.began, .failed), (.changed, .failed): enter(.cancelled)
    default: break
    }
  }

  /// Begins now, after those that must fail first have failed, or never.
  func attempt(_ new: State) {
    wantedState = new
    if let arbiter, arbiter.isBlocked(self) { return }
    wantedState = nil
    guard arbiter?.isPrevented(self) != true, mayBegin else { return fail() }
    // A delegate may have ended the gesture.
    guard ownState == .possible else { return }
    willBegin()
    if new == .began { lifted = [] }
    ownState = new
    arbiter?.recognized(self)
    sendActions()
  }

  private var mayBegin: Bool {
    guard isEnabled, mayTakeTouches else { return false }
    // [I] Every view from the touched one up to the recognizer's own is asked.
    var asked = seen.first?.view ?? attachedView
    while let view = asked {
      guard view.gestureRecognizerShouldBegin(self) else { return false }
      if view === attachedView { break }
      asked = view.superview
    }
    // A view that is its recognizer's delegate has already been asked.
    if let delegate, delegate === attachedView { return true }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func enter(_ new: State) {
    ownState = new
    sendActions()
  }

  func fail() {
    guard ownState == .possible else { return }
    ownState = .failed
    wantedState = nil
    stopTimer()
    arbiter?.failed(self)
  }

  /// Ends without success, whatever the state.
  func giveUp() {
    if isActive { enter(.cancelled) } else { fail() }
  }

  func sendActions() {
    for receiver in receivers {
      guard let target = receiver.target else { continue }
      receiver.action.send(to: target, with: [self])
    }
  }

  /// Resets it for the next touch.
  func prepareForNext() {
    stopTimer()
    reset()
    ownState = .possible
    wantedState = nil
    (tracked, seen, lifted) = ([], [], [])
  }

  /// [W] In the action of a tap, the fingers that made it still count.
  var counted: [UITouch] { tracked + lifted }

  func complain(ofTouch index: Int) -> CGPoint {
    StageCore.ambient.raise(
      "\(type(of: self))",
      "index (\(index)) beyond bounds (\(counted.count))",
      remedy: "compare with numberOfTouches first"
    )
    return lastLocation
  }

  // MARK: Timers

  func startTimer(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    stopTimer()
    timer = arbiter?.after(seconds) { [weak self] in
      self?.timer = nil
      body()
    }
  }

  func stopTimer() {
    if let timer { arbiter?.cancel(timer) }
    timer = nil
  }
}

extension UIGestureRecognizer {
  /// Passes an event's touches to the subclass, unless the gesture is over.
  func receive(_ touches: [UITouch], phase: UITouch.Phase, event: UIEvent) {
    if phase == .began {
      seen += touches
      if !isOver { tracked += touches }
    }
    let mine = touches.filter { touch in tracked.contains { $0 === touch } }
    guard !mine.isEmpty, !isOver, isEnabled else { return }
    if phase == .ended || phase == .cancelled {
      lastLocation = middle
      tracked.removeAll { touch in mine.contains { $0 === touch } }
      if ownState == .possible { lifted += mine }
    } else {
      lastLocation = middle
    }
    switch phase {
    case .began: touchesBegan(Set(mine), with: event)
    case .moved, .stationary: touchesMoved(Set(mine), with: event)
    case .ended: touchesEnded(Set(mine), with: event)
    case .cancelled: touchesCancelled(Set(mine), with: event)
    case .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private var middle: CGPoint {
    guard !tracked.isEmpty else { return lastLocation }
    let sum = tracked.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
    }
    return CGPoint(x: sum.x / CGFloat(tracked.count), y: sum.y / CGFloat(tracked.count))
  }
}
