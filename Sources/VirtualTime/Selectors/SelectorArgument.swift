import Foundation

/// What a method gets for its sender.
@MainActor
enum SelectorArgument {
  /// [D] Y6: Objective-C calls a method that wants a subclass of the sender's class all the same.
  ///
  /// Swift cannot pass the sender off as another class, so an object of that class stands in for
  /// it, and the film says so.
  package static func first<Wanted>(_ arguments: [Any?], as type: Wanted.Type) -> Wanted? {
    guard let sender = arguments.first else { return nil }
    if let sender = sender as? Wanted { return sender }
    guard let sender = sender as? any SubstitutedSender,
      let substitute = sender.substitute(of: type)
    else { return nil }
    sender.homeCore.warnOnce(
      String(describing: Swift.type(of: sender)),
      "sent an action to a method that takes \(type), which it is not; an empty \(type) was passed"
        + " instead",
      remedy: "let the method take \(Swift.type(of: sender))"
    )
    return substitute as? Wanted
  }
}

/// An object that knows which stage it is on.
@MainActor
package protocol StageObject: AnyObject {
  var homeCore: StageCore { get }
}

/// A sender that can make an empty object of another class, to stand in for it.
package protocol SubstitutedSender: StageObject {
  /// Nil unless `type` is a subclass of its own class.
  func substitute(of type: Any.Type) -> AnyObject?
}
