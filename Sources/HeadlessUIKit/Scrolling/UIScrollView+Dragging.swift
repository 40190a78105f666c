import Foundation
import Geometry

/// The state of a drag.
struct ScrollDrag {
  var isTracking = false
  var isDragging = false
  /// Whether the finger came down on content that was slowing down.
  var hasStoppedMotion = false
  /// The offset without rubber bands when the drag began.
  var base = CGPoint.zero
  var firstOffset = CGPoint.zero
  /// The direction to which the drag is locked; nil until it has moved.
  var lock: ScrollLock?
}

extension UIScrollView {
  func assembleScrolling() {
    clipsToBounds = true  // [D]
    // [D] A subclass that conforms is the delegate of its recognizers.
    pan.delegate = self as? any UIGestureRecognizerDelegate
    pinch.delegate = pan.delegate
    addGestureRecognizer(pan)
    pan.addTarget(self, action: Selector("pan", UIScrollView.followPan))
    pinch.addTarget(self, action: Selector("pinch", UIScrollView.followPinch))
  }

  var scrollsHorizontally: Bool {
    let range = limits.x
    return range.upperBound > range.lowerBound || (bounces && alwaysBounceHorizontal)
  }

  var scrollsVertically: Bool {
    let range = limits.y
    return range.upperBound > range.lowerBound || (bounces && alwaysBounceVertical)
  }

  var canScroll: Bool { isScrollEnabled && (scrollsHorizontally || scrollsVertically) }

  /// [I] A drag along an axis that does not scroll is left to other recognizers.
  func mayScroll(by travel: CGPoint) -> Bool {
    abs(travel.x) > abs(travel.y) ? scrollsHorizontally : scrollsVertically
  }

  /// [D] A view that already has the touch is asked whether it can be cancelled.
  func mayTake(_ touches: [UITouch]) -> Bool {
    touches.allSatisfy { touch in
      guard let view = touch.view, view !== self else { return true }
      if view.keepsTouches { return false }
      guard touch.hasReachedView else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// [W] Moving content stops under the finger.
  func fingerCameDown() {
    drag.isTracking = true
    if isDecelerating {
      drag.hasStoppedMotion = true
      stopMotion()
    }
  }

  func fingerWentUp() {
    guard drag.isTracking else { return }
    drag.isTracking = false
    let hasStoppedMotion = drag.hasStoppedMotion
    drag.hasStoppedMotion = false
    guard !isDecelerating, ticker == nil else { return }
    // The touch may have led to a change of the safe area, which content follows only in the commit:
    // with the offset of before, it would bounce.
    insetsMayHaveChanged()
    if clamped(contentOffset) != contentOffset {
      startDeceleration(.zero, target: nil, rate: restingRate)
    } else if hasStoppedMotion {
      settle()
    }
  }

  /// Lets a bar that was stopped partly collapsed open or collapse fully.
  private func settle() {
    let target = besideBar(contentOffset, velocity: .zero)
    guard onPixels(target) != contentOffset else { return }
    startDeceleration(.zero, target: target, rate: settlingRate)
  }

  private func besideBar(_ planned: CGPoint, velocity: CGPoint) -> CGPoint {
    watcher?.restingOffset(of: self, planned: planned, velocity: velocity) ?? planned
  }

  func followPan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDragging()
    case .changed: dragOn()
    case .ended: endDragging(velocity: pan.velocity(in: self))
    case .cancelled, .failed: endDragging(velocity: .zero)
    case .possible: break
    }
  }

  private func beginDragging() {
    stopMotion()
    (drag.isTracking, drag.isDragging, drag.lock) = (true, true, nil)
    drag.hasStoppedMotion = false
    let (bandX, bandY) = bands
    drag.firstOffset = contentOffset
    drag.base = CGPoint(
      x: bandX.unlimited(contentOffset.x, in: limits.x),
      y: bandY.unlimited(contentOffset.y, in: limits.y)
    )
    delegate?.scrollViewWillBeginDragging(self)
    // [D] The keyboard is dismissed when a drag begins.
    if keyboardDismissMode.isOnDrag { _ = window?.stage?.firstResponder?.resignFirstResponder() }
    showIndicators()
    dragOn()
  }

