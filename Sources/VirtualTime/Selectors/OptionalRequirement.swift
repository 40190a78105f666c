/// A requirement that a delegate need not implement: here a default implementation answers then.
@preconcurrency @MainActor
public enum OptionalRequirement {
  /// The requirement that was last left to its default; nothing else can be seen from outside.
  static var unanswered: String?

  /// The answer of a delegate that implements the requirement, and nil otherwise, as a call with a
  /// question mark after the method's name gives on iOS.
  ///
  /// Porting writes it where it matters whether the delegate or the default has answered.
  public static func answer<Answer>(
    to requirement: String,
    _ call: @autoclosure () -> Answer?
  ) -> Answer? {
    let outer = unanswered
    defer { unanswered = outer }
    unanswered = nil
    let answer = call()
    return unanswered == requirement ? nil : answer
  }
}
