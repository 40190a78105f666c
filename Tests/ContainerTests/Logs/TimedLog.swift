import Foundation
import Scene

@testable import HeadlessUIKit

extension Stage {
  /// Everything that is heard until all is quiet, as the specification writes it.
  ///
  /// With milliseconds: `500 B.didAppear(t)`; of the passes of layout only those of `shown`.
  func timed(layoutOf shown: String? = nil, of body: () throws -> Void) throws -> [String] {
    let (mark, start) = (log.count, now)
    try record { try body() }
    return timed(since: mark, from: start, layoutOf: shown)
  }

  func timed(since mark: Int, from start: TimeInterval, layoutOf shown: String?) -> [String] {
    var layouts: Set<String> = []
    return log[mark...].filter { event in
      guard event.name.contains("LayoutSubviews") else { return !event.isInside }
      // [D] Rule loading.layout-callbacks: layout may repeat.
      return event.subject == shown && layouts.insert(event.name).inserted
    }
    .map { "\(Int((($0.time - start) * 1000).rounded())) \($0.subject).\($0.short)" }
  }

  /// Everything that has happened, for whoever has to find out why.
  var story: String {
    log.filter { !$0.name.contains("Layout") }
      .map { "\(Int(($0.time * 1000).rounded())) \($0.subject).\($0.name)" }
      .joined(separator: "\n")
  }

  /// A line of the app's own.
  func note(_ subject: String, _ name: String) { core.note(subject, name) }
}

extension Film.Event {
  /// Not for apps to hear, or said by something else already.
  fileprivate var isInside: Bool {
    [
      "loadView", "updateViewConstraints", "viewIsAppearing", "transitionContext.",
      "transitionCoordinator.", "startInteractiveTransition", "transitionDuration",
      "animateTransition", "interruptibleAnimator", "statusBarAppearance",
      "animator.animationEnded",
    ].contains { "\(subject).\(name)".contains($0) }
  }

  /// `viewWillAppear(animated: true)` as the specification writes it: `willAppear(t)`.
  fileprivate var short: String {
    let plain = [
      ("animated: true", "t"), ("animated: false", "f"), ("toParent: ", ""),
      ("LayoutSubviews()", "Layout"), ("viewDidLoad()", "didLoad"),
    ].reduce(name) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    guard plain.hasPrefix("viewWill") || plain.hasPrefix("viewDid") else { return plain }
    return plain.dropFirst(4).prefix(1).lowercased() + plain.dropFirst(5)
  }
}
