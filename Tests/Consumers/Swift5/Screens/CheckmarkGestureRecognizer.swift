import UIKit
import UIKit.UIGestureRecognizerSubclass

class CheckmarkGestureRecognizer: UIGestureRecognizer {
  enum SymbolPhase {
    case notStarted
    case downStroke
    case upStroke
  }

  var strokePhase: SymbolPhase = .notStarted
  var initialTouchPoint: CGPoint = CGPoint.zero
  var trackedTouch: UITouch? = nil

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 {
      self.state = .failed
    }
    if self.trackedTouch == nil {
      self.trackedTouch = touches.first
      self.strokePhase = .downStroke
      self.initialTouchPoint = (self.trackedTouch?.location(in: self.view))!
    } else {
      for touch in touches where touch != self.trackedTouch {
        self.ignore(touch, for: event)
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let newTouch = touches.first, newTouch == self.trackedTouch else {
      self.state = .failed
      return
    }
    let newPoint = newTouch.location(in: self.view)
    let previousPoint = newTouch.previousLocation(in: self.view)
    if newPoint.x < previousPoint.x {
      self.state = .failed
    } else if newPoint.y < previousPoint.y {
      self.strokePhase = .upStroke
    } else if self.strokePhase == .upStroke && newPoint.y > previousPoint.y {
      self.state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let newPoint = (touches.first?.location(in: self.view))!
    if self.state == .possible && self.strokePhase == .upStroke
      && newPoint.y < self.initialTouchPoint.y
    {
      self.state = .recognized
    } else {
      self.state = .failed
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    self.state = .cancelled
    reset()
  }

  override func reset() {
    super.reset()
    self.strokePhase = .notStarted
    self.trackedTouch = nil
  }
}
