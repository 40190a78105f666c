import Foundation
import Geometry
import Timeline

extension UIScrollView {
  /// Changes the offset by the scroll view itself.
  func scroll(to offset: CGPoint) {
    let offset = onPixels(offset)
    guard offset != contentOffset else { return }
    let wasSetting = isSettingOffset
    isSettingOffset = true
    bounds.origin = offset
    isSettingOffset = wasSetting
  }

  func scrolled() {
    layoutRoot.layoutStateIfAny?.engine?.scrolled(self)
    refreshControl?.follow(self)
    watcher?.scrolled(self)
    bottomEdgeObserver?.bottomMoved()
    // [M] The delegate does not hear of bounds that are set, nor of those that it sets itself.
    guard isSettingOffset else { return }
    isSettingOffset = false
    delegate?.scrollViewDidScroll(self)
  }

  func stopMotion() {
    ticker?.stop()
    (ticker, slide) = (nil, nil)
    let end = motionEnd
    motionEnd = nil
    end?()
  }

  func move(to offset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, onPixels(offset) != contentOffset, layer.core.areAnimationsEnabled else {
      return scroll(to: offset)
    }
    glide { offset }
  }

  /// [W] A drag or deceleration continues from an offset that was set.
  func recentre(at offset: CGPoint) {
    guard drag.isDragging || slide != nil, UIView.inheritedAnimationDuration == 0 else {
      return move(to: offset, animated: false)
    }
    let offset = onPixels(offset)
    guard offset != contentOffset else { return }
    let velocity = slide?.velocity(at: layer.core.now)
    drag.firstOffset.x += offset.x - contentOffset.x
    drag.firstOffset.y += offset.y - contentOffset.y
    scroll(to: offset)
    keepDragOffset()
    if let slide, let velocity { slow(velocity, to: nil, slide.rate) }
  }

  /// Scrolls to the current value of `target`, since content may be sized while scrolling.
  func glide(
    toward target: @escaping () -> CGPoint,
    ending tell: @escaping (UIScrollView) -> Void = {
      $0.delegate?.scrollViewDidEndScrollingAnimation($0)
    }
  ) {
    let start = contentOffset
    motionEnd = { [weak self] in
      guard let self else { return }
      hideIndicators()
      tell(self)
    }
    showIndicators()
    ticker = FrameTicker(layer.core, duration: ScrollPacing.duration) { [weak self] time in
      let share = CGFloat(ScrollPacing.share(at: time / ScrollPacing.duration))
      let isOver = time >= ScrollPacing.duration
      let goal = target()
      self?.scroll(
        to: isOver
          ? goal
          : CGPoint(
            x: start.x + (goal.x - start.x) * share,
            y: start.y + (goal.y - start.y) * share
          )
      )
      if isOver { self?.stopMotion() }
    }
  }

  /// [D] Scrolls as little as necessary; of a rectangle larger than the view, the beginning is
  /// shown.
  func show(_ rect: CGRect, _ animated: Bool) {
    let insets = currentInsets
    let room = bounds.inset(by: insets)
    func shift(low: CGFloat, high: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat {
      if low < from || high - low > to - from { return low - from }
      return high > to ? high - to : 0
    }
    let wanted = CGPoint(
      x: contentOffset.x + shift(low: rect.minX, high: rect.maxX, from: room.minX, to: room.maxX),
      y: contentOffset.y + shift(low: rect.minY, high: rect.maxY, from: room.minY, to: room.maxY)
    )
    let offset = onPixels(clamped(wanted))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: After a drag

  private func release(_ axis: NSLayoutConstraint.Axis, velocity: CGPoint, rate: CGFloat)
    -> ScrollMotion.Release
  {
    let isX = axis == .horizontal
    return ScrollMotion.Release(
      offset: isX ? contentOffset.x : contentOffset.y,
      velocity: isX ? velocity.x : velocity.y,
      limits: isX ? limits.x : limits.y,
      rate: rate,
      bounces: bounces && (isX ? scrollsHorizontally : scrollsVertically),
      threshold: pixel / 2
    )
  }

  /// Where a release would come to rest, inside the limits.
  func plannedTarget(_ velocity: CGPoint) -> CGPoint {
    if isPagingEnabled { return pageTarget(velocity) }
    let rate = decelerationRate.rawValue
    func rest(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
      ScrollMotion(release(axis, velocity: velocity, rate: rate), to: nil).end
    }
    return clamped(CGPoint(x: rest(.horizontal), y: rest(.vertical)))
  }

  // [I] The speed, in points per second, at which a flick turns the page.
  nonisolated static let flick: CGFloat = 250

  /// [W] The next page in the direction of a flick, otherwise the nearest; at most one further.
  private func pageTarget(_ velocity: CGPoint) -> CGPoint {
    func page(now: CGFloat, first: CGFloat, speed: CGFloat, length: CGFloat) -> CGFloat {
      guard length > 0 else { return now }
      let start = (first / length).rounded()
      let position = now / length
      var page = position.rounded()
      if speed > Self.flick { page = position.rounded(.up) }
      if speed < -Self.flick { page = position.rounded(.down) }
      return min(max(page, start - 1), start + 1) * length
    }
    let first = drag.firstOffset
    return clamped(
      CGPoint(
        x: page(now: contentOffset.x, first: first.x, speed: velocity.x, length: bounds.width),
        y: page(now: contentOffset.y, first: first.y, speed: velocity.y, length: bounds.height)
      )
    )
  }

  /// [I] A page arrives like content with the fast deceleration rate.
  var restingRate: DecelerationRate { isPagingEnabled ? .fast : decelerationRate }

  /// [I] A bar that is partly collapsed moves on like a page; content that comes from below it
  /// slows down as usual, since it would have to hurry.
  var settlingRate: DecelerationRate { isAtTop ? .fast : restingRate }

  func startDeceleration(_ velocity: CGPoint, target: CGPoint?, rate: DecelerationRate) {
    stopMotion()
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    motionEnd = { [weak self] in
      guard let self else { return }
      isDecelerating = false
      hideIndicators()
      delegate?.scrollViewDidEndDecelerating(self)
    }
    slow(velocity, to: target, rate.rawValue)
  }

  private func slow(_ velocity: CGPoint, to target: CGPoint?, _ rate: CGFloat) {
    ticker?.stop()
    let slide = ScrollSlide(
      x: ScrollMotion(release(.horizontal, velocity: velocity, rate: rate), to: target?.x),
      y: ScrollMotion(release(.vertical, velocity: velocity, rate: rate), to: target?.y),
      rate: rate,
      start: layer.core.now
    )
    self.slide = slide
    ticker = FrameTicker(layer.core, duration: slide.duration) { [weak self] time in
      guard let self else { return }
      let isOver = time >= slide.duration
      let running = ticker
      scroll(to: isOver ? slide.end : slide.offset(at: time))
      // A callback may have started another motion.
      if isOver, ticker === running { stopMotion() }
    }
  }
}

/// The deceleration in both directions.
struct ScrollSlide {
  let x: ScrollMotion
  let y: ScrollMotion
  let rate: CGFloat
  let start: Instant

  var duration: TimeInterval { max(x.duration, y.duration) }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.offset(at: time), y: y.offset(at: time))
  }

  func velocity(at now: Instant) -> CGPoint {
    let time = (now - start).seconds
    return CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
  }

  var end: CGPoint { CGPoint(x: x.end, y: y.end) }
}
