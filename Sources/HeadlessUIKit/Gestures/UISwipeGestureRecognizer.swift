import Foundation

/// Recognizes a quick movement in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D] The bits of UISwipeGestureRecognizer.h.
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  // [W] How far a swipe must get along and may get across, both less the longer it takes.
  private static let distance: CGFloat = 50
  private static let distanceLoss: CGFloat = 0.94
  private static let deviationLoss: CGFloat = 0.98
  private static let longest: TimeInterval = 0.5

  private var start = CGPoint.zero
  private var began: TimeInterval = 0

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  open var direction = Direction.right  // [D]
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count <= numberOfTouchesRequired else { return state = .failed }
    (start, began) = (lastLocation, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let time = event.timestamp - began
    guard time <= Self.longest + 1e-9 else { return state = .failed }
    let least = Self.distance * (1 - Self.distanceLoss * CGFloat(time))
    let widest = Self.distance * (1 - Self.deviationLoss * CGFloat(time))
    let (x, y) = (lastLocation.x - start.x, lastLocation.y - start.y)
    let distances: [(Direction, along: CGFloat, across: CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.up, -y, x), (.down, y, x),
    ]
    let wanted = distances.filter { direction.contains($0.0) }
    let open = wanted.filter {
      abs($0.across) <= widest && $0.along > -UIPanGestureRecognizer.slop
    }
    guard !open.isEmpty else { return state = .failed }
    guard tracked.count == numberOfTouchesRequired else { return }
    if open.contains(where: { $0.along >= least && $0.along >= abs($0.across) }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
