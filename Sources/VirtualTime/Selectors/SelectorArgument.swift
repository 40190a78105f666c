import Foundation

/// Chooses the argument that a method receives as its sender.
@MainActor
enum SelectorArgument {
  /// Objective-C calls a method even if it expects a subclass of the sender's class.
  ///
  /// Swift cannot pass the sender as another class, so a substitute of the expected class is
  /// passed, and the film reports it. [D] rule selector.narrower-parameter
  package static func first<Wanted>(_ arguments: [Any?], as type: Wanted.Type) -> Wanted? {
    guard let sender = arguments.first else { return nil }
    if let sender = sender as? Wanted { return sender }
    // [W] Objective-C takes any object for true, as `endEditing(_:)` is a usual action of taps, and
    // nil for false.
    if type == Bool.self { return (sender != nil) as? Wanted }
    guard let sender = sender as? any SubstitutedSender,
      let substitute = sender.substitute(of: type)
    else { return nil }
    sender.homeCore.warnOnce(
      String(describing: Swift.type(of: sender)),
      "sent an action to a method that takes another class, \(type); a new \(type) was passed"
        + " instead",
      remedy: "declare the parameter as \(Swift.type(of: sender))"
    )
    return substitute as? Wanted
  }
}

/// An object that knows its stage.
@MainActor
package protocol StageObject: AnyObject {
  var homeCore: StageCore { get }
}

/// A sender that can make an object of another class as its substitute.
package protocol SubstitutedSender: StageObject {
  /// Returns nil unless `type` is a subclass of its own class.
  func substitute(of type: Any.Type) -> AnyObject?
}