  /// Changes of the limits during a drag do not move the content.
  func keepDragOffset() {
    guard drag.isDragging else { return }
    let travel = pan.translation(in: superview)
    let (bandX, bandY) = bands
    drag.base = CGPoint(
      x: bandX.unlimited(contentOffset.x, in: limits.x) + travel.x,
      y: bandY.unlimited(contentOffset.y, in: limits.y) + travel.y
    )
  }

  private var bands: (x: ScrollRubberBand, y: ScrollRubberBand) {
    (ScrollRubberBand(length: bounds.width), ScrollRubberBand(length: bounds.height))
  }

  private func dragOn() {
    // In a coordinate system that does not move with the content.
    let travel = pan.translation(in: superview)
    var wanted = CGPoint(x: drag.base.x - travel.x, y: drag.base.y - travel.y)
    lockDirection(&wanted, travel: travel)
    if keyboardDismissMode.isInteractive { pullKeyboard() }
    scroll(to: CGPoint(x: limitedX(wanted.x), y: limitedY(wanted.y)))
  }

  /// [D] The keyboard follows a finger that crosses its edge.
  private func pullKeyboard() {
    window?.stage?.keyboard.follow(finger: pan.location(in: nil).y)
  }

  private func lockDirection(_ wanted: inout CGPoint, travel: CGPoint) {
    guard isDirectionalLockEnabled else { return }
    if drag.lock == nil, travel != .zero { drag.lock = ScrollLock(of: travel) }
    if drag.lock == .horizontal { wanted.y = drag.base.y }
    if drag.lock == .vertical { wanted.x = drag.base.x }
  }

  private func limitedX(_ wanted: CGFloat) -> CGFloat {
    guard scrollsHorizontally else { return contentOffset.x }
    return bounces ? bands.x.limited(wanted, in: limits.x) : wanted.clamped(to: limits.x)
  }

  private func limitedY(_ wanted: CGFloat) -> CGFloat {
    guard scrollsVertically else { return contentOffset.y }
    return bounces ? bands.y.limited(wanted, in: limits.y) : wanted.clamped(to: limits.y)
  }

  /// [M] Content that follows the finger on a rubber band goes on with its own speed.
  private func contentVelocity(_ pull: CGPoint) -> CGPoint {
    guard bounces else { return pull }
    let (base, offset) = (drag.base, contentOffset)
    return CGPoint(
      x: bands.x.speed(at: offset.x, in: limits.x, pulledAt: pull.x, since: base.x),
      y: bands.y.speed(at: offset.y, in: limits.y, pulledAt: pull.y, since: base.y)
    )
  }

  private func endDragging(velocity finger: CGPoint) {
    guard drag.isDragging else { return }
    if keyboardDismissMode.isInteractive { window?.stage?.keyboard.dragEnded(velocity: finger.y) }
    let pull = CGPoint(
      x: scrollsHorizontally && drag.lock != .vertical ? -finger.x : 0,
      y: scrollsVertically && drag.lock != .horizontal ? -finger.y : 0
    )
    let velocity = contentVelocity(pull)
    let planned = plannedTarget(velocity)
    // [D] In points per millisecond; [M] that of the finger, also beyond an edge.
    let speed = CGPoint(x: pull.x / 1000, y: pull.y / 1000)
    var target = restingOffset(planned, speed)
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: speed,
      targetContentOffset: &target
    )
    let wanted = target
    target = besideBar(wanted, velocity: velocity)
    drag.isDragging = false
    drag.isTracking = false
    let isChanged = target != planned || isPagingEnabled
    let decelerates = velocity != .zero || isChanged || clamped(contentOffset) != contentOffset
    let isThere = onPixels(target) == contentOffset && clamped(contentOffset) == contentOffset
    let moves = decelerates && !isThere
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    if moves {
      let rate = target == wanted ? restingRate : settlingRate
      startDeceleration(velocity, target: isChanged ? target : nil, rate: rate)
    } else {
      hideIndicators()
    }
  }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
