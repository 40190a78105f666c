/// Snapshots and views that an animation controller has added and has to remove.
///
/// Views that other code adds, such as a spinner or a frozen background, may stay.
struct AnimatorViews {
  private struct WeakView {
    weak var view: AnyObject?
  }

  /// The number of animation controllers that are currently running.
  private var depth = 0
  private var views: [WeakView] = []

  mutating func begin() {
    depth += 1
    views.removeAll { $0.view == nil }
  }

  mutating func end() { depth -= 1 }

  /// Records a view that an animation controller makes or adds.
  mutating func note(_ view: AnyObject) {
    if depth > 0 { views.append(WeakView(view: view)) }
  }

  func contains(_ view: AnyObject) -> Bool { views.contains { $0.view === view } }
}
