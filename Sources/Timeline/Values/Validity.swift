/// A value that can validate itself, so that one rule serves code and data.
protocol Validated {
  var fault: TimelineError? { get }
}

extension Validated {
  /// Traps with the sentence that invalid data would throw, for programming errors.
  func trusted() -> Self {
    if let fault { preconditionFailure(fault.description) }
    return self
  }

  /// Throws if the value is invalid.
  func checked() throws(TimelineError) -> Self {
    if let fault { throw fault }
    return self
  }
}

/// The first of several conditions that does not hold.
func firstFault(_ claims: (holds: Bool, TimelineError)...) -> TimelineError? {
  claims.first { !$0.holds }?.1
}
