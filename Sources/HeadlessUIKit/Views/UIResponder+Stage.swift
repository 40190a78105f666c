import Foundation
import VirtualTime

extension UIResponder {
  /// The stage on which this responder can be first responder: that of its window, or the ambient
  /// one.
  var homeStage: Stage {
    sequence(first: self, next: \.next).lazy.compactMap(\.ownStage).first ?? .current
  }
}

extension UIResponder {
  /// The nearest controller on the responder chain, starting with this responder.
  var nearestController: UIViewController? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}

extension UIResponder: StageObject {
  package var homeCore: StageCore { homeStage.core }
}

extension UIView: SubstitutedSender {
  package func substitute(of type: Any.Type) -> AnyObject? {
    guard let substitute = (type as? UIView.Type)?.made(frame: frame),
      substitute.isKind(of: Swift.type(of: self))
    else { return nil }
    return substitute
  }
}
