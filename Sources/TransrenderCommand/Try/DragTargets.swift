import Foundation
import Geometry
import HeadlessUIKit

/// The views of a window that respond to drags: those with a recognizer of pans or swipes, those that
/// scroll by pages, and those that are pulled to refresh them.
@MainActor
struct DragTargets {
  private(set) var targets: [TouchTargets.Target] = []
  private let window: UIWindow

  /// A limit that keeps pages short.
  private static let most = 8
  // [I] A drag begins near the side of the view that it leaves, and ends near that of the window.
  private static let startMargin: CGFloat = 0.15
  private static let endMargin: CGFloat = 0.05

  private struct Stroke {
    let motion: TouchMotion
    var beginsAtEdge = false
  }

  init(_ window: UIWindow) {
    self.window = window
    collect(window)
    targets = Array(targets.prefix(Self.most))
  }

  private mutating func collect(_ view: UIView) {
    guard TouchTargets.takesTouches(view) else { return }
    for stroke in Self.strokes(of: view) { add(stroke, on: view) }
    for child in view.subviews { collect(child) }
  }

  private mutating func add(_ stroke: Stroke, on view: UIView) {
    let motion = stroke.motion
    guard let start = start(of: stroke, on: view),
      !targets.contains(where: { $0.point == start && $0.motion == motion })
    else { return }
    targets.append(
      TouchTargets.Target(
        name: Self.name(of: view),
        point: start,
        end: Self.side(motion, of: window.bounds, margin: Self.endMargin, through: start),
        motion: motion
      )
    )
  }

  private func start(of stroke: Stroke, on view: UIView) -> CGPoint? {
    let frame = view.convert(view.bounds, to: window).intersection(window.bounds)
    guard !frame.isNull, !frame.isEmpty else { return nil }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let origin = stroke.motion.opposite
    let edges = window.bounds.insetBy(dx: 1, dy: 1)
    let places =
      stroke.beginsAtEdge
      ? [Self.side(origin, of: edges, margin: 0, through: middle)]
      : [Self.side(origin, of: frame, margin: Self.startMargin, through: middle), middle]
    return places.first { window.hitTest($0, with: nil)?.isDescendant(of: view) ?? false }
  }

  /// The place beside the side of a rectangle to which a motion leads.
  private static func side(
    _ motion: TouchMotion,
    of frame: CGRect,
    margin: CGFloat,
    through middle: CGPoint
  ) -> CGPoint {
    switch motion {
    case .tap: middle
    case .left: CGPoint(x: frame.minX + margin * frame.width, y: middle.y)
    case .right: CGPoint(x: frame.maxX - margin * frame.width, y: middle.y)
    case .up: CGPoint(x: middle.x, y: frame.minY + margin * frame.height)
    case .down: CGPoint(x: middle.x, y: frame.maxY - margin * frame.height)
    }
  }

  private static func name(of view: UIView) -> String {
    if let controller = view.next as? UIViewController {
      return TypeNames.of(controller)
    }
    return TouchTargets.title(of: view)
  }
}

extension DragTargets {
  private static func strokes(of view: UIView) -> [Stroke] {
    let recognizers = (view.gestureRecognizers ?? []).filter { $0.isEnabled && !popsNothing($0) }
    let scrollView = view as? UIScrollView
    return recognizers.flatMap { strokes(of: $0, on: view) } + pages(of: scrollView)
      + pulls(of: scrollView)
  }

  /// Whether it would go back from the first screen of a stack.
  private static func popsNothing(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let stack = recognizer.view?.next as? UINavigationController else { return false }
    return stack.viewControllers.count < 2 && stack.interactivePopGestureRecognizer === recognizer
  }

  private static func strokes(of recognizer: UIGestureRecognizer, on view: UIView) -> [Stroke] {
    switch recognizer {
    case let edge as UIScreenEdgePanGestureRecognizer:
      inward.filter { edge.edges.contains($0.edge) }
        .map { Stroke(motion: $0.motion, beginsAtEdge: true) }
    case let swipe as UISwipeGestureRecognizer where swipe.numberOfTouchesRequired == 1:
      directions.filter { swipe.direction.contains($0.direction) }
        .map { Stroke(motion: $0.motion) }
    // Those of lists scroll them and uncover the actions of rows.
    case let pan as UIPanGestureRecognizer
    where pan.minimumNumberOfTouches == 1 && !(view is UIScrollView):
      directions.map { Stroke(motion: $0.motion) }
    default: []
    }
  }

  private static func pages(of view: UIScrollView?) -> [Stroke] {
    guard let view, view.isPagingEnabled, view.isScrollEnabled else { return [] }
    var found: [Stroke] = []
    if view.contentSize.width > view.bounds.width { found.append(Stroke(motion: .left)) }
    if view.contentSize.height > view.bounds.height { found.append(Stroke(motion: .up)) }
    return found
  }

  /// At the top, where a pull uncovers what refreshes the content.
  private static func pulls(of view: UIScrollView?) -> [Stroke] {
    guard let view, view.isScrollEnabled, let control = view.refreshControl, control.isEnabled,
      !control.isRefreshing, view.contentOffset.y < 1 - view.adjustedContentInset.top
    else { return [] }
    return [Stroke(motion: .down)]
  }

  private static let inward: [(edge: UIRectEdge, motion: TouchMotion)] = [
    (.left, .right), (.right, .left), (.top, .down), (.bottom, .up),
  ]

  /// What dismisses comes first.
  private static let directions:
    [(direction: UISwipeGestureRecognizer.Direction, motion: TouchMotion)] = [
      (.down, .down), (.right, .right), (.left, .left), (.up, .up),
    ]
}
