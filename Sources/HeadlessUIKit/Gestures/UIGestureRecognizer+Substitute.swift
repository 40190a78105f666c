import Foundation
import VirtualTime

/// Rule selector.narrower-parameter: `panned(_ sender: UIScreenEdgePanGestureRecognizer)` of a pan.
extension UIGestureRecognizer: SubstitutedSender {
  package var homeCore: StageCore { view?.homeCore ?? .ambient }

  package func substitute(of type: Any.Type) -> AnyObject? {
    guard let substitute = (type as? UIGestureRecognizer.Type)?.fresh(),
      substitute.isKind(of: Swift.type(of: self))
    else { return nil }
    substitute.copyGesture(of: self)
    return substitute
  }
}
