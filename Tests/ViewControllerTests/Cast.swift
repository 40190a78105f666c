import Foundation
import Geometry
import Scene

@testable import HeadlessUIKit

// The players of the specification's logs. The engine logs by class name, so each has a class.

class P: UIViewController {}
class Q: UIViewController {}
class C: UIViewController {}
class D: UIViewController {}

/// A container that forwards appearance callbacks by hand.
final class Manual: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

extension Stage {
  /// The alert or sheet of iOS up to 8 on screen.
  var numberedAlert: NumberedAlert? { controllers.compactMap { $0 as? NumberedAlert }.last }

  /// The callbacks since `mark`, layout left out: `C.viewWillAppear(false)`.
  func callbacks(since mark: Int = 0) -> [String] {
    log[mark...].map { "\($0.subject).\($0.name)" }
      .filter { line in
        !["LayoutSubviews", "loadView", "viewIsAppearing"].contains { line.contains($0) }
      }
      .map { $0.replacingOccurrences(of: "animated: ", with: "") }
  }

  /// What `body` and the turn it ends bring.
  func callbacks(of body: () -> Void) -> [String] {
    let mark = log.count
    body()
    advance(by: 0)
    return callbacks(since: mark)
  }
}
