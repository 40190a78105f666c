import Foundation
import Scene

@testable import HeadlessUIKit

// The players of the specification's logs. The engine logs by class name, so each has a class.

class A: UIViewController {}
class B: UIViewController {}
class C: UIViewController {}

final class Nav: UINavigationController {}
final class Tabs: UITabBarController {}

/// Hears everything and decides nothing.
final class Ear: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}

extension Stage {
  /// The callbacks since `mark`, layout left out: `B.viewWillAppear(true)`.
  func callbacks(since mark: Int = 0) -> [String] {
    log[mark...].map { "\($0.subject).\($0.name)" }
      .filter { line in
        let others = [
          "LayoutSubviews", "loadView", "updateViewConstraints", "viewIsAppearing",
          "transitionContext.", "transitionCoordinator.", "startInteractiveTransition",
          "transitionDuration", "animateTransition", "interruptibleAnimator", "animationEnded",
        ]
        return !others.contains { line.contains($0) }
      }
      .map { $0.replacingOccurrences(of: "animated: ", with: "") }
  }

  /// What `body` and the time until all is quiet bring.
  func callbacks(of body: () -> Void) throws -> [String] {
    let mark = log.count
    try record { body() }
    return callbacks(since: mark)
  }
}
