import Foundation

/// The arguments of an action method.
@MainActor
enum SelectorArgument {
  /// [D] Y6: Objective-C calls a method even if it expects a subclass of the sender's class.
  ///
  /// Swift cannot pass the sender as another class, so an empty view of that class is passed, which
  /// is reported.
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
