import Foundation

/// What a method gets for its sender.
@MainActor
enum SelectorArgument {
  /// [D] Y6: Objective-C calls a method that wants a subclass of the sender's class all the same.
  ///
  /// Swift cannot pass the sender off as another class, so a view of that class stands in for it,
  /// and the film says so.
  static func first<Wanted>(_ arguments: [Any?], as type: Wanted.Type) -> Wanted? {
    guard let sender = arguments.first else { return nil }
    if let sender = sender as? Wanted { return sender }
    guard let sender = sender as? UIView,
      let substitute = (type as? UIView.Type)?.made(frame: sender.frame),
      substitute.isKind(of: Swift.type(of: sender))
    else { return nil }
    sender.homeStage.core.warnOnce(
      String(describing: Swift.type(of: sender)),
      "sent an action to a method that takes \(type), which it is not; an empty \(type) was passed"
        + " instead",
      remedy: "let the method take \(Swift.type(of: sender))"
    )
    return substitute as? Wanted
  }
}
