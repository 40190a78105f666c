import Foundation
import Scene

/// What a film that has come to rest finds out of order.
extension Stage {
  /// Faults of the tree of controllers that nothing will put right any more.
  func inspectAtRest() {
    for controller in controllers { controller.inspectAtRest(core) }
    for window in windows { window.findLeftovers(core) }
  }
}

extension UIViewController {
  fileprivate func inspectAtRest(_ core: StageCore) {
    if appearance.isInTransition, !hasDeferredEnd {
      core.warnAgain(
        name,
        "\(appearance.phase) since a beginAppearanceTransition that no endAppearanceTransition"
          + " has followed",
        remedy: "call endAppearanceTransition when the child's transition is over"
      )
    }
    if move.owesArrival {
      core.warnAgain(
        name,
        "was added to \(parent?.name ?? "a parent") and never told didMove(toParent:)",
        remedy: "call didMove(toParent:) after its view is in place, and super in overrides"
      )
    }
  }

  /// [D] The container's duty before a removal.
  func warnAboutSilentRemoval() {
    guard !move.isAnnounced else { return }
    warn(
      "was removed from its parent without willMove(toParent: nil)",
      remedy: "call willMove(toParent: nil) first, and super in overrides"
    )
  }
}

extension UIWindow {
  /// Views that stand directly in the window and belong to nobody.
  fileprivate func findLeftovers(_ core: StageCore) {
    for view in snapshots(below: self) {
      core.warnAgain(
        "UIView",
        "a snapshot that was taken for a transition is still in \(view.place)",
        remedy: "remove it from its superview in the completion, also when the transition fails"
      )
    }
  }

  private func snapshots(below view: UIView) -> [UIView] {
    view.subviews.flatMap { $0.isTransitionSnapshot ? [$0] : snapshots(below: $0) }
  }
}

extension UIView {
  /// A frozen picture directly in a window, or as large as one.
  fileprivate var isTransitionSnapshot: Bool {
    guard isSnapshot, let window else { return false }
    if superview === window { return true }
    return bounds.width >= window.bounds.width && bounds.height >= window.bounds.height
  }

  fileprivate var place: String {
    guard let superview else { return "no view" }
    return superview is UIWindow ? "the window" : "a \(type(of: superview))"
  }
}

extension StageCore {
  /// Unless the same was said of the same subject before.
  fileprivate func warnAgain(_ subject: String, _ sentence: String, remedy: String) {
    let isKnown = journal.faults.contains { $0.subject == subject && $0.sentence == sentence }
    if !isKnown { warn(subject, sentence, remedy: remedy) }
  }
}
