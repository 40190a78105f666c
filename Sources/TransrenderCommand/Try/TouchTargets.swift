import Foundation
import Geometry
import HeadlessUIKit

/// The views of a window that respond to taps: controls, items of bars, views with a tap recognizer
/// and the first rows of lists, from top to bottom; then those that respond to drags.
@MainActor
struct TouchTargets {
  struct Target {
    let name: String
    let point: CGPoint
    /// Where a drag ends.
    let end: CGPoint
    let motion: TouchMotion

    func touch(_ number: Int) -> TrialScene.Touch {
      TrialScene.Touch(number: number, name: name, motion: motion)
    }
  }

  private(set) var targets: [Target] = []
  private let window: UIWindow

  /// A limit that keeps pages short.
  private static let most = 16
  /// How many rows of one list are tapped.
  private static let rows = 3

  init(_ window: UIWindow) {
    self.window = window
    collect(window)
    targets = Array(targets.prefix(Self.most)) + DragTargets(window).targets
  }

  /// The targets as a scene names them.
  var touches: [TrialScene.Touch] { targets.enumerated().map { $1.touch($0) } }

  private mutating func collect(_ view: UIView) {
    guard Self.takesTouches(view) else { return }
    if view is UIButton || Self.isBarItem(view) {
      add(view, named: Self.title(of: view))
      return
    }
    if view is UIControl || Self.waitsForTap(view) { add(view, named: Self.title(of: view)) }
    for child in view.subviews where !Self.isRow(child) { collect(child) }
    // Lists add their rows in another order than they show them.
    let rows = view.subviews.filter { Self.isRow($0) && !$0.isHidden }.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    for (index, row) in rows.prefix(Self.rows).enumerated() {
      add(row, named: Self.words(in: row) ?? "row \(index + 1)")
      // The controls of the others are of the same kinds.
      if index == 0 { for child in row.subviews { collect(child) } }
    }
  }

  private static func isRow(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UICollectionViewCell
  }

  private mutating func add(_ view: UIView, named name: String) {
    let frame = view.convert(view.bounds, to: window).intersection(window.bounds)
    guard !frame.isNull, !frame.isEmpty else { return }
    let point = CGPoint(x: frame.midX, y: frame.midY)
    guard let hit = window.hitTest(point, with: nil), hit.isDescendant(of: view),
      !targets.contains(where: { $0.point == point }), !Self.leaves(hit, toPartsOf: view)
    else { return }
    targets.append(Target(name: name, point: point, end: point, motion: .tap))
  }

  /// Whether a control that is a part of another one is touched there, such as a date picker's field;
  /// it is a target of its own.
  private static func leaves(_ hit: UIView, toPartsOf view: UIView) -> Bool {
    view is UIControl
      && sequence(first: hit, next: \.superview).prefix { $0 !== view }.contains { $0 is UIControl }
  }

  private static func isBarItem(_ view: UIView) -> Bool {
    view is UIControl
      && sequence(first: view, next: \.superview).contains {
        $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar
      }
  }

  /// [I] Recognizers of lists and windows serve other purposes: they put keyboards away.
  private static func waitsForTap(_ view: UIView) -> Bool {
    guard !(view is UIWindow), !(view is UIScrollView) else { return false }
    return (view.gestureRecognizers ?? []).contains {
      $0.isEnabled && ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
    }
  }

  static func takesTouches(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha > 0.01 && view.isUserInteractionEnabled
  }

  /// What stands in it, or its class.
  static func title(of view: UIView) -> String {
    words(in: view) ?? TypeNames.of(view)
  }

  private static func words(in view: UIView) -> String? {
    if let label = view.accessibilityLabel, !label.isEmpty { return "'\(label)'" }
    if let text = (view as? UILabel)?.text, !text.isEmpty { return "'\(text)'" }
    return view.subviews.lazy.compactMap(words).first
  }
}
