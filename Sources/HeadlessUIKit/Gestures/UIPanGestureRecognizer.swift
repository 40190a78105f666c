@preconcurrency public import Foundation

/// Recognizes dragging.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// [M] How far a finger may move before it drags: Numbers.md, slop.
  static let slop: CGFloat = 10

  private var trail = VelocityTracker()
  /// The origin of the translation.
  private(set) var origin = CGPoint.zero
  private var location = CGPoint.zero
  /// The recognizer whose substitute this one is.
  private weak var original: UIPanGestureRecognizer?

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// Kept; fingers alone drag on a stage.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// In the coordinates of `view`, without the slop once the drag has begun.  [I]
  open func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (origin.in(view), location.in(view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let target = location.in(view)
    let from = CGPoint(x: target.x - translation.x, y: target.y - translation.y)
    origin = view?.convert(from, to: nil) ?? from
    original?.setTranslation(translation, in: view)
  }

  override func copyGesture(of other: UIGestureRecognizer) {
    super.copyGesture(of: other)
    guard let other = other as? UIPanGestureRecognizer else { return }
    (trail, origin, location, original) = (other.trail, other.origin, other.location, other)
  }

  /// In points per second of virtual time.
  open func velocity(in view: UIView?) -> CGPoint {
    let speed = trail.velocity(at: arbiter?.now ?? 0)
    let (zero, moved) = (CGPoint.zero.in(view), speed.in(view))
    return CGPoint(x: moved.x - zero.x, y: moved.y - zero.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count <= maximumNumberOfTouches else {
      // [I] An additional finger makes a drag fail that has not begun; later it is ignored.
      if !isActive { return state = .failed }
      return tracked.removeAll { touches.contains($0) }
    }
    if tracked.count == touches.count {
      (origin, location) = (lastLocation, lastLocation)
      trail = VelocityTracker()
      trail.add(location, at: event.timestamp)
    } else {
      carryOn()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // [D] Movement counts while enough fingers are down.
    guard tracked.count >= minimumNumberOfTouches else { return carryOn() }
    location = lastLocation
    trail.add(location, at: event.timestamp)
    if isActive { return state = .changed }
    guard ownState == .possible else { return }
    switch verdict(origin, location) {
    case .wait: break
    case .no: state = .failed
    case .yes: state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.isEmpty {
      state = isActive ? .ended : .failed
    } else {
      carryOn()
    }
  }

  /// Keeps the translation when fingers are added or lifted, or too few of them move.
  private func carryOn() {
    let middle = tracked.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
    }
    let count = CGFloat(max(tracked.count, 1))
    let now = CGPoint(x: middle.x / count, y: middle.y / count)
    let offset = CGPoint(x: now.x - location.x, y: now.y - location.y)
    origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    location = now
    lastLocation = now
    trail.shift(by: offset)
  }

  enum Verdict {
    case wait, yes, no
  }

  /// Decides whether this is a drag.
  func verdict(_ start: CGPoint, _ now: CGPoint) -> Verdict {
    now.distance(to: start) >= Self.slop ? .yes : .wait
  }

  override func willBegin() {
    // The slop is not part of the drag, however long the first step was.
    let distance = location.distance(to: origin)
    guard distance > 0 else { return }
    let share = min(1, Self.slop / distance)
    origin = CGPoint(
      x: origin.x + (location.x - origin.x) * share,
      y: origin.y + (location.y - origin.y) * share
    )
  }
}

extension CGPoint {
  /// Converts a point from the window to a view's coordinates.
  @MainActor
  fileprivate func `in`(_ view: UIView?) -> CGPoint { view?.convert(self, from: nil) ?? self }
}
