import Foundation

/// The delivery of one touch to its view, as far as recognizers allow it.
@MainActor
final class TouchDelivery {
  let touch: UITouch
  weak var view: UIView?
  /// Those of the touched view and of its ancestors, innermost first.
  let recognizers: [UIGestureRecognizer]
  /// A view receives one finger at a time unless multiple touch is enabled.  [D]
  let isForView: Bool
  let began: TimeInterval
  private var held: [Step] = []
  private(set) var isClosed = false
  /// Whether no finger is down any more.
  private(set) var isLifted = false

  private struct Step {
    let phase: UITouch.Phase
    let location: CGPoint
    let previous: CGPoint
  }

  init(_ touch: UITouch, _ recognizers: [UIGestureRecognizer], isForView: Bool) {
    self.touch = touch
    self.recognizers = recognizers
    self.isForView = isForView
    view = touch.view
    began = touch.timestamp
  }

  /// Whether nothing is waiting to be delivered.
  var isDelivered: Bool { isClosed || held.isEmpty }

  func note(_ phase: UITouch.Phase) {
    if phase == .ended || phase == .cancelled { isLifted = true }
    guard isForView, !isClosed else { return }
    held.append(
      Step(phase: phase, location: touch.windowLocation, previous: touch.previousWindowLocation)
    )
  }

  /// Delivers what no recognizer delays any more.
  func flow(_ event: UIEvent, at now: TimeInterval) {
    while !isClosed, let step = held.first {
      if !touch.hasReachedView, holdsBegan(now) { return }
      if step.phase == .ended, holdsEnded { return }
      held.removeFirst()
      deliver(step, event)
    }
  }

  /// Cancels the touch after a gesture has taken it.
  func cancel(_ event: UIEvent) {
    guard !isClosed else { return }
    held = []
    if touch.hasReachedView {
      deliver(
        Step(
          phase: .cancelled,
          location: touch.windowLocation,
          previous: touch.previousWindowLocation
        ),
        event
      )
    }
    isClosed = true
  }

  private func holdsBegan(_ now: TimeInterval) -> Bool {
    recognizers.contains { recognizer in
      guard recognizer.ownState == .possible, recognizer.isEnabled else { return false }
      if recognizer.delaysTouchesBegan { return true }
      return recognizer.contentDelay.map { now < began + $0 - 1e-9 } ?? false
    }
  }

  private var holdsEnded: Bool {
    recognizers.contains { recognizer in
      recognizer.ownState == .possible && recognizer.isEnabled && recognizer.delaysTouchesEnded
        && (recognizer.waitsForMore || recognizer.wantedState != nil)
    }
  }

  private func deliver(_ step: Step, _ event: UIEvent) {
    let now = (touch.phase, touch.windowLocation, touch.previousWindowLocation)
    defer { (touch.phase, touch.windowLocation, touch.previousWindowLocation) = now }
    (touch.phase, touch.windowLocation, touch.previousWindowLocation) = (
      step.phase, step.location, step.previous
    )
    touch.hasReachedView = true
    switch step.phase {
    case .began: view?.touchesBegan([touch], with: event)
    case .moved, .stationary: view?.touchesMoved([touch], with: event)
    case .ended: view?.touchesEnded([touch], with: event)
    case .cancelled: view?.touchesCancelled([touch], with: event)
    case .regionEntered, .regionMoved, .regionExited: break
    }
    if step.phase == .ended || step.phase == .cancelled { isClosed = true }
  }
}
